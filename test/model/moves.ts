import fc from 'fast-check';
import { recurrences } from '#core/domain/time/recurrence.ts';

/** How many households there are. Each lives in a time zone of its own. */
export const zones = ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe'] as const;

/** Something that happens to the whole system. `home` is a household, and `nth` chooses one of its things. */
export type Move =
  | { readonly kind: 'sign-in' | 'log-out' | 'pay' | 'cancel' | 'leave'; readonly home: number }
  | { readonly kind: 'onboard'; readonly home: number; readonly tasks: number; readonly isSmall: boolean }
  | { readonly kind: 'tick' | 'delete' | 'restore' | 'end-custom'; readonly home: number; readonly nth: number }
  | { readonly kind: 'shift'; readonly home: number; readonly nth: number; readonly days: number }
  | { readonly kind: 'add'; readonly home: number; readonly days: number }
  | { readonly kind: 'custom'; readonly home: number; readonly recurrence: (typeof recurrences)[number] }
  | { readonly kind: 'prefer'; readonly home: number; readonly tasks: number; readonly zone: number }
  | { readonly kind: 'look' | 'replan'; readonly home: number; readonly offset: number }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'wait-for-clock-change' | 'events' | 'jobs' | 'nightly' | 'heal' }
  | { readonly kind: 'kill' | 'lose-database' | 'lose-mail'; readonly times: number }
  | { readonly kind: 'lose-payments' };

const home = fc.nat(zones.length - 1);
const nth = fc.nat(30);
const days = fc.integer({ min: -10, max: 35 });
const times = fc.integer({ min: 1, max: 6 });
const tasks = fc.integer({ min: 1, max: 9 });

export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('sign-in' as const), home }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('onboard' as const), home, tasks, isSmall: fc.boolean() }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constantFrom('tick', 'tick', 'delete', 'restore'), home, nth }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('shift' as const), home, nth, days }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), home, days }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('custom' as const), home, recurrence: fc.constantFrom(...recurrences) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end-custom' as const), home, nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('prefer' as const), home, tasks, zone: home }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('look', 'replan'),
      home,
      offset: fc.integer({ min: -2, max: 5 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('pay', 'pay', 'cancel'), home }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('leave', 'log-out'), home }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.oneof(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 8 }).map((weeks) => weeks * 168),
      ),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('events', 'jobs', 'jobs', 'nightly', 'heal') }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'wait-for-clock-change' as const }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('kill', 'kill', 'lose-database', 'lose-mail'), times }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'lose-payments' as const }) },
);
