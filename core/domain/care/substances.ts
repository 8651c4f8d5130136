import type { Substance } from './care-task.ts';

/** Pairs that make poison, heat or fire when they meet, or that burn the person who uses both. */
const pairs: readonly (readonly [Substance, Substance])[] = [
  ['bleach', 'acid'],
  ['bleach', 'ammonia'],
  ['bleach', 'alcohol'],
  ['bleach', 'drain cleaner'],
  ['bleach', 'pool chlorine'],
  ['acid', 'drain cleaner'],
  ['acid', 'pool chlorine'],
  ['ammonia', 'pool chlorine'],
  ['alcohol', 'pool chlorine'],
  ['solvent', 'pool chlorine'],
  ['drain cleaner', 'ammonia'],
  ['drain cleaner', 'pool chlorine'],
  ['open flame', 'solvent'],
  ['open flame', 'alcohol'],
];

const foes: ReadonlyMap<Substance, readonly Substance[]> = new Map(
  pairs
    .flat()
    .map((substance) => [
      substance,
      pairs.flatMap(([one, other]) => (one === substance ? [other] : other === substance ? [one] : [])),
    ]),
);

export function substancesThatMustNotMeet(substance: Substance): readonly Substance[] {
  return foes.get(substance) ?? [];
}

/** Whether two jobs may share a day. */
export function canMeet(some: readonly Substance[] = [], others: readonly Substance[] = []): boolean {
  return !some.some((substance) => substancesThatMustNotMeet(substance).some((foe) => others.includes(foe)));
}
