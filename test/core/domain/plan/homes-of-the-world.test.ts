import { expect, it } from 'vitest';
import { homesOfTheWorld } from '../../../support/simulation/homes-of-the-world.ts';
import { liveInHomesOfTheWorld } from '../../../support/simulation/live-in-homes-of-the-world.ts';

liveInHomesOfTheWorld('everything');

it('are thirty homes or more, in twenty countries or more', () => {
  expect(homesOfTheWorld.length).toBeGreaterThanOrEqual(30);
  expect(new Set(homesOfTheWorld.map(({ place: [country] }) => country)).size).toBeGreaterThanOrEqual(20);
});
