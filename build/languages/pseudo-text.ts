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

/** The same text with accents, and longer by the share `more`, since other languages need more room than English. */
export function pseudoText(text: string, more = 0.4): string {
  const pieces = text.split(kept).map((piece, index) => {
    if (index % 2 === 1) return piece;
    return piece.replaceAll(/[a-z]+/gi, (word) => {
      const letters = [...word].map(
        (letter) => accented[letter] ?? accented[letter.toLowerCase()]?.toUpperCase() ?? letter,
      );
      return letters.join('') + (letters.at(-1) ?? '').repeat(Math.round(word.length * more));
    });
  });
  return pieces.join('');
}
