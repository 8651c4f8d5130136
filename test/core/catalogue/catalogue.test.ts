import { describe, expect, it } from 'vitest';
import { careTaskById, catalogue } from '#core/catalogue/index.ts';
import { slugOfItem } from '#core/catalogue/item-slugs.ts';
import { retiredTasks } from '#core/catalogue/retired-tasks.ts';
import { issuersOfNoCountry } from '#core/catalogue/sources/issuers.ts';
import { type CareTask, difficulties, essentialItems, every, rooms } from '#core/domain/care/care-task.ts';
import { multiChoiceCategories, optionNames, propertyTypes } from '#core/domain/care/features.ts';
import { localise } from '#core/domain/local-text/localise.ts';

const tasks = catalogue.flatMap((item) => item.tasks);
const ids = (those: readonly CareTask[]) => those.map(({ id }) => id);
const itemOf = (slug: string) => catalogue.find((item) => item.slug === slug);
const count = (...slugs: string[]) => slugs.reduce((sum, slug) => sum + (itemOf(slug)?.tasks.length ?? 0), 0);
/** All texts of a task that users read. */
const textsOf = ({ title, why, steps, safety, tenant, firstReason }: CareTask) =>
  [title, why, ...steps, safety, tenant, firstReason].filter((text) => text !== undefined);
/** Countries whose texts differ most, and a reader whose country is unknown. */
const readers = [undefined, 'GB', 'FR', 'DE', 'SE', 'US', 'AU'];
const twice = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the catalogue', () => {
  it('holds the 47 features in the order of onboarding, then the 8 that every home has', () => {
    const names = [...multiChoiceCategories.flatMap(optionNames), ...essentialItems];
    expect(names).toHaveLength(55);
    expect(catalogue.map(({ name }) => name)).toEqual(names);
  });

  it('holds 200 tasks or more, at least two for each item', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(200);
    expect(catalogue.filter((item) => item.tasks.length < 2).map(({ name }) => name)).toEqual([]);
  });

  it('finds every task by its id, which begins with its item', () => {
    expect(careTaskById.size).toBe(tasks.length + retiredTasks.size);
    expect(new Set(catalogue.map(({ slug }) => slug)).size).toBe(55);
    for (const { name, slug, tasks: own } of catalogue) {
      expect(slugOfItem(name)).toBe(slug);
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const { id } of own) expect(id).toMatch(new RegExp(`^${slug}\\.[a-z]+(-[a-z]+)*$`));
    }
  });

  it('leads from each retired id to the task that covers it now', () => {
    for (const [id, coveredBy] of retiredTasks) {
      expect(ids(tasks)).not.toContain(id);
      expect(ids(tasks)).toContain(coveredBy);
      expect(careTaskById.get(id)?.task.id).toBe(coveredBy);
    }
  });

  it('counts the use of tasks that makers count, at any time of the year, with a maker among the sources', () => {
    const metered = tasks.filter(({ use }) => use !== undefined);
    expect(metered.length).toBeGreaterThanOrEqual(7);
    for (const { id, use, season, seasonalUse, sources } of metered) {
      expect(use?.every, id).toBeGreaterThan(0);
      expect([season, seasonalUse], id).toEqual([undefined, undefined]);
      expect(
        sources.some(({ organisation }) => issuersOfNoCountry.includes(organisation)),
        id,
      ).toBe(true);
    }
  });

  it('knows rooms and properties; a flat has no roof or gutters, and every other item fits a flat', () => {
    for (const { room, property, name } of catalogue) {
      expect(rooms).toContain(room);
      expect(property, name).toEqual(name === 'Roof and Gutters' ? ['House'] : propertyTypes);
    }
  });

  it('has enough tasks for the number that the guides promise', () => {
    expect(count('fridge')).toBeGreaterThanOrEqual(8);
    expect(count('dishwasher')).toBeGreaterThanOrEqual(10);
    expect(count('oven')).toBeGreaterThanOrEqual(4);
    expect(count('microwave')).toBeGreaterThanOrEqual(4);
    expect(count('washing-machine')).toBeGreaterThanOrEqual(4);
    expect(count('central-heating', 'water-heater')).toBeGreaterThanOrEqual(5);
    expect(count('air-conditioning')).toBeGreaterThanOrEqual(3);
    expect(count('chimney')).toBeGreaterThanOrEqual(3);
    expect(count('gas-stove', 'induction-cooktop', 'fire-stove')).toBeGreaterThanOrEqual(6);
    expect(count('coffee-machine')).toBeGreaterThanOrEqual(4);
    expect(count('wine-fridge')).toBeGreaterThanOrEqual(3);
    expect(count('pizza-oven')).toBeGreaterThanOrEqual(3);
    expect(count('shower')).toBeGreaterThanOrEqual(8);
    expect(count('bathtub')).toBeGreaterThanOrEqual(3);
    expect(count('toilet')).toBeGreaterThanOrEqual(6);
  });
});

