import Router from '@koa/router';
import type { Context, Next } from 'koa';
import { parseJson, readBody } from '../read-body.ts';
import { parseEmail, type Refusal } from './email.ts';
import type { Inbox } from './inbox.ts';
import { isStream, type Suppressions } from './suppressions.ts';

const megabyte = 1024 * 1024;
const largestEmail = 10 * megabyte;
const largestBatch = 50 * megabyte;
const mostInBatch = 500;

/**
 * https://postmarkapp.com/developer/api/email-api: sending a single mail or a batch.
 * https://postmarkapp.com/developer/api/message-streams-api: reading a message stream.
 * https://postmarkapp.com/developer/api/suppressions-api: sending to suppressed addresses again.
 */
export function postmarkApi(inbox: Inbox, suppressions: Suppressions): Router {
  const router = new Router();
  router.use(requireToken);

  router.get('/message-streams/:id', (context) => {
    const { id = '' } = context.params;
    if (!isStream(id))
      return refuse(context, 422, {
        ErrorCode: 1226,
        Message: 'The message stream for the provided ‘ID’ was not found.',
      });
    context.body = { ID: id, Name: id, MessageStreamType: id === 'broadcast' ? 'Broadcasts' : 'Transactional' };
  });

  router.post('/message-streams/:id/suppressions/delete', requireJson, async (context) => {
    const { id = '' } = context.params;
    const input = await readJsonOrRefuse(context, largestEmail);
    if (input === undefined) return;
    const named = addressesIn(input);
    if (!isStream(id) || !named) return refuse(context, 422, { ErrorCode: 1226, Message: 'The request is not valid.' });
    context.body = {
      Suppressions: named.map((EmailAddress) => {
        const isLifted = suppressions.lift(id, EmailAddress);
        const message = isLifted ? null : 'You do not have the required authority to change this suppression.';
        return { EmailAddress, Status: isLifted ? 'Deleted' : 'Failed', Message: message };
      }),
    };
  });

  router.post('/email', requireJson, async (context) => {
    const input = await readJsonOrRefuse(context, largestEmail);
    if (input === undefined) return;
    const answer = send(input);
    context.status = answer.ErrorCode === 0 ? 200 : 422;
    context.body = answer;
  });

  router.post('/email/batch', requireJson, async (context) => {
    const input = await readJsonOrRefuse(context, largestBatch);
    if (input === undefined) return;
    if (!Array.isArray(input)) return refuse(context, 422, { ErrorCode: 403, Message: 'Invalid request field(s) - $' });
    if (input.length > mostInBatch)
      return refuse(context, 422, { ErrorCode: 410, Message: `Too many messages: at most ${mostInBatch} in a batch.` });
    context.body = input.map(send);
  });

  function send(input: unknown) {
    const parsed = parseEmail(input, suppressions.has);
    if ('refusal' in parsed) return parsed.refusal;
    const { To, Cc, Bcc } = parsed.email;
    const { id, sentAt } = inbox.receive(parsed.email);
    return { To, Cc, Bcc, SubmittedAt: sentAt, MessageID: id, ErrorCode: 0, Message: 'OK' };
  }

  return router;
}

/** The addresses of a request to delete suppressions; undefined for another body. */
function addressesIn(input: unknown): readonly string[] | undefined {
  const { Suppressions: listed } = Object(input) as { readonly Suppressions?: unknown };
  if (!Array.isArray(listed)) return undefined;
  const addresses = listed.map((each) => (Object(each) as { readonly EmailAddress?: unknown }).EmailAddress);
  return addresses.every((address) => typeof address === 'string') ? addresses : undefined;
}

async function requireToken(context: Context, next: Next): Promise<void> {
  if (context.get('X-Postmark-Server-Token')) return await next();
  refuse(context, 401, {
    ErrorCode: 10,
    Message:
      'No Account or Server API tokens were supplied in the HTTP headers. Please add a header for either X-Postmark-Server-Token or X-Postmark-Account-Token.',
  });
}

async function requireJson(context: Context, next: Next): Promise<void> {
  if (context.is('application/json') && context.accepts('json')) return await next();
  refuse(context, 415, {
    ErrorCode: 409,
    Message: "The 'Content-Type' and 'Accept' headers must be 'application/json'.",
  });
}

/** Returns undefined if the response is already written. */
async function readJsonOrRefuse(context: Context, mostBytes: number): Promise<unknown> {
  const text = await readBody(context.req, mostBytes);
  const input = text === undefined ? undefined : parseJson(text);
  if (text === undefined) refuse(context, 413, { ErrorCode: 300, Message: 'Payload Too Large' });
  else if (input === undefined) refuse(context, 422, { ErrorCode: 402, Message: 'Invalid JSON' });
  return input;
}

function refuse(context: Context, status: number, refusal: Refusal): void {
  context.status = status;
  context.body = refusal;
}
