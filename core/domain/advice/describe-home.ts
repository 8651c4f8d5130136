import { type TraitId, traitIds, traits } from '../home/traits.ts';
import type { Home } from '../plan/types.ts';

/**
 * What the assistant learns about a home: sentences about the building, and nothing about the person who lives there.
 */
export function describeHome({ propertyType, country, features, answers, scheduledDays }: Home): readonly string[] {
  const phraseOf = (trait: TraitId) =>
    traits[trait].options.find(({ value }) => value === answers[trait])?.phrase ?? [];
  const phrases = traitIds.flatMap(phraseOf);
  return [
    `The home is ${propertyType === 'House' ? 'a house' : 'a flat'} in the country ${country}`,
    ...(features.size > 0 ? [`It has: ${[...features].sort().join(', ')}`] : []),
    `Work is done on: ${scheduledDays.join(', ')}`,
    ...(phrases.length > 0 ? [`About it: ${phrases.join('; ')}`] : []),
  ].map((sentence) => `${sentence}.`);
}
