import { expect, it } from 'vitest';
import { eventLoop } from '#adapters/system/event-loop.ts';

it('a calculation has its turn after all that waits for the thread', async () => {
  const ran: string[] = [];
  setImmediate(() => ran.push('what waited'));
  const result = eventLoop.next(() => ran.push('the calculation'));
  ran.push('the caller');
  expect([await result, ran]).toEqual([3, ['the caller', 'what waited', 'the calculation']]);
});
