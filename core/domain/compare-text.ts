/** Ascending by code unit: the same on every machine, while `localeCompare` follows the language of the process. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
