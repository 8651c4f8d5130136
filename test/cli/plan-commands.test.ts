import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stakes } from '#core/domain/care/care-task.ts';
import { traitIds } from '#core/domain/care/traits.ts';
import { yearRules } from '#core/domain/plan/check/check-years.ts';
import { rules } from '#core/domain/plan/check/rules-of-week.ts';
import { printedJson, runCli } from './run-cli.ts';

const text = z.string().min(1);
const stake = z.enum(stakes);
const planShape = z.array(
  z.strictObject({
    weekStart: z.iso.date(),
    minutes: z.int().nonnegative(),
    questions: z.array(z.enum(traitIds)),
    closed: z.array(text),
    tasks: z.array(
      z.strictObject({
        taskId: text,
        title: text,
        item: text,
        date: z.iso.date(),
        minutes: z.int().positive(),
        stake,
        critical: z.boolean(),
        reason: text,
      }),
    ),
  }),
);

const home = ['--country', 'FR', '--property', 'House', '--features', 'Fridge,Oven,Lawn,Pool'];
const january = ['--from', '2027-01-04'];
const preview = async (...args: string[]) => planShape.parse(await printedJson(['plan', 'preview', ...home, ...args]));

describe('plan preview', () => {
  it('prints the requested number of weeks, in the documented shape', async () => {
    const weeks = await preview(
      '--tasks-per-week',
      '4',
      '--days',
      'Saturday,Sunday',
      '--from',
      '2027-01-04',
      '--weeks',
      '60',
    );
    expect(weeks).toHaveLength(60);
    expect(weeks[0]?.weekStart).toBe('2027-01-04');
    expect(weeks[59]?.weekStart).toBe('2028-02-21');
    const days = weeks.flatMap(({ tasks }) => tasks.map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay()));
    expect(new Set(days)).toEqual(new Set([0, 6]));
    // A round of quick tests takes one place.
    expect(Math.max(...weeks.map(({ tasks }) => tasks.length))).toBeLessThanOrEqual(6);
    const items = new Set(weeks.flatMap(({ tasks }) => tasks.map(({ item }) => item)));
    expect([...items]).toEqual(expect.arrayContaining(['Fridge', 'Oven', 'Lawn']));
    expect(items.has('Car')).toBe(false);
    for (const { minutes, tasks } of weeks) {
      expect(minutes).toBe(tasks.reduce((sum, task) => sum + task.minutes, 0));
      for (const { stake, critical } of tasks) expect(critical).toBe(stake === 'danger');
    }
  });

  it('depends on the seed alone', async () => {
    const some = ['--from', '2027-01-04', '--weeks', '12', '--miss', '0.3'];
    const [one, again, other] = await Promise.all([
      preview(...some, '--seed', '7'),
      preview(...some, '--seed', '7'),
      preview(...some, '--seed', '8'),
    ]);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('asks every question that matters within twelve weeks, three in the first and two in each later one', async () => {
    const weeks = await preview(...january, '--weeks', '12');
    const counts = weeks.map(({ questions }) => questions.length);
    expect(counts.slice(0, 6)).toEqual([3, 2, 2, 2, 2, 2]);
    expect(Math.max(...counts.slice(6))).toBeLessThanOrEqual(2);
    const asked = weeks.flatMap(({ questions }) => questions);
    expect(asked).toHaveLength(new Set(asked).size);
    expect(asked).toEqual(expect.arrayContaining(['tenure', 'oven-cleaning', 'fridge', 'pool-winter']));
  });

  it('plans with the answers from the first week on, and asks each answered question once', async () => {
    const answers = ['--answers', 'oven-cleaning=pyrolytic, pool-winter=closed,fridge=not-sure'];
    const weeks = await preview(...january, '--weeks', '52', ...answers);
    const tasks = new Set(weeks.flatMap(({ tasks }) => tasks.map(({ taskId }) => taskId)));
    expect(tasks.has('oven.run-pyrolysis')).toBe(true);
    const questions = weeks.flatMap(({ questions }) => questions);
    for (const trait of ['oven-cleaning', 'pool-winter', 'fridge']) {
      expect(questions.filter((asked) => asked === trait)).toHaveLength(1);
    }
    expect(questions.filter((asked) => asked === 'tenure').length).toBeGreaterThan(1);
  });

  it('names the items that are closed, and plans nothing that rests with them', async () => {
    const weeks = await preview(...january, '--weeks', '60', '--answers', 'pool-winter=closed,winter=regular');
    const isClosed = weeks.map(({ closed }) => closed.includes('Pool'));
    expect([isClosed[0], isClosed[26], isClosed[52]]).toEqual([true, false, true]);
    const whileClosed = weeks.filter(({ closed }) => closed.includes('Pool')).flatMap(({ tasks }) => tasks);
    expect(whileClosed.map(({ taskId }) => taskId)).toContain('pool.open-season');
    expect(whileClosed.map(({ taskId }) => taskId)).not.toContain('pool.test-water');
  });

  it('joins on the given day: nothing comes before it, and earlier weeks are simulated', async () => {
    const later = await preview(...january, '--weeks', '8', '--join', '2027-01-21');
    expect(later.slice(0, 2).map(({ tasks, questions }) => [tasks, questions])).toEqual([
      [[], []],
      [[], []],
    ]);
    expect(later[2]?.questions).toHaveLength(3);
    expect(later[2]?.tasks.length).toBeGreaterThan(0);

    const joined = await preview('--join', '2027-01-21', '--weeks', '8');
    expect(joined.map(({ weekStart }) => weekStart)[0]).toBe('2027-01-18');
    const [third] = await preview('--join', '2027-01-21', '--from', '2027-02-01', '--weeks', '1');
    expect(third).toEqual(joined[2]);
  });

  it('prints the weeks with their sums without --json, at most 100 columns wide', async () => {
    const closed = ['--answers', 'pool-winter=closed,winter=regular'];
    const { code, stdout } = await runCli(['plan', 'preview', ...home, ...january, '--weeks', '52', ...closed]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Week of 2027-01-04: \d+ minutes\n {2}Questions: [a-z-]+, [a-z-]+, [a-z-]+\n {2}Closed: Pool\n/,
    );
    expect(stdout).toMatch(/^ {2}Sat 9 Jan {3,}\d+ min {2}(danger|costly|wear|comfort) +\S/m);
    expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([]);
    const later = await runCli([
      'plan',
      'preview',
      ...home,
      ...january,
      '--weeks',
      '1',
      '--join',
      '2027-01-10',
      '--days',
      'Monday',
    ]);
    expect(later.stdout).toContain('Week of 2027-01-04: no tasks');
  });

  it('plans for the climate of a town, whose country it takes if none is named', async () => {
    const outdoors = ['--property', 'House', '--features', 'Lawn', ...january, '--tasks-per-week', '12'];
    const planned = async (...args: string[]) => {
      const weeks = planShape.parse(await printedJson(['plan', 'preview', ...outdoors, ...args]));
      const dates = new Map(weeks.flatMap(({ tasks }) => tasks.map(({ taskId, date }) => [taskId, date])));
      return dates.get('roof-and-gutters.prepare-for-rains');
    };
    expect(await planned('--town', 'Cape Town')).toMatch(/^2027-0[345]-/);
    expect(await planned('--town', '3369157')).toBe(await planned('--town', 'Cape Town', '--country', 'ZA'));
    expect(await planned('--town', 'Berlin')).toBeUndefined();
  });

  it.each([
    [['--country', 'XX'], '"XX" is not a country code. Choose from: '],
    [['--town', 'Xyzzy'], 'There is no town "Xyzzy". Write it as in "Cape Town".'],
    [['--timezone', 'Mars'], '"Mars" is not a time zone.'],
    [['--property', 'Castle'], '"Castle" is not a property type. Choose from: Apartment, House.'],
    [['--features', 'Fridge,Rocket'], '"Rocket" is not a feature'],
    [['--answers', 'spring=wet'], '"spring" is not a question about the home. Choose from: winter, rains, '],
    [
      ['--answers', 'winter=wet'],
      '"wet" is not an answer to "winter". Choose from: long, hard, regular, rare, none, not-sure.',
    ],
    [['--answers', 'winter'], '--answers must be pairs such as winter=hard,barbecue=gas, not "winter".'],
    [['--answers', 'winter=hard=rare'], 'not "winter=hard=rare"'],
    [['--join', '2027-02-30'], '--join must be YYYY-MM-DD, not "2027-02-30".'],
    [['--join', '2027-01-18', ...january, '--weeks', '2'], '--join must not be after the last week.'],
    [['--join', '1990-01-18', ...january], '--join must be at most 1040 weeks before --from.'],
    [['--tasks-per-week', '0'], '--tasks-per-week must be a whole number from 1 to 20, not "0".'],
    [['--tasks-per-week', '1.5'], 'not "1.5"'],
    [['--days', 'Someday'], '"Someday" is not a weekday'],
    [['--days', ','], '--days needs at least one weekday.'],
    [['--from', '2027-01-05'], '--from must be a Monday as YYYY-MM-DD, not "2027-01-05".'],
    [['--from', '2027-02-30'], '--from must be a Monday'],
    [['--weeks', 'many'], '--weeks must be a whole number'],
    [['--weeks', '1e9'], '--weeks must be a whole number'],
    [['--miss', '2'], '--miss must be a number from 0 to 1'],
    [['--seed', '-1'], '--seed must be a whole number'],
  ])('explains what is wrong with %j, and exits with 2', async (args, sentence) => {
    const { code, stdout, stderr } = await runCli(['plan', 'preview', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });
});

const yearShape = z.strictObject({
  months: z
    .array(
      z.strictObject({
        month: z.string().regex(/^\d{4}-\d{2}$/),
        minutes: z.int().nonnegative(),
        tasks: z.array(
          z.strictObject({
            taskId: text,
            title: text,
            item: text,
            weekStart: z.iso.date(),
            minutes: z.int().positive(),
            stake,
            kind: z.enum(['booking', 'seasonal', 'regular']),
          }),
        ),
      }),
    )
    .length(12),
  waiting: z.array(
    z.strictObject({
      taskId: text,
      title: text,
      item: text,
      everyDays: z.int().positive().nullable(),
      wantedDays: z.int().positive(),
    }),
  ),
  cost: z.strictObject({
    total: z.int(),
    harm: z.int().nonnegative(),
    season: z.int().nonnegative(),
    time: z.int().nonnegative(),
    clashes: z.int().nonnegative(),
    visits: z.int().nonpositive(),
  }),
  bound: z.int(),
  never: z.array(text),
  sentence: z.string().nullable(),
});

describe('plan year', () => {
  // The home of the other commands needs no professional in its first year. A car does, and takes a little more time.
  const withCar = [...home, '--features', 'Fridge,Oven,Lawn,Pool,Car', '--tasks-per-week', '7'];
  const year = async (...args: string[]) => yearShape.parse(await printedJson(['plan', 'year', ...withCar, ...args]));

  it('prints the twelve months ahead of the first day, in the documented shape', async () => {
    const { months, waiting, cost, bound, never } = await year('--from', '2027-03-01');
    expect([months[0]?.month, months[11]?.month]).toEqual(['2027-03', '2028-02']);
    expect(months.every(({ minutes }) => minutes > 0)).toBe(true);
    const kinds = new Set(months.flatMap(({ tasks }) => tasks.map(({ kind }) => kind)));
    expect(kinds).toEqual(new Set(['booking', 'seasonal', 'regular']));
    expect(waiting).toEqual([]);
    expect(never).toEqual([]);
    expect(bound).toBeGreaterThan(0);
    expect(bound).toBeLessThanOrEqual(cost.total);
  });

  it('leaves out no job for safety at one task a week, and says what waits', async () => {
    const tub = ['--features', 'Chimney,Central Heating,Dryer,Outdoor Jacuzzi', '--tasks-per-week', '1'];
    const { never, sentence } = await year(...january, '--country', 'US', '--timezone', 'America/New_York', ...tub);
    expect(never).toEqual([]);
    expect(sentence).toMatch(/^At about \d+ minutes a week, /);
  });

  it('begins when the household joins, if that is later', async () => {
    const { months } = await year(...january, '--join', '2027-02-17');
    expect(months[0]?.month).toBe('2027-02');
    const weeks = months.flatMap(({ tasks }) => tasks.map(({ weekStart }) => weekStart));
    expect(weeks.every((weekStart) => weekStart >= '2027-02-15')).toBe(true);
  });

  it('names what waits when the home needs more than the household wishes', async () => {
    const { waiting } = await year(...january, '--tasks-per-week', '1');
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.some(({ everyDays }) => everyDays === null)).toBe(true);
    const { stdout } = await runCli(['plan', 'year', ...withCar, ...january, '--tasks-per-week', '1']);
    expect(stdout).toMatch(/\n\nAt about 10 minutes a week, [^\n]+\.\n$/);
  });

  it('prints months, bookings and seasonal jobs without --json, at most 100 columns wide', async () => {
    const { code, stdout } = await runCli(['plan', 'year', ...withCar, ...january]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^2027-01: \d+ minutes, \d+ regular tasks?\n/);
    expect(stdout).toMatch(/^ {2}Booking {3}week of \d{4}-\d{2}-\d{2} +\d+ min {2}\w/m);
    expect(stdout).toMatch(/^ {2}Seasonal {2}week of \d{4}-\d{2}-\d{2} +\d+ min {2}\w/m);
    expect(stdout).toContain('No task waits much longer than it should.\n');
    expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });
});

describe('plan check', () => {
  it('finds nothing wrong with the plan of an ordinary home, and exits with 0', async () => {
    const checked = await printedJson(['plan', 'check', ...home, ...january, '--weeks', '52']);
    expect(checked).toMatchObject({ weeks: 52, violations: [], usualMinutes: { from: 30, to: 75 } });
    const { code, stdout, stderr } = await runCli(['plan', 'check', ...home, ...january, '--weeks', '8']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^8 weeks, 0 violations\.\nA week averages \d+ minutes, and the longest takes \d+\.\n/);
    expect(stdout).toMatch(/\n\d+% of the weeks take 30 to 75 minutes\.\n$/);
  });

  it('prints each violation with its week, rule and task, and exits with 1', async () => {
    // One task a week leaves no room for everything that keeps such a house safe.
    const features = 'Gas Stove,Central Heating,Pool,Outdoor Jacuzzi,Jacuzzi,Car,Boat,RV,Scooter,Bicycle,Motorcycle';
    const house = ['--property', 'House', '--features', features, '--tasks-per-week', '1', ...january];
    const asText = await runCli(['plan', 'check', ...house, '--weeks', '52']);
    expect(asText.code).toBe(1);
    expect(asText.stderr).toMatch(/^The plan breaks its rules: \d+ violations\.\n$/);
    expect(asText.stdout).toMatch(/^WEEK +RULE +TASK\n2027-/);
    expect(asText.stdout).toMatch(
      /^2027-\d\d-\d\d +has a safety task for the first time within six weeks of its due date +\w+[^:]*: \w/m,
    );

    const asJson = await runCli(['plan', 'check', ...house, '--weeks', '52', '--json']);
    expect(asJson.code).toBe(1);
    const names = [...rules, ...yearRules].map(({ name }) => name);
    const violation = z.strictObject({
      weekStart: z.iso.date(),
      rule: z.enum(names),
      taskId: text.nullable(),
      title: text.nullable(),
      item: text.nullable(),
    });
    const { violations } = z.object({ violations: z.array(violation).min(1) }).parse(JSON.parse(asJson.stdout));
    const weeks = violations.map(({ weekStart }) => weekStart);
    expect(weeks).toEqual(weeks.toSorted());
    expect(`${JSON.parse(asJson.stderr).error.message}\n`).toBe(asText.stderr);
    expect(asText.stderr).toContain(`${violations.length} violations`);
  });
});
