/**
 * The words of a text in lower case and without accents, so that "Chauffe-eau" is `chauffe`, `eau`. A German ß is `ss`.
 */
export function plainWords(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe')
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      // "doesn't" is one word, and "l'eau" two.
      .replace(/n['’]t\b/g, 'nt')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
