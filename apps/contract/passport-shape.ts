import { z } from 'zod';
import { once } from '#core/domain/running/once.ts';
import { amount, moneyFigure, safetyFigure, shownDoer } from './history-shapes.ts';
import { isoDate } from './shapes.ts';

export const passport = once(() =>
  z
    .object({
      version: z.literal(1),
      generatedOn: isoDate(),
      country: z.string().nullable(),
      includes: z.object({
        costs: z.boolean(),
        names: z.boolean(),
        notes: z.boolean(),
        photos: z.literal(true).optional().meta({ description: 'Absent where they aren’t shown' }),
      }),
      home: z.object({
        since: isoDate().nullable().meta({ description: 'The first day of the records' }),
        propertyType: z.string().nullable(),
        features: z.array(z.object({ category: z.string(), names: z.array(z.string()) })),
        answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      }),
      equipment: z.array(
        z.object({
          item: z.string(),
          category: z.string().meta({ description: 'Of the features, or `essential` or `other`' }),
          lastDone: isoDate().nullable(),
          entries: z
            .array(
              z.object({
                date: isoDate(),
                title: z.string(),
                careTaskId: z.string().nullable(),
                safety: z.boolean(),
                professional: z.boolean(),
                minutes: z.int().nullable(),
                by: shownDoer().nullable(),
                note: z.string(),
                cost: amount().nullable(),
                photos: z
                  .array(z.string().regex(/^[0-9a-f]{64}$/))
                  .optional()
                  .meta({ description: 'The SHA-256 of its photos, in hex; absent without any' }),
              }),
            )
            .meta({ description: 'What was done, newest first' }),
        }),
      ),
      figures: z.object({ done: z.int(), safety: safetyFigure(), money: moneyFigure().nullable() }),
      checksum: z.string().meta({ description: 'SHA-256 of everything else as canonical JSON, in hex' }),
    })
    .meta({ id: 'Passport', description: 'The record of a home: what it has, and what was done' }),
);

/** The passport as it is shown. The addresses aren't part of it, because they change. */
export const shownPassport = once(() =>
  passport().extend({
    urls: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'Where its photos are, by their hashes, for one to two hours; not under the checksum' }),
  }),
);
