#ifndef PATTERNBOOK_VALUE_DECODER_HPP
#define PATTERNBOOK_VALUE_DECODER_HPP

#include <cstddef>
#include <cstdint>
#include <kainjow/mustache.hpp>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

namespace patternbook {

/// Leads to the names of an object, which the library keeps to itself: its own way to add one makes
/// an empty object first and throws it away, for each of some hundred names of a page.
using NameStorage = std::unique_ptr<kainjow::mustache::object> kainjow::mustache::data::*;

template <NameStorage member>
struct NameAccess {
  friend kainjow::mustache::object &names(kainjow::mustache::data &value) {
    return *(value.*member);
  }
};

kainjow::mustache::object &names(kainjow::mustache::data &value);
template struct NameAccess<&kainjow::mustache::data::obj_>;

/// Reads the encoding that `cmustache_render` documents; throws where the bytes are none.
class ValueDecoder {
 public:
  using data = kainjow::mustache::data;

  ValueDecoder(const std::uint8_t *bytes, std::size_t count) : next_(bytes), end_(bytes + count) {}

  bool isComplete() const { return next_ == end_; }

  data value() {
    switch (byte()) {
      case 0: return data(false);
      case 1: return data(true);
      case 2: return data(text());
      case 3: return object();
      case 4: return list();
      default: throw std::invalid_argument("kind of value");
    }
  }

 private:
  const std::uint8_t *next_;
  const std::uint8_t *end_;

  std::uint8_t byte() {
    if (next_ == end_) throw std::out_of_range("value");
    return *next_++;
  }

  std::size_t number() {
    std::size_t result = 0;
    for (int shift = 0; shift < 32; shift += 8) result |= std::size_t(byte()) << shift;
    return result;
  }

  std::string text() {
    const std::size_t length = number();
    if (length > std::size_t(end_ - next_)) throw std::out_of_range("text");
    std::string result(reinterpret_cast<const char *>(next_), length);
    next_ += length;
    return result;
  }

  data object() {
    data result(data::type::object);
    std::size_t count = number();
    if (count > std::size_t(end_ - next_)) throw std::out_of_range("object");
    auto &storage = names(result);
    storage.reserve(count);
    for (; count > 0; --count) {
      std::string name = text();
      storage.emplace(std::move(name), value());
    }
    return result;
  }

  data list() {
    const std::size_t count = number();
    if (count > std::size_t(end_ - next_)) throw std::out_of_range("list");
    // The library offers only copies of whole lists; its own storage is filled in place instead.
    data result(data::type::list);
    auto &items = const_cast<kainjow::mustache::list &>(result.list_value());
    items.reserve(count);
    for (std::size_t index = 0; index < count; ++index) items.emplace_back(value());
    return result;
  }
};

}  // namespace patternbook

#endif
