import type { Clock } from '#core/ports/clock.ts';

export type FixedClock = Clock & {
  set(instant: Date | string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
};

/** A clock that shows the same instant until a test changes it. */
export function fixedClock(instant: Date | string): FixedClock {
  let now = new Date(instant);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}
