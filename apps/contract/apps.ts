import { z } from 'zod';
import { tokenScopes } from '#core/domain/access/api-token.ts';
import { longestClientAddress } from '#core/domain/access/client-document.ts';
import { roles } from '#core/domain/people/membership.ts';
import { once } from '#core/domain/running/once.ts';
import { json } from './endpoint.ts';
import { instant, message } from './shapes.ts';

/** OAuth's parameters consist of ASCII. */
const parameter = (max = longestClientAddress) =>
  z
    .string()
    .max(max)
    .regex(/^[\x20-\x7e]*$/, 'must consist of ASCII')
    .optional();

/** The parameters with which an app sends a person's browser to `/connect-app`, by OAuth's names. */
const request = once(() =>
  z.object({
    response_type: parameter(),
    client_id: parameter(),
    redirect_uri: parameter(),
    code_challenge: parameter(),
    code_challenge_method: parameter(),
    scope: parameter(),
    state: parameter(2000),
    resource: parameter(),
  }),
);

const scope = once(() => z.enum(tokenScopes, 'must be read or write'));

export const readAppRequest = json('GET /api/apps/request', {
  access: 'person',
  limit: 'app-request',
  needs: 'mcp',
  summary: 'What an app that sent the person’s browser here asks for',
  failure: 'We couldn’t load what the app asks for',
  query: request,
  response: () =>
    z.object({
      question: z
        .object({
          name: z.string().meta({ description: 'What the app calls itself, which may be untrue' }),
          host: z.string().meta({ description: 'Where the app describes itself' }),
          isOnComputer: z.boolean().meta({ description: 'Whether the answer goes to a program on this computer' }),
          scope: scope().meta({ description: 'What it asks for' }),
          homes: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) })),
        })
        .nullable()
        .meta({ description: 'Null if the request is wrong: the browser goes to `refusal`' }),
      refusal: z.string().meta({ description: 'The address that says no to the app' }),
    }),
});

export const connectApp = json('POST /api/apps', {
  access: 'person',
  recent: true,
  limit: 'app-request',
  needs: 'mcp',
  securityEvent: 'app connected',
  summary: 'Let an app into a home',
  failure: 'We couldn’t connect the app',
  body: () => z.object({ request: request(), scope: scope(), home: z.uuid() }),
  response: () => z.object({ returnTo: z.string().meta({ description: 'The address of the app, with its code' }) }),
});

export const listConnectedApps = json('GET /api/apps', {
  access: 'viewer',
  needs: 'mcp',
  summary: 'The apps that the person let into the home, the newest first',
  failure: 'We couldn’t load your apps',
  response: () =>
    z.object({
      apps: z.array(
        z
          .object({
            id: z.uuid(),
            name: z.string(),
            host: z.string(),
            scope: scope(),
            createdAt: instant(),
            lastUsedAt: instant().nullable().meta({ description: 'Noted once a day; null if it was never used' }),
          })
          .meta({ id: 'ConnectedApp' }),
      ),
    }),
});

export const removeConnectedApp = json('DELETE /api/apps/:id', {
  access: 'viewer',
  needs: 'mcp',
  unlimited: true,
  securityEvent: 'app removed',
  summary: 'Remove an app, whose tokens are refused from then on',
  failure: 'We couldn’t remove the app',
  params: () => z.object({ id: z.uuid() }),
  response: message,
});
