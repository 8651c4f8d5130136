/** The shared prefix of all weeks' keys in the cache, to address them together. */
export const weekKey = ['week'] as const;
