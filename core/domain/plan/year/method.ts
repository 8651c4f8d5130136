/**
 * How a year is planned. `chain`: step by step, each job into the first good week. `solver`: the cheapest year of one
 * objective in euros, which `objective/`, `rules/` and `solve/` make together.
 */
export type Method = 'chain' | 'solver';

/** The one in use (docs/decisions/0200). The other is there to be compared: `node test/ablate/compare.ts`. */
export const methodInUse: Method = 'solver';
