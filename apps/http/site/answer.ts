import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/** Something to send, in as many forms as there are. */
export type Answer = {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly status?: number;
  /** Whether other sites may show it. */
  readonly embeddable?: boolean;
  readonly body: Buffer;
  readonly brotli?: Buffer;
  readonly gzip?: Buffer;
};

/** The same on every server that has the same content, and for each of its forms. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
}

/** Answers GET and HEAD in the smallest form that is accepted, or by 304 where the browser has it. */
export function sendAnswer(ctx: Context, answer: Answer): void {
  ctx.status = answer.status ?? 200;
  ctx.set('Cache-Control', answer.cacheControl);
  ctx.set('ETag', answer.etag);
  if (answer.brotli || answer.gzip) ctx.vary('Accept-Encoding');
  if (answer.embeddable) ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (ctx.status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const { body, encoding } = packed(ctx, answer);
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.type = answer.type;
  ctx.body = body;
}

/** Browsers name all that they know in no order of theirs: the smallest wins. */
function packed(ctx: Context, { body, brotli, gzip }: Answer) {
  if (brotli && ctx.acceptsEncodings('br')) return { body: brotli, encoding: 'br' };
  if (gzip && ctx.acceptsEncodings('gzip')) return { body: gzip, encoding: 'gzip' };
  return { body };
}
