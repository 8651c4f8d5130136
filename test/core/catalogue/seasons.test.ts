import { describe, expect, it } from 'vitest';
import { careTaskById, catalogue, seasonalSources } from '#core/catalogue/index.ts';
import { type CareTask, every } from '#core/domain/care/care-task.ts';
import { isAnswer, isTraitId, notSure, traits } from '#core/domain/care/traits.ts';
import { isCountryCode } from '#core/domain/climate/countries.ts';
import { windowsBetween } from '#core/domain/climate/seasons.ts';
import { type Climate, climateOf, isClimateTrait, winters } from '#core/domain/home/climate.ts';
import { factsOf, fitsPlace } from '#core/domain/home/facts.ts';
import { taskInHome } from '#core/domain/home/task-in-home.ts';

const tasks = catalogue.flatMap((item) => item.tasks);
const ids = (those: readonly CareTask[]) => those.map(({ id }) => id);
const seasonal = tasks.filter(({ season }) => season !== undefined);
const firstDay = Date.UTC(2027, 0, 1) / 86_400_000;

/** One place of each climate, with rains, storms and wildfires where they are usual. */
const places = [
  ...winters.map((winter) => ({ country: 'GB', timezone: '', winter })),
  ...winters.map((winter) => ({ country: 'NZ', timezone: '', winter })),
  { country: 'AU', timezone: 'Australia/Darwin', winter: 'none' },
  { country: 'AU', timezone: 'Australia/Sydney', winter: 'rare' },
  { country: 'GR', timezone: 'Europe/Athens', winter: 'rare' },
  { country: 'TH', timezone: 'Asia/Bangkok', winter: 'none' },
  { country: 'PH', timezone: 'Asia/Manila', winter: 'none' },
  { country: 'KE', timezone: 'Africa/Nairobi', winter: 'none' },
] as const;
const climates: readonly Climate[] = [
  ...places.map(({ country, timezone, winter }) => climateOf(country, timezone, { winter })),
  { ...climateOf('US', 'America/Chicago', { winter: 'rare' }), stormsBegin: 6 },
];

const windowsOf = ({ season }: CareTask, climate: Climate) => windowsBetween(season, climate, firstDay, firstDay + 364);

describe('the seasons', () => {
  it('belong to tasks of a quarter or more, or have room for three turns and more in every climate', () => {
    expect(seasonal.length).toBeGreaterThan(20);
    const frequent = seasonal.filter(({ intervalDays }) => intervalDays < every.quarter);
    const tight = frequent.filter((task) =>
      climates.some((climate) =>
        windowsOf(task, climate).some(({ opens, closes }) => closes - opens < 3 * task.intervalDays),
      ),
    );
    expect(ids(tight)).toEqual([]);
    // The planner keeps the longest gap of a safety task only where one turn fills a season.
    expect(ids(frequent.filter(({ stake }) => stake === 'danger'))).toEqual([]);
  });

  it('are five weeks to eleven months wide, with the best time inside, in every climate', () => {
    for (const climate of climates) {
      for (const task of seasonal) {
        for (const { opens, best, closes } of windowsOf(task, climate)) {
          expect(closes - opens, task.id).toBeGreaterThanOrEqual(34);
          expect(closes - opens, task.id).toBeLessThan(340);
          expect(opens <= best && best <= closes, task.id).toBe(true);
        }
      }
    }
  });

  it('have a grace of one to sixteen weeks, if any, where lateness still helps', () => {
    const graces = seasonal.flatMap(({ id, season }) =>
      season && 'around' in season && season.grace !== undefined ? [{ id, grace: season.grace }] : [],
    );
    expect(graces.length).toBeGreaterThan(10);
    expect(graces.filter(({ grace }) => grace < 1 || grace > 16)).toEqual([]);
  });

  it('have titles that stay true until the season and its grace are over', () => {
    const early = seasonal.filter(({ title, season }) => {
      const end = season && 'around' in season ? season.to + (season.grace ?? 0) : 1;
      return (
        /\b(before|after|once) the (first frost|winter|rains|summer)|\bbefore (winter|frost|summer)/i.test(title) &&
        end > 0
      );
    });
    expect(ids(early)).toEqual([]);
  });

  it('prepare for frost at the earliest six weeks before it', () => {
    const costly = seasonal.filter(
      ({ stake, season }) => stake === 'costly' && season && 'around' in season && season.around === 'first frost',
    );
    expect(costly.length).toBeGreaterThan(5);
    expect(ids(costly.filter(({ season }) => season && 'around' in season && season.from < -6))).toEqual([]);
    expect(ids(costly.filter(({ season }) => season && 'around' in season && season.to < 4 && !season.grace))).toEqual(
      [],
    );
  });

  it('end before the rains that they prepare for', () => {
    const preparing = seasonal.filter(({ id }) => id === 'roof-and-gutters.prepare-for-rains');
    expect(preparing.map(({ season }) => season && 'around' in season && season.to)).toEqual([0]);
  });

  it('come somewhere', () => {
    expect(ids(seasonal.filter((task) => climates.every((climate) => windowsOf(task, climate).length === 0)))).toEqual(
      [],
    );
  });

  it('exist wherever a task around a moment belongs', () => {
    for (const place of places) {
      const home = {
        ...place,
        propertyType: 'House',
        features: new Set<string>(),
        answers: { winter: place.winter },
      } as const;
      const facts = factsOf(home);
      const astray = seasonal.filter(
        (task) =>
          task.season !== undefined &&
          'around' in task.season &&
          task.seasonalUse !== undefined &&
          fitsPlace(task, home, facts) &&
          windowsOf(taskInHome(task, 'garden', home, facts.climate), facts.climate).length === 0,
      );
      expect(ids(astray), `${place.country} ${place.winter}`).toEqual([]);
    }
  });
});

