/**
 * Returns the parts of a `union`, an `intersect` or an `except` that read no table: a database that is divided by
 * households plans none of them.
 */
export function armsWithoutFrom(statement: string): readonly string[] {
  const plain = statement.replace(/'(?:[^']|'')*'/g, "''").replace(/--.*$/gm, '');
  return partsOf(plain).flatMap((part) => {
    const arms = part.split(/\b(?:union|intersect|except)\b(?:\s+(?:all|distinct)\b)?/i);
    return arms.length < 2
      ? []
      : arms.map((arm) => arm.trim()).filter((arm) => /^select\b/i.test(arm) && !/\bfrom\b/i.test(arm));
  });
}

/** The text and what each pair of parentheses in it contains, each without the parentheses inside it. */
function partsOf(text: string): readonly string[] {
  const done: string[] = [];
  const open: string[] = [''];
  for (const character of text) {
    if (character === '(') open.push('');
    else if (character === ')') {
      done.push(open.pop() ?? '');
      open.push(`${open.pop() ?? ''} `);
    } else open.push(`${open.pop() ?? ''}${character}`);
  }
  return [...done, ...open];
}
