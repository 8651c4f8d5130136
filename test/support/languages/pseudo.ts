/** Letters that readers can still read. */
const accented: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ď',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ľ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** What a translation leaves alone: addresses of links, marks, our address. */
const kept = /(\]\([^)]*\)|\{[^}]*\}|\[\[|\]\]|\b[A-Z]{2}(?: [A-Z]{2})*:|https?:\S+)/;

/** The same text with accents, and about 40% longer, since other languages need more room than English. */
function pseudoText(text: string): string {
  const pieces = text.split(kept).map((piece, index) => {
    if (index % 2 === 1) return piece;
    return piece.replaceAll(/[a-z]+/gi, (word) => {
      const letters = [...word].map(
        (letter) => accented[letter] ?? accented[letter.toLowerCase()]?.toUpperCase() ?? letter,
      );
      return letters.join('') + (letters.at(-1) ?? '').repeat(Math.round(word.length * 0.4));
    });
  });
  return pieces.join('');
}

/** Keys whose values are no texts. */
const isData = (key: string, value: unknown) =>
  typeof value === 'string' && (['id', 'where'].includes(key) || (key === 'date' && /^\d/.test(value)));

/** Words of English as those of an invented language. Functions return such texts. */
export function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function') return (...values: unknown[]) => pseudo(value(...values));
  if (Array.isArray(value)) return value.map(pseudo);
  if (typeof value !== 'object' || value === null || value instanceof Set) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, isData(key, below) ? below : pseudo(below)]),
  );
}