describe('the tasks that close and open an item', () => {
  const pairs = catalogue.flatMap((item) => {
    const closes = item.tasks.filter(({ seasonalUse }) => seasonalUse === 'closes');
    const opens = item.tasks.filter(({ seasonalUse }) => seasonalUse === 'opens');
    return closes.length + opens.length > 0 ? [{ item, closes, opens }] : [];
  });

  it('are one pair for each item that has any, for the same homes', () => {
    expect(pairs.length).toBeGreaterThan(4);
    for (const { item, closes, opens } of pairs) {
      expect([closes.length, opens.length], item.name).toEqual([1, 1]);
      expect(closes[0]?.appliesIf, item.name).toEqual(opens[0]?.appliesIf);
      expect(closes[0]?.season && opens[0]?.season, item.name).toBeDefined();
      expect([closes[0]?.intervalDays, opens[0]?.intervalDays], item.name).toEqual([every.year, every.year]);
    }
  });

  it('have seasons that don’t overlap in any climate', () => {
    for (const climate of climates) {
      for (const {
        item,
        closes: [closes],
        opens: [opens],
      } of pairs) {
        if (!closes || !opens) continue;
        const closing = windowsOf(closes, climate);
        const opening = windowsOf(opens, climate);
        expect(closing.length > 0, item.name).toBe(opening.length > 0);
        const meet = closing.some((one) =>
          opening.some((other) => one.opens <= other.closes && other.opens <= one.closes),
        );
        expect(meet, `${item.name} where winters are ${climate.winter}`).toBe(false);
      }
    }
  });

  it('are the sources whose history the week reads', () => {
    expect([...seasonalSources].sort()).toEqual(
      pairs.flatMap(({ closes, opens }) => ids([...closes, ...opens]).map((id) => `care:${id}`)).sort(),
    );
    for (const source of seasonalSources) expect(careTaskById.get(source.slice('care:'.length))).toBeDefined();
  });

  it('are the only reason for a task to go on while its item is closed', () => {
    const names = new Set(pairs.map(({ item }) => item.name));
    const astray = catalogue.filter(({ name }) => !names.has(name)).flatMap((item) => item.tasks);
    expect(ids(astray.filter(({ whileClosed }) => whileClosed))).toEqual([]);
  });
});

describe('a filter in a hot desert', () => {
  const filtersIn = (timezone: string) => {
    const home = {
      country: 'US',
      timezone,
      propertyType: 'House',
      features: new Set(['Air Conditioning']),
      answers: {},
    } as const;
    const facts = factsOf(home);
    return tasks
      .filter((task) => task.appliesIf?.needs?.['shared-filter'] && fitsPlace(task, home, facts))
      .map(({ intervalDays }) => intervalDays);
  };

  it('is changed every month, and elsewhere every second one', () => {
    expect(filtersIn('America/Phoenix')).toEqual([every.month]);
    expect(filtersIn('America/Chicago')).toEqual([every.twoMonths]);
  });
});

describe('what a task needs of a home', () => {
  it('are traits that exist and some of their answers, but not all, or none that is sure', () => {
    for (const { id, appliesIf } of tasks) {
      for (const [trait, values] of Object.entries(appliesIf?.needs ?? {})) {
        expect(isTraitId(trait), `${id} needs ${trait}`).toBe(true);
        if (!isTraitId(trait)) continue;
        expect(values.length, id).toBeGreaterThan(0);
        if (values.some((value) => value === notSure)) expect(traits[trait].unsure, id).toEqual([notSure]);
        expect(values.length, id).toBeLessThan(traits[trait].options.length);
        expect(
          values.filter((value) => !isAnswer(trait, value)),
          id,
        ).toEqual([]);
      }
      expect(Object.keys(appliesIf?.needs ?? {}).filter(isClimateTrait), id).toEqual([]);
    }
  });

  it('raises a lesser stake only in countries that exist or climates', () => {
    const raised = tasks.filter(({ costlyWhere, dangerWhere }) => costlyWhere ?? dangerWhere);
    expect(raised.length).toBeGreaterThan(1);
    expect(ids(raised.filter(({ stake }) => stake === 'danger' || stake === 'costly'))).toEqual([]);
    for (const { id, costlyWhere, dangerWhere } of raised) {
      for (const where of [costlyWhere, dangerWhere]) {
        if (!where) continue;
        const { countries = [], climates: names = [] } = where;
        expect(countries.length + names.length, id).toBeGreaterThan(0);
        expect(
          countries.filter((code) => !isCountryCode(code)),
          id,
        ).toEqual([]);
      }
    }
  });

  it('may be unknown only for safety tasks, and for what is harmless in any oven', () => {
    const early = tasks.filter(({ untilKnown }) => untilKnown);
    expect(ids(early.filter(({ stake, appliesIf }) => stake !== 'danger' || !appliesIf?.needs))).toEqual([
      'oven.clean-cavity',
    ]);
  });
});
