/** The texts of records, where they are known already. */
type Known = ReadonlyMap<unknown, string>;

/**
 * The value as JSON in which equal values have equal texts: keys in order, no spaces, nothing for absent fields. For
 * texts, whole numbers, booleans, null, lists and records.
 */
export function canonicalJson(value: unknown, known?: Known): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each, known)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = known?.get(value);
  if (text !== undefined) return text;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field, known)}`);
  return `{${fields.join(',')}}`;
}
