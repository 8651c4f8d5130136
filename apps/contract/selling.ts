import { z } from 'zod';
import { longest } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { declarationKinds, declarationStates } from '#core/domain/selling/declaration.ts';
import { periods, taxes } from '#core/domain/selling/price.ts';
import { json } from './endpoint.ts';
import { email, filled, instant, isoDate, language, line, message, tokenParams } from './shapes.ts';

const kind = once(() =>
  z
    .enum(declarationKinds)
    .meta({ description: '`cancellation`: with the end of the paid period; `withdrawal`: at once, with a refund' }),
);

const declaration = once(() =>
  z
    .object({
      kind: kind(),
      state: z.enum(declarationStates),
      declaredAt: instant().meta({ description: 'From when it counts' }),
    })
    .meta({ id: 'Declaration', description: 'What a buyer declared about the contract' }),
);

const price = once(() =>
  z.object({
    minor: z.int().meta({ description: 'In the smallest units of the currency' }),
    currency: z.string(),
    period: z.enum(periods),
    periodCount: z.int(),
    tax: z.enum(taxes).meta({ description: '`none`: no tax is computed, and the amount is the total' }),
  }),
);

export const getPrice = json('GET /api/premium/price', {
  access: 'public',
  summary: 'What Premium costs, as the payment provider last said',
  failure: 'We couldn’t load the price',
  response: () =>
    z.object({
      price: price().nullable(),
    }),
});

export const getContract = json('GET /api/premium/contract', {
  access: 'owner',
  summary: 'The contract about Premium, and what was declared about it',
  failure: 'We couldn’t load your contract',
  response: () =>
    z.object({
      contract: z
        .object({
          state: z.enum(['running', 'ending', 'ended']),
          startedAt: instant(),
          paidUntil: instant(),
          canCancel: z.boolean(),
          canKeep: z.boolean().meta({ description: 'Whether a cancellation can be taken back' }),
          withdrawUntil: instant().nullable().meta({ description: 'Null when withdrawing is no longer possible' }),
          price: price().nullable().meta({ description: 'As agreed; null until the contract is confirmed by mail' }),
          terms: z
            .object({
              language: language(),
              version: isoDate().meta({ description: 'The day of their last change' }),
              hash: z.string().meta({ description: 'The SHA-256 of their text' }),
            })
            .nullable()
            .meta({ description: 'The terms that bind; null until the contract is confirmed by mail' }),
        })
        .nullable(),
      declarations: z.array(declaration()),
    }),
});

const linked = once(() =>
  declaration().extend({ canTakeBack: z.boolean().meta({ description: 'Whether it is a cancellation in effect' }) }),
);

const failure = 'We couldn’t send your declaration';

export const declare = json('POST /api/premium/declarations', {
  access: 'owner',
  unlimited: true,
  securityEvent: 'contract ended',
  summary: 'Cancel Premium or withdraw from the contract; declaring the same again has no further effect',
  failure,
  body: () => z.object({ kind: kind() }),
  response: () => z.object({ declaration: declaration() }),
});

export const keepContract = json('POST /api/premium/resumption', {
  access: 'owner',
  unlimited: true,
  securityEvent: 'contract resumed',
  summary: 'Take back a cancellation before the contract ends; calling it again has no further effect',
  failure: 'We couldn’t take back your cancellation',
  response: message,
});

export const submitDeclaration = json('POST /api/declarations', {
  access: 'public',
  limit: 'sign-in',
  summary: 'Cancel or withdraw without signing in. A cancellation is carried out; a withdrawal waits for a mailed link',
  failure,
  body: () =>
    z.object({
      kind: kind(),
      email: email(),
      name: filled(longest.name, 'Please enter your name'),
      reference: line(200).default(''),
    }),
  response: () => message().extend({ declaredAt: instant() }),
});

export const readDeclaration = json('GET /api/declarations/:token', {
  access: 'public',
  summary: 'What a mailed link confirms or takes back; changes nothing',
  failure,
  params: tokenParams,
  response: linked,
});

export const confirmDeclaration = json('POST /api/declarations/:token', {
  access: 'public',
  securityEvent: 'contract ended',
  summary: 'Confirm what was declared without signing in; calling it again has no further effect',
  failure,
  params: tokenParams,
  response: linked,
});

export const takeBackDeclaration = json('POST /api/declarations/:token/taken-back', {
  access: 'public',
  securityEvent: 'contract resumed',
  summary: 'Take back a cancellation by its mailed link; calling it again has no further effect',
  failure: 'We couldn’t take back your cancellation',
  params: tokenParams,
  response: linked,
});
