import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { EndpointOf, Kind } from '#apps/contract/endpoint.ts';
import { errorReply } from '../error-reply.ts';
import type { DocumentReply, Output } from './handler.ts';

/** Sends the output of a handler, according to the endpoint's kind. */
export const reply: {
  readonly [K in Kind]: (ctx: Context, output: Output<EndpointOf<K>>, endpoint: EndpointOf<K>) => void;
} = {
  json: (ctx, output) => {
    ctx.body = output;
  },
  raw: (ctx, output) => {
    ctx.body = output;
  },
  redirect: (ctx, address) => ctx.redirect(address),
  document: (ctx, { body, status = 200, headers = {} }: DocumentReply, { contentType }) => {
    ctx.status = status;
    ctx.set(headers);
    ctx.type = contentType;
    ctx.body = body;
  },
  stream: (ctx, events, { failure }) => {
    ctx.type = 'text/event-stream';
    ctx.body = Readable.from(serverSentEvents(ctx, events, failure));
  },
};

/** The status has been sent already, so a failure becomes the last event, named `error`. */
async function* serverSentEvents(ctx: Context, events: AsyncIterable<unknown>, failure: string) {
  try {
    for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`;
  } catch (error) {
    ctx.app.emit('error', error, ctx);
    const { body } = errorReply(error, failure);
    yield `event: error\ndata: ${JSON.stringify({ ...body, requestId: ctx.state.requestId })}\n\n`;
  }
}
