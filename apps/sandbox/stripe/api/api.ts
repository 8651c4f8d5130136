import Router from '@koa/router';
import type { Context } from 'koa';
import { type Clock, daySeconds, secondsOf } from '../../clock.ts';
import { readBody } from '../../read-body.ts';
import type { Account } from '../account/account.ts';
import type { StripeEvent, Wire } from '../account/records.ts';
import { apiVersion } from '../shapes/event.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { checkoutSessionEndpoints } from './checkout-sessions.ts';
import { creditNoteEndpoints } from './credit-notes.ts';
import { customerEndpoints } from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { makeExpand } from './expand.ts';
import { readForm } from './form.ts';
import { invoiceEndpoints } from './invoices.ts';
import { portalSessionEndpoints } from './portal-sessions.ts';
import { invalid, Refusal } from './refusal.ts';
import { subscriptionEndpoints } from './subscriptions.ts';
import { webhookEndpointEndpoints } from './webhook-endpoints.ts';

const mostBytes = 1_000_000;

export const stripeEndpoints = (account: Account, pendingOf: (event: StripeEvent) => number): readonly Endpoint[] => [
  ...customerEndpoints(account),
  ...catalogueEndpoints(account),
  ...checkoutSessionEndpoints(account),
  ...subscriptionEndpoints(account),
  ...invoiceEndpoints(account),
  ...creditNoteEndpoints(account),
  ...portalSessionEndpoints(account),
  ...eventEndpoints(account, pendingOf),
  ...webhookEndpointEndpoints(account),
];

/** Stripe's API, below /v1. */
export function stripeApi(account: Account, pendingOf: (event: StripeEvent) => number): Router {
  const router = new Router();
  const expand = makeExpand(account);
  const idempotency = makeIdempotency<Wire>(account.clock);

  router.use(async (context, next) => {
    const requestId = account.makeId('req_');
    context.state.requestId = requestId;
    context.set({ 'Request-Id': requestId, 'Stripe-Version': apiVersion, 'Cache-Control': 'no-cache, no-store' });
    try {
      authorize(context.get('Authorization'));
      requireVersion(context.get('Stripe-Version'));
      account.settle();
      await next();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.status = error.status;
      const { code } = error.error;
      context.body = {
        error: {
          ...error.error,
          ...(code === undefined
            ? {}
            : { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
        },
      };
    }
  });

  for (const each of stripeEndpoints(account, pendingOf)) {
    router[each.method](each.path, async (context) => {
      const text = await parametersOf(context);
      const form = readForm(new URLSearchParams(text));
      const requestId: string = context.state.requestId;
      const key = each.method === 'post' ? context.get('Idempotency-Key') || null : null;
      const request = `${context.method} ${context.path} ${text}`;
      const before = key === null ? undefined : idempotency.recall(key, request);
      if (before) {
        context.set({ 'Idempotent-Replayed': 'true', 'Original-Request': before.requestId });
        context.body = before.answer;
        return;
      }
      const answer = account.journal.causedBy({ id: requestId, idempotencyKey: key }, () =>
        expand(
          each.answer(form, { id: context.params.id ?? '', origin: originOf(context) }),
          typeof form.expand === 'object' ? Object.values(form.expand).map(String) : [],
        ),
      );
      if (key !== null) {
        idempotency.keep(key, request, requestId, answer);
        context.set('Idempotency-Key', key);
      }
      context.body = answer;
    });
  }

  router.all('/{*rest}', (context) => {
    throw new Refusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${context.method}: ${context.path}). This stand-in plays a part of Stripe's API.`,
    });
  });

  return router;
}

const originOf = ({ protocol, host }: Context): string => `${protocol}://${host}`;

/** Refuses other versions of the API, because their shapes differ. */
function requireVersion(asked: string): void {
  if (asked !== '' && asked !== apiVersion)
    throw invalid(`Invalid Stripe API version: ${asked}. This stand-in plays ${apiVersion} alone.`);
}

/** Returns the parameters of the query and of the body as one form. */
async function parametersOf(context: Context): Promise<string> {
  const body = await readBody(context.req, mostBytes);
  if (body === undefined) throw invalid('The request is too large.');
  if (body !== '' && !context.is('application/x-www-form-urlencoded'))
    throw invalid(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.',
    );
  return [context.querystring, body].filter(Boolean).join('&');
}

const refused = (message: string): Refusal => new Refusal(401, { type: 'invalid_request_error', message });

/**
 * Accepts any test key, as a bearer token or as the user name of basic authentication. Throws Stripe's refusal
 * otherwise.
 */
function authorize(header: string): void {
  const [, scheme = '', credentials = ''] = /^(\w+)\s+(\S+)$/.exec(header) ?? [];
  const key =
    scheme.toLowerCase() === 'bearer'
      ? credentials
      : scheme.toLowerCase() === 'basic'
        ? (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '')
        : '';
  if (key === '')
    throw refused(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (!/^[sr]k_test_\w+$/.test(key)) throw refused(`Invalid API Key provided: ${masked(key)}`);
}

const masked = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;

type Kept<T> = { readonly request: string; readonly at: number; readonly requestId: string; readonly answer: T };

/** https://docs.stripe.com/api/idempotent_requests: within a day, requests with the same key have a single effect. */
function makeIdempotency<T>(clock: Clock) {
  const kept = new Map<string, Kept<T>>();

  return {
    /** Returns the earlier response to the key, if any. Throws if the key belongs to another request. */
    recall(key: string, request: string): Kept<T> | undefined {
      if (key.length > 255) throw invalid('Idempotency keys must be at most 255 characters');
      const before = kept.get(key);
      if (!before || before.at + daySeconds <= secondsOf(clock)) return undefined;
      if (before.request === request) return before;
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    },

    keep(key: string, request: string, requestId: string, answer: T): void {
      kept.set(key, { request, at: secondsOf(clock), requestId, answer });
    },
  };
}
