import { z } from 'zod';
import { entryKinds } from '#core/domain/history/entry.ts';
import { longest } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { amount, entry, moneyFigure, safetyFigure, work } from './history-shapes.ts';
import { instant, isoDate, line, message } from './shapes.ts';

const counts = () => ({ done: z.int(), skipped: z.int(), missed: z.int() });

const figures = once(() =>
  z
    .object({
      ...counts(),
      minutes: z.int().meta({ description: 'Of what was done' }),
      months: z.array(z.object({ month: z.string().meta({ description: 'YYYY-MM' }), ...counts() })),
      weekly: z
        .array(
          z.object({ from: isoDate().meta({ description: 'Its Monday, or the first day of the year' }), ...counts() }),
        )
        .meta({ description: 'Of the asked year; empty for all years' }),
      safety: safetyFigure().meta({ description: 'Safety tasks done within their longest gap' }),
      weeks: z
        .object({
          kept: z.int(),
          total: z.int(),
          away: z.int().meta({ description: 'Weeks in which nothing was done, which are not in the total' }),
          run: z.int().meta({ description: 'Weeks kept one after the other, up to the last one' }),
          longestRun: z.int(),
        })
        .meta({ description: 'Weeks in which at least half of the planned tasks were done' }),
      money: moneyFigure(),
    })
    .meta({ id: 'HistoryFigures', description: 'Of the asked year, or of all years; filters don’t change them' }),
);

export const getHistory = json('GET /api/history', {
  access: 'viewer',
  costly: true,
  summary: 'What was done, skipped and missed, newest first, and its figures',
  failure: 'We couldn’t load your history',
  query: () =>
    z.object({
      year: z
        .string()
        .regex(/^(19|2\d)\d\d$/, 'must be a year such as 2027')
        .transform(Number)
        .optional(),
      item: line(longest.category).optional(),
      kind: z.enum(entryKinds).optional(),
      q: line(longest.title).optional().meta({ description: 'Words that occur in an entry' }),
      newest: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, 'must be a number from 1 to 9999')
        .transform(Number)
        .optional()
        .meta({
          description: 'Only the newest entries that match: at least so many, with all of the oldest one’s month',
        }),
    }),
  response: () =>
    z.object({
      today: isoDate(),
      years: z.array(z.int()).meta({ description: 'The years with entries, newest first' }),
      items: z.array(z.string()).meta({ description: 'The items with entries, and those of the home' }),
      currency: z.string().meta({ description: 'The last one used, otherwise that of the country' }),
      imports: z.array(z.object({ id: z.uuid(), importedAt: instant(), entries: z.int() })),
      people: z.int().meta({ description: 'How many the home has' }),
      entries: z.array(entry()),
      earlier: z.int().meta({ description: 'How many entries match but are left out, because of `newest`' }),
      figures: figures(),
    }),
});

export const getVisits = json('GET /api/history/visits', {
  access: 'viewer',
  costly: true,
  summary: 'Visits of professionals planned for the next twelve months, and what they usually cost',
  failure: 'We couldn’t load your history',
  response: () =>
    z.object({
      visits: z.array(
        z.object({
          careTaskId: z.string(),
          title: z.string(),
          item: z.string(),
          weekStart: isoDate(),
          usualCost: amount()
            .nullable()
            .meta({ description: 'The median of what the household paid; null if unknown' }),
        }),
      ),
      totals: z.array(amount()).meta({ description: 'Of the visits whose cost is known' }),
      unknown: z.int().meta({ description: 'The number of visits whose cost is unknown' }),
    }),
});

export const listCareTasks = json('GET /api/history/care-tasks', {
  access: 'viewer',
  summary: 'The care tasks for which past work can be recorded, by item',
  failure: 'We couldn’t load your history',
  response: () =>
    z.object({
      careTasks: z.array(
        z.object({ id: z.string(), title: z.string(), item: z.string(), minutes: z.int(), professional: z.boolean() }),
      ),
    }),
});

const idParams = once(() => z.object({ id: z.uuid() }));
const saveFailure = 'We couldn’t save the entry';

export const getEntry = json('GET /api/history/entries/:id', {
  access: 'viewer',
  summary: 'One entry; for an open task, the details that were noted before',
  failure: 'We couldn’t load your history',
  params: idParams,
  response: entry,
});

export const recordWork = json('POST /api/history', {
  access: 'member',
  summary: 'Record past work; the plan counts it if it names a care task',
  failure: saveFailure,
  body: work,
  response: entry,
});

export const changeEntry = json('PUT /api/history/:id', {
  access: 'member',
  summary: 'Correct an entry; of a done task only date, minutes, by, note and cost can change',
  failure: saveFailure,
  params: idParams,
  body: work,
  response: entry,
});

export const deleteEntry = json('DELETE /api/history/:id', {
  access: 'member',
  summary: 'Delete recorded work, or mark a done task open again',
  failure: 'We couldn’t delete the entry',
  params: idParams,
  response: message,
});

export const restoreEntry = json('POST /api/history/:id/restore', {
  access: 'member',
  summary: 'Take back a deletion, within 30 days',
  failure: saveFailure,
  params: idParams,
  response: entry,
});

export const exportHistory = json('GET /api/history/csv', {
  access: 'viewer',
  costly: true,
  summary: 'Everything that was done, as a CSV file that can be imported again',
  failure: 'We couldn’t export your history',
  response: () => z.object({ csv: z.string() }),
});
