import { z } from 'zod';
import { tokenScopes } from '#core/domain/access/api-token.ts';
import { longest } from '#core/domain/limits.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { filled, instant, message } from './shapes.ts';

const token = once(() =>
  z
    .object({
      id: z.uuid(),
      name: z.string(),
      scope: z.enum(tokenScopes),
      createdAt: instant(),
      expiresAt: instant(),
      lastUsedAt: instant().nullable().meta({ description: 'Noted once a day; null if it was never used' }),
    })
    .meta({ id: 'ApiToken' }),
);

export const listApiTokens = json('GET /api/tokens', {
  access: 'viewer',
  summary: 'The tokens with which programs call the API, the newest first',
  failure: 'We couldn’t load your tokens',
  response: () => z.object({ tokens: z.array(token()) }),
});

export const createApiToken = json('POST /api/tokens', {
  access: 'viewer',
  recent: true,
  securityEvent: 'token created',
  summary: 'Create a token, whose text is returned only now',
  failure: 'We couldn’t create the token',
  body: () =>
    z.object({
      name: filled(longest.accessName, 'Please enter a name'),
      scope: z.enum(tokenScopes, 'must be read or write'),
      expiresAt: z.iso
        .datetime('must be an instant such as 2027-06-01T00:00:00Z')
        .meta({ description: 'An instant in UTC, at most a year from now' }),
    }),
  response: () => token().extend({ token: z.string() }),
});

export const removeApiToken = json('DELETE /api/tokens/:id', {
  access: 'viewer',
  unlimited: true,
  securityEvent: 'token removed',
  summary: 'Remove a token, which is refused from then on',
  failure: 'We couldn’t remove the token',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});
