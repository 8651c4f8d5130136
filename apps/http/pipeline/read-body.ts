import type { Context } from 'koa';
import { HttpError } from '../http-error.ts';

/** In bytes. A household sends a larger body only while it has no other, and a stranger none. */
export const largestSmallBody = 16 * 1024;
/** In bytes. */
export const largestJson = 100 * 1024;
/** No client needs this key. It is refused rather than ignored, because it signals an attack. */
const prototypeKey = /"__proto__"\s*:/;

/** `limit` is in bytes. */
export async function readBytes(ctx: Context, limit: number): Promise<Buffer> {
  // Loaded with the first body: it brings half a megabyte of character sets.
  const { default: getRawBody } = await import('raw-body');
  try {
    return await getRawBody(ctx.req, { length: ctx.get('Content-Length') || null, limit });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
    throw new HttpError(isTooLarge ? 'payload_too_large' : 'malformed_json');
  }
}

/** `limit` is in bytes. */
export async function readJson(ctx: Context, limit: number): Promise<unknown> {
  if (!ctx.is('application/json')) throw new HttpError('unsupported_media_type');
  const text = new TextDecoder().decode(await readBytes(ctx, limit));
  if (prototypeKey.test(text)) throw new HttpError('malformed_json');
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError('malformed_json');
  }
}

/** For endpoints without a body: ignores a small one. Refuses a large one, which must be the client's mistake. */
export function refuseLargeBody(ctx: Context): void {
  if ((ctx.request.length ?? 0) > largestJson) throw new HttpError('payload_too_large');
}
