/** Numbers from 0 to below `below`, the same in each run with the same seed (mulberry32). */
export function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const spread = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return Math.floor((((spread ^ (spread >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
