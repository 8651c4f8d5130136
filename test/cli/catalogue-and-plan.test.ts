import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runCli } from './run-cli.ts';

async function json(args: readonly string[]): Promise<unknown> {
  const { code, stdout, stderr } = await runCli([...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.endsWith('\n')).toBe(true);
  return JSON.parse(stdout);
}

const month = z.int().min(1).max(12);
const text = z.string().min(1);
const catalogueShape = z.array(
  z.object({
    item: text,
    property: z.array(z.enum(['Apartment', 'House'])).min(1),
    tasks: z
      .array(
        z.object({
          id: text,
          title: text,
          why: text,
          steps: z.array(text).min(2),
          tools: z.array(text),
          minutes: z.int().positive(),
          difficulty: z.enum(['beginner', 'moderate', 'advanced']),
          intervalDays: z.int().positive(),
          season: z.object({ from: month, to: month }).nullable(),
          frostOnly: z.boolean(),
          appliesIf: z.unknown(),
          critical: z.boolean(),
          professional: z.boolean(),
          safety: text.nullable(),
          incompatible: z.array(text),
          sources: z.array(z.object({ organisation: text, title: text })).min(1),
        }),
      )
      .min(2),
  }),
);

const planShape = z.array(
  z.strictObject({
    weekStart: z.iso.date(),
    tasks: z.array(
      z.object({
        taskId: text,
        item: text,
        date: z.iso.date(),
        minutes: z.int().positive(),
        critical: z.boolean(),
        reason: text,
      }),
    ),
  }),
);

const home = ['--country', 'FR', '--property', 'House', '--features', 'Fridge,Oven,Lawn'];
const preview = async (...args: string[]) => planShape.parse(await json(['plan', 'preview', ...home, ...args]));

describe('catalogue list', () => {
  it('prints every item with its tasks, in the documented shape', async () => {
    const items = catalogueShape.parse(await json(['catalogue', 'list']));
    expect(items).toHaveLength(55);
    expect(items.flatMap(({ tasks }) => tasks).length).toBeGreaterThanOrEqual(200);
    expect(items.some(({ tasks }) => tasks.some(({ season }) => season !== null))).toBe(true);
    expect(items.some(({ tasks }) => tasks.some(({ incompatible }) => incompatible.length > 0))).toBe(true);
  });

  it('prints a table without --json', async () => {
    const { code, stdout } = await runCli(['catalogue', 'list']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ITEM +TASK +MINUTES +HOW OFTEN +SEASON +NOTES\n/);
    expect(stdout.split('\n').length).toBeGreaterThan(200);
  });
});

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
    expect(Math.max(...weeks.map(({ tasks }) => tasks.length))).toBeLessThanOrEqual(4);
    const items = new Set(weeks.flatMap(({ tasks }) => tasks.map(({ item }) => item)));
    expect([...items]).toEqual(expect.arrayContaining(['Fridge', 'Oven', 'Lawn']));
    expect(items.has('Car')).toBe(false);
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

  it('prints a table without --json', async () => {
    const { code, stdout } = await runCli(['plan', 'preview', ...home, '--from', '2027-01-04', '--weeks', '2']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^WEEK +DATE +MIN +ITEM +TASK +REASON\n2027-01-04/);
  });

  it.each([
    [['--country', 'XX'], '"XX" is no country code'],
    [['--property', 'Castle'], '"Castle" is no property type. There are: Apartment, House.'],
    [['--features', 'Fridge,Rocket'], '"Rocket" is no feature'],
    [['--tasks-per-week', '0'], '--tasks-per-week must be a whole number from 1 to 20, not "0".'],
    [['--tasks-per-week', '1.5'], 'not "1.5"'],
    [['--days', 'Someday'], '"Someday" is no weekday'],
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
