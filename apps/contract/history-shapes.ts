import { z } from 'zod';
import { fileLimits } from '#core/domain/files/limits.ts';
import { storedTypes } from '#core/domain/files/stored-file.ts';
import { doerKinds, entryKinds, entryOrigins } from '#core/domain/history/entry.ts';
import { isCurrency } from '#core/domain/history/money.ts';
import { longest, mostCost, mostMinutes } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { careTaskId, filled, isoDate, line, text, title } from './shapes.ts';
import { actor } from './task-shapes.ts';

export const money = once(() =>
  z
    .object({
      minor: z.int().min(0).max(mostCost).meta({ description: 'In the smallest units of the currency, such as cents' }),
      currency: z.string().refine(isCurrency, 'must be a currency such as EUR'),
    })
    .meta({ id: 'Money' }),
);

const doer = once(() =>
  z
    .object({
      kind: z.enum(doerKinds),
      name: line(longest.name).default(''),
      phone: line(longest.phone).default(''),
    })
    .meta({ id: 'Doer', description: 'Who did the work' }),
);

const item = once(() => filled(longest.category, 'Please choose what the work was for'));

/** Ids of files that were stored without an owner. */
export const fileIds = once(() => z.array(z.uuid()).max(fileLimits.ofOwner));

export const work = once(() =>
  z.object({
    date: isoDate().meta({ description: 'The day on which it was done, today or earlier' }),
    item: item(),
    careTaskId: careTaskId().nullable().default(null).meta({ description: 'The task that the plan counts as done' }),
    title: title(),
    minutes: z.int().min(0).max(mostMinutes).nullable().default(null),
    by: doer().nullable().default(null),
    note: text(longest.notes).default(''),
    cost: money().nullable().default(null),
    files: fileIds()
      .optional()
      .meta({ description: 'Files that were stored without an entry, which it gets besides those that it has' }),
  }),
);

export const storedFile = once(() =>
  z
    .object({
      id: z.uuid(),
      type: z.enum(storedTypes),
      bytes: z.int(),
      name: z.string().optional().meta({ description: 'What a document was called when it was added' }),
      url: z.string().meta({ description: 'Shows the file to everyone who has it, for one to two hours' }),
    })
    .meta({ id: 'StoredFile', description: 'A photo or a document' }),
);

/** As stored, where limits may have been different. */
export const amount = once(() => z.object({ minor: z.int(), currency: z.string() }));
export const shownDoer = once(() => z.object({ kind: z.enum(doerKinds), name: z.string(), phone: z.string() }));

export const entry = once(() =>
  z
    .object({
      id: z.uuid().meta({ description: 'For a task, its id' }),
      kind: z.enum(entryKinds).meta({ description: 'missed: left open for longer than two weeks' }),
      origin: z.enum(entryOrigins),
      date: isoDate().meta({ description: 'The day done; for skipped and missed tasks, the planned day' }),
      plannedFor: isoDate().nullable(),
      title: z.string(),
      fullTitle: z.string().meta({ description: 'The title with its item' }),
      item: z.string(),
      careTaskId: z.string().nullable(),
      safety: z.boolean(),
      professional: z.boolean(),
      minutes: z.int().nullable(),
      by: shownDoer().nullable(),
      actor: actor()
        .nullable()
        .meta({ description: 'Who ticked off, skipped or recorded it; null if that isn’t known' }),
      note: z.string(),
      cost: amount().nullable(),
      files: z.array(storedFile()).meta({ description: 'The oldest first' }),
    })
    .meta({ id: 'HistoryEntry' }),
);

export const safetyFigure = once(() =>
  z.object({
    onTime: z.int(),
    total: z.int(),
    late: z.array(
      z.object({
        careTaskId: z.string(),
        title: z.string(),
        item: z.string(),
        dueOn: isoDate().meta({ description: 'The last day on which it would have been on time' }),
        doneOn: isoDate().nullable().meta({ description: 'Null if it is still open' }),
        daysLate: z.int(),
      }),
    ),
  }),
);

export const moneyFigure = once(() =>
  z.object({
    totals: z.array(amount()).meta({ description: 'One for each currency, never added across' }),
    lines: z.array(z.object({ year: z.int(), item: z.string(), currency: z.string(), minor: z.int() })),
  }),
);
