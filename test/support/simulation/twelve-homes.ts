import { homesInWarmPlaces } from './homes-in-warm-places.ts';
import { almostNothing, defaultAnswers, everything } from './homes-of-extremes.ts';
import { homesWithFrost } from './homes-with-frost.ts';
import type { NamedHome } from './named-home.ts';

/** Homes that differ as much as real ones do, with every question answered. */
export const twelveHomes: readonly NamedHome[] = [
  ...homesWithFrost,
  ...homesInWarmPlaces,
  defaultAnswers,
  everything,
  almostNothing,
];
