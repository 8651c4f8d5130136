import { z } from 'zod';
import { once } from '#core/domain/running/once.ts';
import { json, redirect } from './endpoint.ts';
import { instant, message } from './shapes.ts';

export const startOidc = json('POST /api/auth/oidc/start', {
  access: 'public',
  limit: 'passkey',
  summary: 'Where the sign-in service signs people in; a cookie binds the visit to the browser',
  failure: 'We couldn’t reach your sign-in service',
  response: () =>
    z.object({
      url: z.url(),
      nonce: z.string().meta({ description: 'As of a link: the token that the visit ends with starts with it' }),
    }),
  statuses: { 404: 'No sign-in service is set up' },
});

/** A repeated parameter counts as absent. */
const parameter = once(() => z.string().max(4000).optional().catch(undefined));

export const completeOidc = redirect('GET /api/auth/oidc/callback', {
  access: 'public',
  limit: 'passkey',
  summary: 'Where the sign-in service sends browsers back to',
  query: () => z.object({ code: parameter(), state: parameter(), iss: parameter(), error: parameter() }),
  statuses: { 302: 'To the page that signs in, or to the sign-in page, which says why not' },
});

export const listIdentities = json('GET /api/auth/oidc/identities', {
  access: 'person',
  summary: 'The connections with sign-in services that sign in to the account',
  failure: 'We couldn’t load the connection',
  response: () =>
    z.object({
      identities: z.array(
        z.object({
          id: z.uuid(),
          name: z.string().meta({ description: 'The host of the service' }),
          linkedAt: instant(),
        }),
      ),
    }),
});

export const deleteIdentity = json('DELETE /api/auth/oidc/identities/:id', {
  access: 'person',
  unlimited: true,
  securityEvent: 'sign-in service removed',
  summary: 'Remove a connection, which no longer signs in',
  failure: 'We couldn’t remove the connection',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});
