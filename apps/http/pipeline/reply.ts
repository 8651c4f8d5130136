import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { EndpointOf, Kind } from '#apps/contract/endpoint.ts';
import { xmlType } from '../dav/xml.ts';
import { errorReply } from '../error-reply.ts';
import { sendJson } from '../send-json.ts';
import type { DocumentReply, FileReply, Output } from './handler.ts';
import { languageOf } from './language-of.ts';

/** Sends the output of a handler, according to the endpoint's kind. */
export const reply: {
  readonly [K in Kind]: (ctx: Context, output: Output<EndpointOf<K>>, endpoint: EndpointOf<K>) => void;
} = {
  json: (ctx, output) => sendJson(ctx, output),
  raw: (ctx, output) => sendJson(ctx, output),
  upload: (ctx, output) => sendJson(ctx, output),
  file: (ctx, output) => sendFile(ctx, output),
  redirect: (ctx, address) => ctx.redirect(address),
  document: (ctx, output, { contentType }) => sendDocument(ctx, output, contentType),
  protocol: (ctx, output) => sendDocument(ctx, output, 'application/json'),
  dav: (ctx, output) => sendDocument(ctx, output, xmlType),
  stream: (ctx, events, { failure }) => {
    ctx.type = 'text/event-stream';
    // A proxy that waits for the whole response would keep every event back.
    ctx.set('X-Accel-Buffering', 'no');
    ctx.body = Readable.from(serverSentEvents(ctx, events, failure));
  },
};

function sendDocument(ctx: Context, { body, status = 200, headers = {} }: DocumentReply, contentType: string): void {
  ctx.type = contentType;
  ctx.set(headers);
  ctx.body = typeof body === 'string' ? body : JSON.stringify(body);
  ctx.status = status;
}

/**
 * Sends what users have uploaded, so that no browser runs any of it: it has the type that we found in the content, no
 * page of ours may embed it but as a picture, and only pictures open in a tab.
 */
function sendFile(ctx: Context, { type, name, content, length, keepSeconds }: FileReply): void {
  const place = type.startsWith('image/') ? 'inline' : 'attachment';
  ctx.set({
    'Content-Disposition': `${place}; filename="${name}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ...(keepSeconds !== undefined && { 'Cache-Control': `private, max-age=${keepSeconds}` }),
  });
  ctx.type = type;
  ctx.body = content instanceof Readable ? content : Readable.from(content);
  if (length !== undefined) ctx.length = length;
}

/** The status has been sent already, so a failure becomes the last event, named `error`. */
async function* serverSentEvents(ctx: Context, events: AsyncIterable<unknown>, failure: string) {
  try {
    for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`;
  } catch (error) {
    ctx.app.emit('error', error, ctx);
    const { body } = errorReply(error, { failure, language: languageOf(ctx) });
    yield `event: error\ndata: ${JSON.stringify({ ...body, requestId: ctx.state.requestId })}\n\n`;
  }
}
