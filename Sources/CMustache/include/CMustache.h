#ifndef CMUSTACHE_H
#define CMUSTACHE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parsed template. It never changes after parsing, so several threads may render it at once.
typedef struct cmustache_template cmustache_template;

/// A text that the caller frees.
typedef struct cmustache_text cmustache_text;

/// Parses a template. Returns NULL where Mustache refuses it, with its words in `error` (or NULL
/// there too when memory ran out).
cmustache_template *cmustache_parse(const char *text, size_t count, cmustache_text **error);

/// Frees a template; NULL is allowed.
void cmustache_free(cmustache_template *parsed);

/// Renders a template over encoded values: each value is one byte that tells its kind, then
/// 0 false, 1 true, 2 text (length, bytes), 3 object (count, then name and value of each, a name
/// being length and bytes), 4 list (count, values). Lengths and counts are 32 bits, lowest byte
/// first. Returns NULL where the values are no such encoding.
cmustache_text *cmustache_render(
    const cmustache_template *parsed, const uint8_t *values, size_t count);

/// The bytes of a text; they live as long as it does.
const char *cmustache_text_bytes(const cmustache_text *text);

/// How many bytes a text has.
size_t cmustache_text_count(const cmustache_text *text);

/// Frees a text; NULL is allowed.
void cmustache_text_free(cmustache_text *text);

#ifdef __cplusplus
}
#endif

#endif
