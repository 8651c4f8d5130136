import { z } from 'zod';
import { passportLinkDays } from '#core/domain/history/passport-link.ts';
import { json } from './endpoint.ts';
import { amount, moneyFigure, safetyFigure, shownDoer } from './history-shapes.ts';
import { instant, isoDate, message } from './shapes.ts';

const passport = z
  .object({
    version: z.literal(1),
    generatedOn: isoDate,
    country: z.string().nullable(),
    includes: z.object({ costs: z.boolean(), names: z.boolean(), notes: z.boolean() }),
    home: z.object({
      since: isoDate.nullable().meta({ description: 'The day on which the household described its home' }),
      propertyType: z.string().nullable(),
      features: z.array(z.object({ category: z.string(), names: z.array(z.string()) })),
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    }),
    equipment: z.array(
      z.object({
        item: z.string(),
        category: z.string().meta({ description: 'Of the features, or `essential` or `other`' }),
        lastDone: isoDate.nullable(),
        entries: z
          .array(
            z.object({
              date: isoDate,
              title: z.string(),
              careTaskId: z.string().nullable(),
              safety: z.boolean(),
              professional: z.boolean(),
              minutes: z.int().nullable(),
              by: shownDoer.nullable(),
              note: z.string(),
              cost: amount.nullable(),
            }),
          )
          .meta({ description: 'What was done, newest first' }),
      }),
    ),
    figures: z.object({ done: z.int(), safety: safetyFigure, money: moneyFigure.nullable() }),
    checksum: z.string().meta({ description: 'SHA-256 of everything else as canonical JSON, in hex' }),
  })
  .meta({ id: 'Passport', description: 'The record of a home: what it has, and what was done' });

const link = z.object({
  createdAt: instant,
  expiresAt: instant,
  costs: z.boolean(),
  names: z.boolean(),
  notes: z.boolean(),
});

const days = passportLinkDays.map((each) => z.literal(each));
const expiresInDays = z.union(days, 'must be 30, 90 or 365');

export const getPassportLink = json('GET /api/passport', {
  access: 'household',
  summary: 'Whether the passport is shared, and until when',
  failure: 'Failed to load your house passport',
  response: z.object({ link: link.nullable() }),
});

export const createPassportLink = json('POST /api/passport', {
  access: 'household',
  summary: 'Share the passport at a new address, which is shown once; an earlier one no longer works',
  failure: 'Failed to share your house passport',
  body: z.object({
    expiresInDays,
    costs: z.boolean().default(false),
    names: z.boolean().default(false),
    notes: z.boolean().default(false),
  }),
  response: z.object({ url: z.url(), link }),
});

export const revokePassportLink = json('DELETE /api/passport', {
  access: 'household',
  summary: 'Stop sharing the passport, at once',
  failure: 'Failed to stop sharing your house passport',
  response: message,
});

const choice = z
  .enum(['true', 'false'])
  .default('true')
  .transform((value) => value === 'true');

export const previewPassport = json('GET /api/history/passport', {
  access: 'household',
  summary: 'The passport, as the household prints or saves it',
  failure: 'Failed to load your house passport',
  query: z.object({ costs: choice, names: choice, notes: choice }),
  response: passport,
});

export const readPassport = json('GET /api/passport/:secret', {
  access: 'public',
  limit: 'passport',
  summary: 'The passport that a household shared',
  failure: 'Failed to load the house passport',
  params: z.object({ secret: z.string().regex(/^[0-9a-f]{64}$/, 'must be the secret of a shared passport') }),
  response: passport,
});
