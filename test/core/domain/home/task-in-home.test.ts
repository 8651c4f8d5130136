import { expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import { every, type Room } from '#core/domain/care/care-task.ts';
import type { Season } from '#core/domain/climate/seasons.ts';
import { climateOf } from '#core/domain/home/climate.ts';
import { isLawIn, taskInHome } from '#core/domain/home/task-in-home.ts';
import { buildCareTask } from '../../factories.ts';

const autumn = { from: 9, to: 11, best: 10 } as const;
const inCountry = (task: ReturnType<typeof buildCareTask>, country: string) =>
  taskInHome(task, 'whole home', { answers: {}, country }, climateOf(country, ''));

it('a job that the law asks for several times a year comes all year', () => {
  const sweep = buildCareTask({ intervalDays: every.year, season: autumn, legalDays: { PL: every.quarter } });
  expect(inCountry(sweep, 'PL')).toMatchObject({ intervalDays: every.quarter });
  expect(inCountry(sweep, 'PL').season).toBeUndefined();
  expect(inCountry(sweep, 'CZ')).toMatchObject({ intervalDays: every.year, season: autumn });
});

it('a yearly job of the law keeps its season', () => {
  const service = buildCareTask({ intervalDays: every.twoYears, season: autumn, legalDays: { GB: every.year } });
  expect(inCountry(service, 'GB')).toMatchObject({ intervalDays: every.year, season: autumn });
});

it('an interval that is law in one region only is advice in the others, and law until the region is known', () => {
  const pumping = buildCareTask({ legalDays: { GB: every.year, FR: every.year }, legalOnlyIn: ['GB-ENG', 'GB-NIR'] });
  const town = { id: 1, name: 'Town', timezone: 'Europe/London', place: { winter: 'regular' } } as const;
  const isLaw = (country: 'GB' | 'FR' | 'DE', regionCode?: string) =>
    isLawIn(pumping, { country, ...(regionCode && { town: { ...town, country, regionCode } }) });
  expect(['GB-ENG', 'GB-NIR', undefined].map((region) => isLaw('GB', region))).toEqual([true, true, true]);
  expect(['GB-SCT', 'GB-WLS'].map((region) => isLaw('GB', region))).toEqual([false, false]);
  expect(isLaw('FR', 'FR-BRE')).toBe(true);
  expect(isLaw('DE')).toBe(false);
});

it('a season around frost is one of months where it never freezes, if the job is for there too', () => {
  const months = { from: 10, to: 12, best: 11, isMild: true } as const;
  const close = buildCareTask({ season: { around: 'first frost', from: -6, best: -2, to: 0, otherwise: months } });
  expect(inCountry(close, 'SG').season).toEqual(months);
  expect(inCountry(close, 'FR').season).toMatchObject({ around: 'first frost' });
});

it('a pool that is closed in a winter without frost is closed and opened there', () => {
  const home = { answers: { 'pool-winter': 'closed' }, country: 'ZA' } as const;
  const climate = climateOf('ZA', 'Africa/Johannesburg', { winter: 'none', rains: 'jun-aug' });
  for (const id of ['pool.winterise', 'pool.open-season']) {
    const task = careTaskById.get(id)?.task;
    expect(task && taskInHome(task, 'garden', home, climate).season, id).toMatchObject({ isMild: true });
  }
});

it('a summer’s job outdoors has the months without frost where winters are hard', () => {
  const inspect = buildCareTask({ stake: 'costly', intervalDays: every.year, season: { from: 3, to: 11, best: 4 } });
  const seasonIn = (room: Room, country: string, timezone: string) =>
    taskInHome(inspect, room, { answers: {}, country }, climateOf(country, timezone)).season;
  expect(seasonIn('outdoors', 'CA', 'America/Yellowknife')).toEqual({ from: 5, to: 9, best: 5, grace: 0 });
  for (const [room, country] of [
    ['plant room', 'CA'],
    ['outdoors', 'GB'],
  ] as const)
    expect(seasonIn(room, country, 'America/Yellowknife')).toEqual(inspect.season);
});

it('a job of the winter keeps its season where winters are hard', () => {
  for (const season of [
    { from: 12, to: 3, best: 2 },
    { from: 3, to: 5, best: 4 },
  ] as const) {
    const home = { answers: {}, country: 'CA' };
    const climate = climateOf('CA', 'America/Yellowknife');
    expect(taskInHome(buildCareTask({ season, intervalDays: every.year }), 'garden', home, climate).season).toEqual(
      season,
    );
  }
});

it('a job outdoors keeps to the cool months of a desert, where the year outdoors begins in autumn', () => {
  const seasonIn = (overrides: Parameters<typeof buildCareTask>[0], timezone = 'Asia/Kuwait', country = 'KW') =>
    taskInHome(buildCareTask(overrides), 'outdoors', { answers: {}, country }, climateOf(country, timezone)).season;
  expect(seasonIn({ intervalDays: every.year, season: { from: 5, to: 9, best: 7 } })).toMatchObject({
    from: 11,
    to: 3,
    best: 1,
    isMild: true,
  });
  expect(seasonIn({ intervalDays: every.year, season: { from: 3, to: 11, best: 4 } })).toMatchObject({
    from: 10,
    to: 4,
    best: 10,
  });
  expect(seasonIn({ intervalDays: every.month, season: { from: 4, to: 10, best: 5 } })).toEqual({
    from: 4,
    to: 10,
    best: 5,
  });
  expect(seasonIn({ intervalDays: every.halfYear, stake: 'wear' })).toMatchObject({ from: 10, to: 4, best: 1 });
  expect(seasonIn({ intervalDays: every.halfYear, stake: 'danger' })).toBeUndefined();
  expect(seasonIn({ intervalDays: every.month, stake: 'wear' })).toBeUndefined();
  expect(seasonIn({ intervalDays: every.year, stake: 'wear' }, 'Europe/Paris', 'FR')).toBeUndefined();
});

it('a job outdoors without a season of its own waits for the thaw where winters are hard', () => {
  const grease = buildCareTask({ intervalDays: every.halfYear, stake: 'wear' });
  const home = { answers: {}, country: 'CA' };
  expect(taskInHome(grease, 'outdoors', home, climateOf('CA', 'America/Iqaluit')).season).toMatchObject({
    from: 5,
    to: 9,
  });
  expect(taskInHome(grease, 'garage', home, climateOf('CA', 'America/Iqaluit')).season).toBeUndefined();
});

it('what holds in a country holds in its territories', () => {
  const sweep = buildCareTask({ intervalDays: every.year, legalDays: { FR: every.twoYears } });
  expect(inCountry(sweep, 'RE').intervalDays).toBe(every.twoYears);
  expect(inCountry(sweep, 'BE').intervalDays).toBe(every.year);
});

it('plants of a desert keep the part of their season that isn’t too hot', () => {
  const home = { answers: {}, country: 'KW' };
  const seasonIn = (season: Season) =>
    taskInHome(buildCareTask({ season, intervalDays: every.year }), 'garden', home, climateOf('KW', 'Asia/Kuwait'))
      .season;
  expect(seasonIn({ from: 3, to: 11, best: 4 })).toMatchObject({ from: 3, to: 4, best: 4 });
  expect(seasonIn({ from: 5, to: 9, best: 8 })).toMatchObject({ from: 10, to: 4, best: 10 });
});

it('neglect is dangerous where the catalogue says so, and costs as much as elsewhere in other places', () => {
  const anchor = buildCareTask({ stake: 'wear', dangerWhere: { climates: ['earthquakes'] } });
  expect(inCountry(anchor, 'JP').stake).toBe('danger');
  expect(inCountry(anchor, 'FR').stake).toBe('wear');
});

it('a tenant asks at most once a year, but every half year about water that people drink', () => {
  const landlord = { title: 'Ask for it', steps: ['Write.'] };
  const daysOf = (hazard: 'drinking water' | 'falls') => {
    const task = buildCareTask({ intervalDays: every.halfYear, stake: 'danger', hazard, landlord });
    return taskInHome(task, 'whole home', { answers: { tenure: 'tenant' }, country: 'GB' }, climateOf('GB', ''));
  };
  expect(daysOf('drinking water')).toMatchObject({ isRequest: true, intervalDays: every.halfYear });
  expect(daysOf('falls')).toMatchObject({ isRequest: true, intervalDays: every.year });
});

it('a job that needs dry weather comes in the months before the rains, where the year has rains', () => {
  const walls = buildCareTask({ season: { from: 5, to: 9, best: 7, isDry: true } });
  expect(inCountry(walls, 'GB').season).toMatchObject({ from: 5, to: 9, best: 7 });
  expect(inCountry(walls, 'PH').season).toMatchObject({ from: 2, to: 5, best: 4, isMild: true });
  // In January and February, which are July and August in the north: the short rains end in December.
  expect(inCountry(walls, 'KE').season).toMatchObject({ from: 7, to: 8, best: 7 });
  // Its rains begin in October, which is April in the north.
  expect(inCountry(walls, 'ZA').season).toMatchObject({ from: 12, to: 3, best: 2 });
});
