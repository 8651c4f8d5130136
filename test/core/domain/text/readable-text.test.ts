import { describe, expect, it } from 'vitest';
import { isReadable, withUnreadableShown } from '#core/domain/text/readable-text.ts';

describe('text that can be read', () => {
  it.each([
    'Boiler serviced',
    'two\nlines\r\nand a\ttab',
    'Chaudière révisée, 120 €',
    'Größe ß Ł ő ñ',
    'कर्म क्\u200dष',
    'می\u200cخواهم',
    'தமிழ்',
    '日本語の葛\u{e0100}城',
    '❤️ 👍🏽 👩‍👩‍👧‍👦 🏳️‍🌈 1️⃣',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'עברית וערבית العربية',
    '',
  ])('includes %j', (text) => {
    expect(isReadable(text)).toBe(true);
    expect(withUnreadableShown(text)).toBe(text);
  });

  it.each([
    ['a NUL', 'a\0b', 'a\\u0000b'],
    ['an escape', '\u001b[31mred', '\\u001b[31mred'],
    ['a delete', 'a\u007fb', 'a\\u007fb'],
    ['a control of eight bits', 'a\u009b1m', 'a\\u009b1m'],
    ['an override of direction', 'Ada\u202exe.gpj', 'Ada\\u202exe.gpj'],
    ['an isolate', '\u2066a\u2069', '\\u2066a\\u2069'],
    ['a mark of direction', 'a\u200f', 'a\\u200f'],
    ['a space without width', 'a\u200bb', 'a\\u200bb'],
    ['a joiner between Latin letters', 'A\u200dda', 'A\\u200dda'],
    ['a non-joiner between Latin letters', 'A\u200cda', 'A\\u200cda'],
    ['a word joiner', 'a\u2060b', 'a\\u2060b'],
    ['a byte order mark', '\ufeffa', '\\ufeffa'],
    ['a soft hyphen', 'a\u00adb', 'a\\u00adb'],
    ['a Hangul filler', '\u3164', '\\u3164'],
    ['a separator of lines', 'a\u2028b', 'a\\u2028b'],
    ['tags without a flag', 'a\u{e0061}', 'a\\udb40\\udc61'],
    ['a variant without an ideograph', 'a\u{e0100}', 'a\\udb40\\udd00'],
    ['a half of a pair', 'a\ud83d', 'a\\ud83d'],
  ])('excludes %s, which becomes an escape', (_, text, shown) => {
    expect(isReadable(text)).toBe(false);
    expect(withUnreadableShown(text)).toBe(shown);
    expect(JSON.parse(`"${withUnreadableShown(text)}"`)).toBe(text);
  });
});
