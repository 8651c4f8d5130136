import { expect, it } from 'vitest';
import { makeSecrets, type SealedTexts } from '#adapters/memory/secrets.ts';
import { makeUseCases } from '#apps/composition/make-use-cases.ts';
import { makeCalendarHome, work } from './calendar-home.ts';
import { makeWorld } from './world.ts';

it('the key can change without reconnecting, and the old one can be withdrawn after the daily job', async () => {
  const texts: SealedTexts = new Map();
  const world = makeWorld({ secrets: makeSecrets({ texts, key: 'old' }) });
  const home = await makeCalendarHome(world);
  const other = await makeCalendarHome(world);
  await home.connect();
  await work(world);
  const feed = await world.renewCalendarFeed(other);

  const rotated = makeUseCases({ ...world.ports, secrets: makeSecrets({ texts, key: 'new', previous: ['old'] }) });
  await home.add('2027-01-09');
  await rotated.syncCalendarDay({ ...home, date: '2027-01-09' });
  expect(home.days()).toEqual(['2027-01-09']);
  expect(await rotated.getCalendarFeed(other)).toEqual(feed);

  expect(await rotated.resealCalendars()).toBe(2);
  expect(await rotated.resealCalendars()).toBe(0);
  const later = makeUseCases({ ...world.ports, secrets: makeSecrets({ texts, key: 'new' }) });
  world.clock.advance({ hours: 2 });
  await home.add('2027-01-10');
  await later.syncCalendarDay({ ...home, date: '2027-01-10' });
  expect(home.days()).toEqual(['2027-01-09', '2027-01-10']);
  expect(await later.getCalendarFeed(other)).toEqual(feed);
  expect(world.mailer.sent).toEqual([]);
});
