import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { Context } from 'koa';

/** Browsers list the encodings that they accept in no particular order, so the one whose results are smaller is first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Content that is kept in memory. */
export type Content = {
  /** Its extension determines the content type. */
  readonly name: string;
  readonly etag: string;
  readonly body: Buffer;
  /** Returns the compressed body. Absent where it would hardly be smaller. */
  readonly compressed?: (encoding: Encoding) => Promise<Buffer>;
};

/** Depends only on the content, so it is the same on every server. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
}

/** Responds to GET and HEAD with the smallest form that the client accepts, or with 304 if the client has the content. */
export async function sendContent(ctx: Context, content: Content, status = 200): Promise<void> {
  const { name, etag, body, compressed } = content;
  ctx.status = status;
  // Clients revalidate it with each use, because a document names the scripts of its own build.
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('ETag', etag);
  if (compressed) ctx.vary('Accept-Encoding');
  if (status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = encodings.find((each) => ctx.acceptsEncodings(each));
  ctx.type = extname(name);
  if (compressed && encoding) {
    ctx.set('Content-Encoding', encoding);
    ctx.body = await compressed(encoding);
  } else ctx.body = body;
}
