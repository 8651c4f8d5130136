import { z } from 'zod';
import { DomainError } from '#core/domain/errors.ts';
import { longest } from '#core/domain/limits.ts';
import { weekOffsetLimits } from '#core/domain/time/week.ts';
import { briefEntry, briefTask, explainedTask, untrusted } from './present.ts';
import { tool } from './tool.ts';

const offset = z
  .int()
  .min(weekOffsetLimits.min)
  .max(weekOffsetLimits.max)
  .default(0)
  .meta({ description: 'Counted from this week: -1 is last week, 1 next week' });

/** More would fill the model's memory with what was done years ago. */
const mostEntries = 50;

export const readingTools = [
  tool({
    name: 'week',
    title: 'The tasks of a week',
    description: 'Lists the home’s tasks of a week, and in this week also those that are overdue.',
    changes: false,
    input: z.object({ offset }),
    run: async (input, call) => {
      const week = await call('getWeek', { params: { offset: String(input.offset) } });
      const { weekStart, today, pause, note, tasks, overdue } = week;
      return {
        weekStart,
        today,
        pause,
        note: note === null ? null : untrusted(note),
        tasks: tasks.map(briefTask),
        overdue: overdue.map(briefTask),
      };
    },
  }),
  tool({
    name: 'why',
    title: 'Why and how a task is done',
    description: 'Explains a task of a week: why it is planned now, its steps, tools, warnings and sources.',
    changes: false,
    input: z.object({ id: z.uuid().meta({ description: 'Of a task in that week' }), offset }),
    run: async ({ id, offset }, call) => {
      const { tasks, overdue } = await call('getWeek', { params: { offset: String(offset) } });
      const task = [...tasks, ...overdue].find((each) => each.id === id.toLowerCase());
      if (!task) throw new DomainError('task_not_found');
      return explainedTask(task);
    },
  }),
  tool({
    name: 'history',
    title: 'What was done',
    description: `Lists what was done, skipped and missed in the home, the newest first, at most ${mostEntries}.`,
    changes: false,
    input: z.object({
      year: z.int().min(1900).max(2999).optional(),
      words: z.string().max(longest.title).optional().meta({ description: 'Words that occur in an entry' }),
    }),
    run: async ({ year, words }, call) => {
      const narrowed = { ...(year !== undefined && { year: String(year) }), ...(words && { q: words }) };
      const { today, entries, earlier } = await call('getHistory', {
        query: { ...narrowed, newest: String(mostEntries) },
      });
      return { today, found: entries.length + earlier, entries: entries.slice(0, mostEntries).map(briefEntry) };
    },
  }),
  tool({
    name: 'meters',
    title: 'The meters of the home',
    description:
      'Lists what counts the use of the home’s things, with the last reading and the tasks that are due by it.',
    changes: false,
    input: z.object({}),
    run: async (_, call) => ({
      meters: (await call('listMeters', {})).map(({ id, name, unit, readings, perDay, tasks, readingWanted }) => ({
        id,
        name: untrusted(name),
        unit: untrusted(unit),
        lastReading: readings.at(-1) ?? null,
        perDay,
        readingWanted,
        tasks: tasks.map(({ title, every, estimatedFor }) => ({ title: untrusted(title), every, estimatedFor })),
      })),
    }),
  }),
  tool({
    name: 'guide_search',
    title: 'Search the guides',
    description: 'Finds what the catalogue and the guides of home maintenance say about a question or a symptom.',
    changes: false,
    input: z.object({ question: z.string().min(1).max(longest.notes) }),
    run: ({ question }, call) => call('searchGuides', { query: { q: question } }),
  }),
];