describe('each task', () => {
  it('has a title of its own: an instruction under 60 characters', () => {
    const titles = tasks.map(({ title }) => title);
    expect(twice(titles.map((title) => title.toLowerCase()))).toEqual([]);
    const odd = titles.filter(
      (title) =>
        title.length >= 60 ||
        !/^[A-Z][a-z]+(-[a-z]+)?,? /.test(title) ||
        /[.!?]$/.test(title) ||
        /^(The|A|Your|How|Cleaning)\b/.test(title),
    );
    expect(odd).toEqual([]);
    // A title is an instruction: not "Checks the seals" or "Cleaning the seals".
    expect(
      titles.filter((title) => /^\S+(ing|ed|(?<!s)s) /.test(title) && !/^(Bring|Bleed|Feed|Need|Weed)/.test(title)),
    ).toEqual([]);
  });

  it('has two to seven steps, and words of a sensible length', () => {
    expect(ids(tasks.filter(({ steps }) => steps.length < 2 || steps.length > 7))).toEqual([]);
    for (const country of readers) {
      const isOdd = (text: string, least: number, most: number) => {
        const { length } = localise(text, country);
        return length < least || length > most;
      };
      expect(ids(tasks.filter(({ why }) => isOdd(why, 60, 220)))).toEqual([]);
      expect(ids(tasks.filter(({ steps }) => steps.some((step) => isOdd(step, 15, 200))))).toEqual([]);
      expect(ids(tasks.filter(({ safety }) => safety && isOdd(safety, 30, 300)))).toEqual([]);
    }
  });

  it('is written in whole sentences', () => {
    const sentences = tasks.flatMap(({ why, steps, safety, tenant }) => [
      why,
      ...steps,
      safety ?? 'Ok.',
      tenant ?? 'Ok.',
    ]);
    for (const country of readers) {
      const read = sentences.map((text) => localise(text, country));
      expect(read.filter((text) => !/^[A-Z0-9“‘].*[.?!’”]$/s.test(text))).toEqual([]);
    }
    expect(
      tasks.flatMap(textsOf).filter((text) => text !== text.trim() || / {2}|TODO|lorem|xxx|\.\.\./i.test(text)),
    ).toEqual([]);
  });

  it('takes 5 to 120 minutes, at an interval that we know, with a known difficulty', () => {
    expect(ids(tasks.filter(({ minutes }) => !Number.isInteger(minutes) || minutes < 5 || minutes > 120))).toEqual([]);
    const intervals: readonly number[] = Object.values(every);
    expect(ids(tasks.filter(({ intervalDays }) => !intervals.includes(intervalDays)))).toEqual([]);
    expect(ids(tasks.filter(({ difficulty }) => !difficulties.includes(difficulty)))).toEqual([]);
  });

  it('names its sources', () => {
    const vague = tasks.filter(
      ({ sources }) =>
        sources.length === 0 || sources.some(({ organisation, title }) => organisation.length < 2 || title.length < 4),
    );
    expect(ids(vague)).toEqual([]);
  });

  it('names each source once, with a year of the past and a secure address, if any', () => {
    const names = ({ sources }: CareTask) => sources.map(({ organisation, title }) => `${organisation}, ${title}`);
    expect(tasks.flatMap((task) => twice(names(task)))).toEqual([]);
    const thisYear = new Date().getFullYear();
    const sources = tasks.flatMap((task) => task.sources);
    expect(sources.filter(({ year }) => year !== undefined && !(year > 1950 && year <= thisYear))).toEqual([]);
    expect(sources.filter(({ url }) => url !== undefined && new URL(url).protocol !== 'https:')).toEqual([]);
  });

  it('repeats no text of another task', () => {
    expect(twice(tasks.flatMap(({ why }) => why))).toEqual([]);
    expect(twice(tasks.flatMap(({ steps }) => steps))).toEqual([]);
    expect(twice(tasks.flatMap(({ safety }) => safety ?? []))).toEqual([]);
  });

  it('needs features that exist, and not its own item', () => {
    const features = new Set(multiChoiceCategories.flatMap(optionNames));
    for (const { name, tasks: own } of catalogue) {
      for (const feature of own.flatMap(({ appliesIf }) => appliesIf?.anyFeature ?? [])) {
        expect(features).toContain(feature);
        expect(feature).not.toBe(name);
      }
    }
  });

  it('names its tools in short lower-case words', () => {
    const odd = tasks
      .flatMap(({ tools }) => tools)
      .filter((tool) => tool.length > 32 || !/^[a-zA-Z]/.test(tool) || /[.;]$/.test(tool));
    expect(odd).toEqual([]);
    expect(ids(tasks.filter(({ tools }) => new Set(tools).size < tools.length))).toEqual([]);
  });
});

