import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { stakes } from '#core/domain/care/care-task.ts';
import { printedJson, runCli } from './run-cli.ts';

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
          stake: z.enum(stakes),
          climates: z.array(text).min(1).nullable(),
          needs: z.record(z.string(), z.array(text).min(1)),
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

describe('catalogue list', () => {
  it('prints every item with its tasks, in the documented shape', async () => {
    const items = catalogueShape.parse(await printedJson(['catalogue', 'list']));
    expect(items).toHaveLength(55);
    expect(items.flatMap(({ tasks }) => tasks).length).toBeGreaterThanOrEqual(200);
    const tasks = items.flatMap((item) => item.tasks);
    expect(tasks.some(({ season }) => season !== null)).toBe(true);
    expect(tasks.some(({ climates }) => climates?.includes('hard'))).toBe(true);
    expect(tasks.some(({ needs }) => needs['water-heater']?.includes('gas'))).toBe(true);
    for (const { stake, critical } of tasks) expect(critical).toBe(stake === 'danger');
    expect(items.some(({ tasks }) => tasks.some(({ incompatible }) => incompatible.length > 0))).toBe(true);
  });

  it('prints a table without --json', async () => {
    const { code, stdout } = await runCli(['catalogue', 'list']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ITEM +TASK +MINUTES +HOW OFTEN +SEASON +STAKE +ONLY FOR\n/);
    expect(stdout).toMatch(
      /^Fridge +Defrost the freezer compartment +45 +every 6 months +any +wear +fridge: manual-defrost$/m,
    );
    expect(stdout).toMatch(/^Pool +Brush[^\n]+ wear/m);
    expect(stdout).not.toContain('fridge.');
    expect(stdout.split('\n').length).toBeGreaterThan(200);
  });
});

describe('catalogue rules', () => {
  it('lists each rule of law with its official address, and how far it has been compared', async () => {
    const rules = z
      .array(
        z.object({
          place: text,
          topic: text,
          state: z.enum(['due', 'fresh']),
          against: z.enum(['official text', 'page']).nullable(),
          on: z.string().nullable(),
          title: text,
          url: z.url(),
        }),
      )
      .parse(await printedJson(['catalogue', 'rules', '--on', '2026-11-30']));
    expect(rules.length).toBeGreaterThan(270);
    const { code, stdout } = await runCli(['catalogue', 'rules', '--on', '2026-11-30']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^PLACE +TOPIC +STATE +COMPARED WITH +ON +ADDRESS\n/);
    expect(stdout).toMatch(/^FR +Wiring +due +nothing +never +https:\/\/www\.legifrance/m);
  });

  it('fails for those whose comparison is more than a year old, and for what is no date', async () => {
    const later = await runCli(['catalogue', 'rules', '--on', '2028-01-01']);
    expect([later.code, later.stderr]).toEqual([1, expect.stringMatching(/compared over a year ago: \d+ rules\./)]);
    expect((await runCli(['catalogue', 'rules', '--on', 'soon'])).code).toBe(2);
  });
});
