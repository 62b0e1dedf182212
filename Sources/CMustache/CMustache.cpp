// The only file that knows the C++ library. Nothing thrown in here leaves it.

#include "CMustache.h"

#include <exception>
#include <kainjow/mustache.hpp>
#include <string>

#include "ValueDecoder.hpp"

namespace mustache = kainjow::mustache;

struct cmustache_text {
  std::string value;
};

struct cmustache_template {
  // Rendering is not declared const by the library, yet it changes a template only to keep the
  // error of a partial or a lambda, and no template given to it here has either.
  mutable mustache::mustache parsed;

  explicit cmustache_template(const std::string &text) : parsed(text) {}
};

namespace {

const char *escaped(char letter) {
  switch (letter) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\'': return "&#39;";
    default: return nullptr;
  }
}

std::string escape(const std::string &text) {
  std::size_t next = text.find_first_of("&<>\"'");
  if (next == std::string::npos) return text;
  std::string result;
  result.reserve(text.size() + 32);
  std::size_t start = 0;
  while (next != std::string::npos) {
    result.append(text, start, next - start);
    result.append(escaped(text[next]));
    start = next + 1;
    next = text.find_first_of("&<>\"'", start);
  }
  result.append(text, start, std::string::npos);
  return result;
}

}  // namespace

extern "C" cmustache_template *cmustache_parse(
    const char *text, size_t count, cmustache_text **error) {
  *error = nullptr;
  try {
    auto result = std::make_unique<cmustache_template>(std::string(text, count));
    if (!result->parsed.is_valid()) {
      *error = new cmustache_text{result->parsed.error_message()};
      return nullptr;
    }
    result->parsed.set_custom_escape(escape);
    return result.release();
  } catch (const std::exception &) {
    return nullptr;
  }
}

extern "C" void cmustache_free(cmustache_template *parsed) { delete parsed; }

extern "C" cmustache_text *cmustache_render(
    const cmustache_template *parsed, const uint8_t *values, size_t count) {
  try {
    patternbook::ValueDecoder decoder(values, count);
    mustache::data data = decoder.value();
    if (!decoder.isComplete()) return nullptr;
    auto result = std::make_unique<cmustache_text>();
    result->value.reserve(count * 2);
    parsed->parsed.render(
        data, [&result](const std::string &piece) { result->value.append(piece); });
    return result.release();
  } catch (const std::exception &) {
    return nullptr;
  }
}

extern "C" const char *cmustache_text_bytes(const cmustache_text *text) {
  return text->value.data();
}

extern "C" size_t cmustache_text_count(const cmustache_text *text) { return text->value.size(); }

extern "C" void cmustache_text_free(cmustache_text *text) { delete text; }
