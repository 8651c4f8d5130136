import { z } from 'zod';
import { longest } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { declarationKinds, declarationStates } from '#core/domain/selling/declaration.ts';
import { periods, taxes } from '#core/domain/selling/price.ts';
import { json } from './endpoint.ts';
import { email, filled, instant, line, message, tokenParams } from './shapes.ts';

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

export const getPrice = json('GET /api/premium/price', {
  access: 'public',
  summary: 'What Premium costs, as the payment provider last said',
  failure: 'Failed to load the price',
  response: () =>
    z.object({
      price: z
        .object({
          minor: z.int().meta({ description: 'In the smallest units of the currency' }),
          currency: z.string(),
          period: z.enum(periods),
          periodCount: z.int(),
          tax: z.enum(taxes),
        })
        .nullable(),
    }),
});

export const getContract = json('GET /api/premium/contract', {
  access: 'owner',
  summary: 'The contract about Premium, and what was declared about it',
  failure: 'Failed to load your contract',
  response: () =>
    z.object({
      contract: z
        .object({
          state: z.enum(['running', 'ending', 'ended']),
          startedAt: instant(),
          paidUntil: instant(),
          canCancel: z.boolean(),
          withdrawUntil: instant().nullable().meta({ description: 'Null when withdrawing is no longer possible' }),
        })
        .nullable(),
      declarations: z.array(declaration()),
    }),
});

const failure = 'Failed to send your declaration';

export const declare = json('POST /api/premium/declarations', {
  access: 'owner',
  unlimited: true,
  securityEvent: 'contract ended',
  summary: 'Cancel Premium or withdraw from the contract; declaring the same again has no further effect',
  failure,
  body: () => z.object({ kind: kind() }),
  response: () => z.object({ declaration: declaration() }),
});

export const submitDeclaration = json('POST /api/declarations', {
  access: 'public',
  limit: 'sign-in',
  summary: 'Cancel or withdraw without signing in; a mailed link confirms it',
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
  summary: 'What a mailed link confirms; changes nothing',
  failure,
  params: tokenParams,
  response: declaration,
});

export const confirmDeclaration = json('POST /api/declarations/:token', {
  access: 'public',
  securityEvent: 'contract ended',
  summary: 'Confirm what was declared without signing in; calling it again has no further effect',
  failure,
  params: tokenParams,
  response: declaration,
});
