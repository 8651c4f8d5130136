/** Turns of the year that come at a different time in each climate. */
export const moments = [
  'first frost',
  'last frost',
  'leaf fall',
  'rainy season',
  'short rains',
  'storm season',
  'fire season',
] as const;
export type Moment = (typeof moments)[number];