describe('the first week and the visits', () => {
  it('a quick win takes ten minutes at the most and needs no one else', () => {
    const quick = tasks.filter(({ quickWin }) => quickWin);
    expect(quick.length).toBeGreaterThanOrEqual(5);
    expect(ids(quick.filter((task) => task.minutes > 10 || task.professional || task.season))).toEqual([]);
    for (const slug of ['smoke-alarm', 'plumbing-and-drains', 'electrical-panel']) {
      expect(
        itemOf(slug)?.tasks.some(({ quickWin }) => quickWin),
        slug,
      ).toBe(true);
    }
  });

  it('a professional’s visit is a short task to book it', () => {
    const visits = tasks.filter(({ professional }) => professional);
    expect(visits.length).toBeGreaterThanOrEqual(8);
    expect(ids(visits.filter(({ title, minutes }) => !title.startsWith('Book ') || minutes > 15))).toEqual([]);
    expect(ids(tasks.filter(({ title, professional }) => title.startsWith('Book ') && !professional))).toEqual([]);
  });

  it('prevents injury, three tasks of an item at most besides those of a climate, in items that can be dangerous', () => {
    const dangers = catalogue.map((item) => ({ item, own: item.tasks.filter(({ stake }) => stake === 'danger') }));
    const inAnyClimate = ({ appliesIf }: CareTask) => appliesIf?.climates === undefined;
    expect(dangers.filter(({ own }) => own.filter(inAnyClimate).length > 3).map(({ item }) => item.name)).toEqual([]);
    for (const slug of [
      'smoke-alarm',
      'carbon-monoxide-alarm',
      'chimney',
      'gas-stove',
      'central-heating',
      'electrical-panel',
      'dryer',
      'pool',
    ]) {
      expect(dangers.find(({ item }) => item.slug === slug)?.own.length, slug).toBeGreaterThan(0);
    }
    const own = dangers.flatMap((each) => each.own);
    expect(ids(own.filter(({ intervalDays, minutes }) => intervalDays > every.year || minutes >= 60))).toEqual([]);
  });
});
