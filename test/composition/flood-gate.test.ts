import { expect, it } from 'vitest';
import { makeFloodGate } from '#apps/composition/flood-gate.ts';

function makeGate() {
  let time = 0;
  const timers: { readonly at: number; readonly act: () => void }[] = [];
  const heldBack: (readonly [string, number, number])[] = [];
  const { passes } = makeFloodGate({
    now: () => time,
    later: (act, ms) => void timers.push({ at: time + ms, act }),
    onHeldBack: (...held) => void heldBack.push(held),
  });
  const wait = (ms: number) => {
    time += ms;
    for (const due of timers.filter(({ at }) => at <= time)) timers.splice(timers.indexOf(due), 1)[0]?.act();
  };
  const passed = (key: string, times: number) =>
    Array.from({ length: times }, () => passes(key)).filter(Boolean).length;
  return { passed, wait, heldBack };
}

it('ten of the same pass in a minute, and the others are counted', () => {
  const { passed, wait, heldBack } = makeGate();
  expect([passed('away', 400), passed('other', 3)]).toEqual([10, 3]);
  wait(30_000);
  expect([passed('away', 72), heldBack]).toEqual([0, []]);
  wait(30_000);
  expect(heldBack).toEqual([['away', 462, 60]]);
  expect(passed('away', 5)).toBe(5);
  wait(60_000);
  expect(heldBack).toHaveLength(1);
});

it('events that are all different pass, without filling the memory', () => {
  const { passed, wait, heldBack } = makeGate();
  expect(passed('first', 12)).toBe(10);
  for (let count = 0; count < 5_000; count++) expect(passed(`event ${count}`, 1)).toBe(1);
  expect(heldBack).toEqual([['first', 2, 0]]);
  wait(60_000);
  expect(heldBack).toHaveLength(1);
});
