/** Letters and digits that are written from right to left, by their blocks: scripts alone would be a longer table. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text that people wrote, to be put into a sentence of ours. Where it is written from right to left, marks around it keep
 * its punctuation and the words beside it in place; any other text stays as it is. Never for what is stored or edited.
 */
export const isolated = (text: string): string =>
  rightToLeft.test(text) && !text.startsWith('\u2068') ? `\u2068${text}\u2069` : text;

/** The same of every text in a value that consists of plain records and lists. */
export function isolatedIn<Value>(value: Value): Value {
  const kept = (each: unknown): unknown => {
    if (typeof each === 'string') return isolated(each);
    if (Array.isArray(each)) return each.map(kept);
    const isRecord = each instanceof Object && Object.getPrototypeOf(each) === Object.prototype;
    return isRecord ? Object.fromEntries(Object.entries(each).map(([key, part]) => [key, kept(part)])) : each;
  };
  return kept(value) as Value;
}
