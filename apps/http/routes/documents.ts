import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/documents.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { securityText } from '../presenters/security-text.ts';

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
    readiness: async () =>
      (await app.isDatabaseReady())
        ? { body: { status: 'ready' } }
        : { body: { status: 'waiting for the database' }, status: 503, headers: { 'Retry-After': '5' } },
  };
}
