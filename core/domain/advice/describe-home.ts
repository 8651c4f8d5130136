import { type TraitId, traitIds } from '../care/traits.ts';
import type { Home } from '../plan/types.ts';

/**
 * What the assistant learns about a home: sentences about the building, and nothing about the person who lives there.
 * `phraseOf` names an answer in a few words.
 */
export function describeHome(
  { propertyType, country, features, answers, scheduledDays }: Home,
  phraseOf: (trait: TraitId, answer: string | undefined) => string | undefined,
): readonly string[] {
  const phrases = traitIds.flatMap((trait) => phraseOf(trait, answers[trait]) ?? []);
  return [
    `The home is ${propertyType === 'House' ? 'a house' : 'a flat'} in the country ${country}`,
    ...(features.size > 0 ? [`It has: ${[...features].sort().join(', ')}`] : []),
    `Work is done on: ${scheduledDays.join(', ')}`,
    ...(phrases.length > 0 ? [`About it: ${phrases.join('; ')}`] : []),
  ].map((sentence) => `${sentence}.`);
}
