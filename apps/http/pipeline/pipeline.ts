import type { ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import type { State } from '../state.ts';
import { exchangeOf } from './exchange.ts';
import type { Exchange } from './handler.ts';
import { reply } from './reply.ts';
import type { PipelineDeps, Request, Rules } from './request.ts';
import { beforeBody, ofBody, type Step } from './steps.ts';

/** Processes a request to one endpoint: takes the steps, calls the handler and replies. */
export function pipeline(
  endpoint: Endpoint,
  handle: (input: never, exchange: Exchange) => Promise<unknown>,
  deps: PipelineDeps,
  rules: Rules = {},
): Middleware<State> {
  return async (ctx) => {
    const request: Request = { ctx, endpoint, deps, rules, caller: {}, input: {} };
    await take(beforeBody, request);
    const exchange = exchangeOf(ctx, deps);
    const serve: Work = async (inTurn) => {
      await take(ofBody, request);
      const { caller, input } = request;
      const call = endpoint.forPrograms && 'scope' in caller && { call: deps.callFor(caller, exchange) };
      return inTurn(() => handle({ ...caller, ...call, ...input } as never, exchange));
    };
    const output = await (endpoint.costly === true
      ? // The address of a public document contains its secret.
        deps.costlyWork.run(ctx.state.personId ?? ctx.path, serve, closed(ctx.res))
      : serve((part) => part()));
    ctx.set('Cache-Control', 'no-store');
    reply[endpoint.kind](ctx, output as never, endpoint as never);
  };
}

async function take(steps: readonly Step[], request: Request): Promise<void> {
  for (const step of steps) await step(request);
}

type Work = (inTurn: <Part>(part: () => Promise<Part>) => Promise<Part>) => Promise<unknown>;

const closed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => (response.destroyed ? resolve() : response.once('close', () => resolve())));
