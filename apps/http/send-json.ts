import type { Context } from 'koa';

/**
 * Responds with the value as JSON, or with 204 if there is none. Koa would compare an object with a `Response` first, which
 * loads the whole of `fetch`: 13 MiB that few servers need. It would also keep the object until the client has the text.
 */
export function sendJson(ctx: Context, value: unknown): void {
  if (value !== undefined) ctx.type = 'json';
  ctx.body = JSON.stringify(value);
}
