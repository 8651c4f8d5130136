import type { Context } from 'koa';

/** Something to send, in as many encodings as there are. */
export type Answer = {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly status?: number;
  /** Whether other sites may show it. */
  readonly embeddable?: boolean;
  readonly body: () => Promise<Buffer>;
  readonly brotli?: () => Promise<Buffer>;
  readonly gzip?: () => Promise<Buffer>;
};

/** Answers GET and HEAD in the best encoding that is accepted, or by 304 where the browser has it. */
export async function sendAnswer(ctx: Context, answer: Answer): Promise<void> {
  ctx.status = answer.status ?? 200;
  ctx.set('Cache-Control', answer.cacheControl);
  ctx.set('ETag', answer.etag);
  if (answer.brotli || answer.gzip) ctx.vary('Accept-Encoding');
  if (answer.embeddable) ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (ctx.status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const { read, encoding } = encoded(ctx, answer);
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.type = answer.type;
  ctx.body = await read();
}

/** Browsers name all that they know in no order of theirs: the smallest wins. */
function encoded(ctx: Context, { body, brotli, gzip }: Answer) {
  if (brotli && ctx.acceptsEncodings('br')) return { read: brotli, encoding: 'br' };
  if (gzip && ctx.acceptsEncodings('gzip')) return { read: gzip, encoding: 'gzip' };
  return { read: body };
}
