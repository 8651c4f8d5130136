import fc from 'fast-check';
import type { Role } from '#core/domain/people/membership.ts';

export type Move =
  | { readonly kind: 'join'; readonly home: number; readonly person: number; readonly role: Role }
  | { readonly kind: 'remove' | 'look' | 'connect' | 'let-in'; readonly home: number; readonly person: number }
  | { readonly kind: 'use'; readonly which: number }
  | { readonly kind: 'tick' | 'shift'; readonly home: number; readonly person: number; readonly nth: number }
  | { readonly kind: 'give'; readonly home: number; readonly person: number; readonly nth: number; readonly to: number }
  | { readonly kind: 'turns'; readonly home: number; readonly person: number; readonly on: boolean }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'kill' | 'lose-database'; readonly times: number }
  | { readonly kind: 'jobs' | 'summaries' | 'heal' };

const home = fc.nat(1);
const person = fc.nat(2);
const nth = fc.nat(5);
const record = <Kind extends Move['kind']>(...kinds: readonly Kind[]) => fc.constantFrom(...kinds);
/** What three people in two homes may do, and what may happen to the server. */
export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: record('join'),
      home,
      person,
      role: fc.constantFrom<Role[]>('owner', 'member', 'viewer'),
    }),
  },
  {
    weight: 18,
    arbitrary: fc.record({ kind: record('remove', 'remove', 'look', 'look', 'connect', 'let-in'), home, person }),
  },
  { weight: 5, arbitrary: fc.record({ kind: record('use'), which: fc.nat(20) }) },
  { weight: 9, arbitrary: fc.record({ kind: record('tick', 'tick', 'shift'), home, person, nth }) },
  { weight: 4, arbitrary: fc.record({ kind: record('give'), home, person, nth, to: person }) },
  { weight: 2, arbitrary: fc.record({ kind: record('turns'), home, person, on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: record('wait'), hours: fc.integer({ min: 1, max: 170 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: record('kill', 'lose-database'), times: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: record('jobs', 'summaries', 'heal') }) },
);
