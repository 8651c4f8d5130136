import { z } from 'zod';
import { dateOrders } from '#core/domain/history/table/day-text.ts';
import { encodings } from '#core/domain/history/table/encodings.ts';
import { meanings, mostStates } from '#core/domain/history/table/guess-columns.ts';
import { durationUnits } from '#core/domain/history/table/minutes-text.ts';
import { longestState } from '#core/domain/history/table/state-text.ts';
import { importLimits } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { entry } from './history-shapes.ts';
import { careTaskId, isoDate, line, message } from './shapes.ts';

const failure = 'We couldn’t import the file';
/** A file as a text in JSON; a form may have a larger one. */
const largestBody = 1_000_000;

const file = once(() =>
  z
    .string('Please choose a file')
    .min(1, 'Please choose a file')
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'must be a text file')
    .meta({ description: 'A CSV file, a calendar, a peer’s JSON, or a passport in JSON, as text' }),
);

const columns = once(() =>
  z
    .record(z.string().regex(/^\d{1,3}$/, 'must be the number of a column'), z.enum(meanings))
    .meta({ description: 'What columns mean, by their numbers from 0, in place of the guess' }),
);

const answers = once(() =>
  z
    .object({
      dateOrder: z.enum(dateOrders).optional(),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'must be a currency such as EUR')
        .optional(),
      decimalMark: z.enum(['.', ',']).optional(),
      durationUnit: z.enum(durationUnits).optional(),
      doneState: z
        .union(
          [line(longestState), z.array(line(longestState)).max(mostStates)],
          'must be one or several words of the column',
        )
        .optional()
        .meta({
          description:
            'The words of a column of states that say that work was done, one or several; `*` for each of them',
        }),
      allDone: z
        .enum(['yes', 'no'])
        .optional()
        .meta({ description: 'Whether work was done beside which a column of states has nothing in any line' }),
      encoding: z.enum(encodings).optional().meta({ description: 'Of a text whose letters look wrong' }),
      matches: z
        .record(z.string().max(300), careTaskId().nullable())
        .optional()
        .meta({ description: 'The care task of work, by the id of its match; null if it is none' }),
    })
    .meta({ description: 'To the questions of the preview' }),
);

/** JSON in a field of a form. */
const inJson = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(shape);

const body = once(() => z.object({ file: file(), columns: columns().optional(), answers: answers().optional() }));
const form = once(() => z.object({ columns: inJson(columns()).optional(), answers: inJson(answers()).optional() }));
const upload = {
  largest: importLimits.bytes,
  description: 'CSV in any encoding, XLSX, a calendar, a peer’s JSON, or a passport in JSON',
};

const question = once(() =>
  z.object({
    id: z.enum(['dateOrder', 'currency', 'decimalMark', 'durationUnit', 'doneState', 'allDone']),
    column: z.int().meta({ description: 'Its number' }),
    question: z.string(),
    options: z.array(z.object({ value: z.string(), label: z.string() })),
    several: z.boolean().meta({ description: 'Whether several options may be chosen' }),
    choice: z.string().meta({
      description:
        'How the rows are read until it is answered: by the most likely option, or `*`, each of them, where several may be chosen',
    }),
    examples: z
      .array(z.object({ text: z.string(), readings: z.record(z.string(), z.string()) }))
      .meta({ description: 'Up to two cells, and what each option makes of them' }),
  }),
);

export const previewImport = json('POST /api/history/import/preview', {
  access: 'member',
  costly: true,
  summary: 'What importing a file would do; nothing is saved',
  failure,
  largestBody,
  body,
  form,
  file: upload,
  response: () =>
    z.object({
      counts: z.object({ new: z.int(), duplicate: z.int(), error: z.int() }),
      unaltered: z
        .boolean()
        .nullable()
        .meta({ description: 'Whether a passport fits its checksum; null for other files' }),
      encoding: z.string().nullable().meta({ description: 'Of a text; null for a workbook or a passport' }),
      columns: z.array(
        z.object({
          index: z.int(),
          heading: z.string(),
          means: z.enum(meanings),
          samples: z.array(z.string()).meta({ description: 'Three of its values, as the file has them' }),
        }),
      ),
      questions: z
        .array(question())
        .meta({ description: 'What the columns leave open. Nothing is imported until they are answered' }),
      rows: z
        .array(
          z.object({
            line: z.int(),
            outcome: z.enum(['new', 'duplicate', 'open', 'error']),
            message: z.string().nullable(),
            entry: entry().omit({ id: true, actor: true, files: true }).nullable(),
          }),
        )
        .meta({ description: 'The first 500; rows with errors first. `open`: it depends on a question' }),
      leftOut: z
        .array(z.object({ line: z.int(), reason: z.string() }))
        .meta({ description: 'Every line that is not imported, and why; blank ones excepted' }),
      unclear: z
        .array(z.int())
        .meta({ description: 'Lines with a quotation mark that nothing ends, whose text is taken as it is' }),
      matches: z
        .array(
          z.object({
            id: z.string(),
            title: z.string(),
            item: z.string(),
            rows: z.int(),
            careTaskId: z.string(),
            careTask: z.string().meta({ description: 'Its title' }),
          }),
        )
        .meta({ description: 'Work that may be a care task, which counts for the plan only once a person says so' }),
      effects: z
        .array(
          z.object({
            careTaskId: z.string(),
            title: z.string(),
            doneOn: isoDate(),
            before: isoDate()
              .nullable()
              .meta({ description: 'The Monday of its next week now; null for not within a year' }),
            after: isoDate().nullable().meta({ description: 'The same after the import' }),
          }),
        )
        .meta({ description: 'What the import changes in the year ahead' }),
    }),
});

export const importHistory = json('POST /api/history/import', {
  access: 'member',
  costly: true,
  summary: 'Import the new rows of a file',
  failure,
  largestBody,
  body,
  form,
  file: upload,
  response: () =>
    z.object({
      importId: z.uuid().nullable().meta({ description: 'Null if there was nothing new' }),
      imported: z.int(),
      duplicates: z.int(),
      errors: z.int(),
    }),
});

export const undoImport = json('DELETE /api/history/import/:id', {
  access: 'member',
  costly: true,
  summary: 'Delete what an import added',
  failure: 'We couldn’t undo the import',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});
