/** Ascending by code unit, the same on every machine. `localeCompare` depends on the language of the process. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
