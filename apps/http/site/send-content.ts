import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Context } from 'koa';

/** Content that is kept in memory, as it is and compressed. */
export type Content = {
  /** Its extension determines the content type. */
  readonly name: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly brotli?: Buffer;
  readonly gzip?: Buffer;
};

/** Depends only on the content, so it is the same on every server. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
}

/** Responds to GET and HEAD with the smallest form that the client accepts, or with 304 if the client has the content. */
export function sendContent(ctx: Context, content: Content, status = 200): void {
  ctx.status = status;
  // Clients revalidate it with each use, because a document names the scripts of its own build.
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('ETag', content.etag);
  if (content.brotli || content.gzip) ctx.vary('Accept-Encoding');
  if (status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const { body, encoding } = smallest(ctx, content);
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.type = extname(content.name);
  ctx.body = body;
}

/** Browsers list the encodings that they accept in no particular order, so we prefer the smaller one. */
function smallest(ctx: Context, { body, brotli, gzip }: Content) {
  if (brotli && ctx.acceptsEncodings('br')) return { body: brotli, encoding: 'br' };
  if (gzip && ctx.acceptsEncodings('gzip')) return { body: gzip, encoding: 'gzip' };
  return { body };
}
