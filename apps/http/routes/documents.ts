import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/documents.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { securityText } from '../presenters/security-text.ts';

const unready = {
  away: 'waiting for the database',
  'other-version': 'the schema of the database belongs to another version',
} as const;

export function documentRoutes(app: App): Handlers<typeof endpoints> {
  let apiDocument: object | undefined;
  return {
    describeApi: async () => {
      // Loaded with the first request, because few clients ask for it.
      apiDocument ??= (await import('../openapi.ts')).openApiDocument(app.config.publicUrl);
      return { body: apiDocument };
    },
    securityContact: async () => ({
      body: securityText({ ...app.config, now: app.clock.now() }),
      headers: { 'Cache-Control': 'public, max-age=86400' },
    }),
    health: async () => ({ body: { status: 'ok' } }),
    readiness: async () => {
      const state = await app.databaseState();
      if (state === 'ready') return { body: { status: 'ready' } };
      return { body: { status: unready[state] }, status: 503, headers: { 'Retry-After': '5' } };
    },
  };
}
