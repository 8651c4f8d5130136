import { z } from 'zod';
import { passportLinkDays } from '#core/domain/history/passport/link.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { shownPassport } from './passport-shape.ts';
import { instant, language, message } from './shapes.ts';

const link = once(() =>
  z.object({
    createdAt: instant(),
    expiresAt: instant(),
    language: language().meta({ description: 'In which every reader is shown the passport' }),
    costs: z.boolean(),
    names: z.boolean(),
    notes: z.boolean(),
    photos: z.boolean(),
    closed: z
      .object({ at: instant(), reason: z.string() })
      .optional()
      .meta({ description: 'When and why we closed the page, after a report; absent while it can be read' }),
  }),
);

const expiresInDays = once(() =>
  z.union(
    passportLinkDays.map((each) => z.literal(each)),
    'must be 30, 90 or 365',
  ),
);

export const getPassportLink = json('GET /api/passport', {
  access: 'viewer',
  summary: 'Whether the passport is shared, and until when',
  failure: 'We couldn’t load your house passport',
  response: () => z.object({ link: link().nullable() }),
});

export const createPassportLink = json('POST /api/passport', {
  access: 'owner',
  securityEvent: 'passport shared',
  summary: 'Share the passport at a new address, which is shown once; an earlier one no longer works',
  failure: 'We couldn’t share your house passport',
  body: () =>
    z.object({
      expiresInDays: expiresInDays(),
      language: language()
        .optional()
        .meta({ description: 'In which every reader is shown the passport; that of the caller by default' }),
      costs: z.boolean().default(false),
      names: z.boolean().default(false),
      notes: z.boolean().default(false),
      photos: z.boolean().default(false),
    }),
  response: () => z.object({ url: z.url(), link: link() }),
});

export const revokePassportLink = json('DELETE /api/passport', {
  access: 'owner',
  securityEvent: 'passport revoked',
  summary: 'Stop sharing the passport, at once',
  failure: 'We couldn’t stop sharing your house passport',
  response: message,
});

const choice = once(() =>
  z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
);

export const previewPassport = json('GET /api/history/passport', {
  access: 'viewer',
  costly: true,
  summary: 'The passport, as the household prints or saves it',
  failure: 'We couldn’t load your house passport',
  query: () => z.object({ costs: choice(), names: choice(), notes: choice(), photos: choice() }),
  response: shownPassport,
});

export const readPassport = json('GET /api/passport/:secret', {
  access: 'public',
  limit: 'passport',
  costly: true,
  summary: 'The passport that a household shared',
  failure: 'We couldn’t load the house passport',
  params: () => z.object({ secret: z.string().regex(/^[0-9a-f]{64}$/, 'must be the secret of a shared passport') }),
  response: shownPassport,
});
