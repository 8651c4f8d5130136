import { expect } from 'vitest';
import type { z } from 'zod';
import { type CallName, type Contract, contract, type EndpointName } from '#apps/contract/index.ts';
import { errorBody } from '#apps/contract/shapes.ts';
import { type Mail, mailsTo, newestMailTo, tokenIn, untilMailedTo } from './inbox.ts';

type Part<Name extends CallName, Key extends string> =
  Contract[Name] extends Record<Key, infer Schema extends z.ZodType>
    ? { readonly [K in Key]: z.input<Schema> }
    : object;
type Input<Name extends CallName> = Part<Name, 'params'> & Part<Name, 'body'> & Partial<Part<Name, 'query'>>;
type Output<Name extends CallName> = z.output<Contract[Name]['response']>;

type Refusal = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: z.output<ReturnType<typeof errorBody>>;
};
type Request = { readonly params?: object; readonly query?: object; readonly body?: unknown };
export type SignedIn = { readonly token: string; readonly user: Output<'me'> };

export type Client = {
  /** Calls an endpoint that must succeed, and checks that the response has exactly the contract's shape. */
  call<Name extends CallName>(name: Name, input: Input<Name>, token?: string): Promise<Output<Name>>;
  /** Calls an endpoint that must refuse, with any input, and checks that the response is the contract's error. */
  refusal(name: EndpointName, input: Request, token?: string): Promise<Refusal>;
  /** Calls an endpoint and returns its response unchecked. */
  send(name: EndpointName, input: Request, token?: string, headers?: Record<string, string>): Promise<Response>;
  mailsTo(email: string): Promise<readonly Mail[]>;
  /** Returns the token in the newest sign-in link that was mailed to the address. */
  mailedToken(email: string): Promise<string>;
  /** Requests a link and opens the one that is mailed. */
  signInByMail(email: string): Promise<SignedIn>;
};

type Options = {
  readonly url: string;
  readonly sandboxUrl: string;
  /** Does what the server has to do. Without it, the server works by itself, and its mails are waited for. */
  readonly settle?: () => Promise<unknown>;
};

export function makeClient({ url, sandboxUrl, settle }: Options): Client {
  const send: Client['send'] = (name, { params = {}, query, body }, token, headers) => {
    const { method, path } = contract[name];
    const filled = Object.entries(params).reduce(
      (whole, [key, value]) => whole.replace(`:${key}`, encodeURIComponent(String(value))),
      path,
    );
    const isForm = body instanceof FormData;
    const search = query ? `?${new URLSearchParams({ ...query })}` : '';
    return fetch(`${url}${filled}${search}`, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
  };

  const call: Client['call'] = async (name, input, token) => {
    const response = await send(name, input as Request, token);
    const answer: unknown = await response.json();
    expect({ name, status: response.status, answer }).toMatchObject({ status: 200 });
    const parsed = contract[name].response.parse(answer);
    expect(parsed).toEqual(answer);
    return parsed as Output<typeof name>;
  };

  const refusal: Client['refusal'] = async (name, input, token) => refused(await send(name, input, token));

  const mailedToken: Client['mailedToken'] = async (email) => {
    const find = settle ? newestMailTo : untilMailedTo;
    await settle?.();
    return tokenIn(await find(sandboxUrl, email, '/verify-auth'));
  };

  return {
    send,
    call,
    refusal,
    mailsTo: (email) => mailsTo(sandboxUrl, email),
    mailedToken,
    async signInByMail(email) {
      await call('requestMagicLink', { body: { email } });
      return call('verifyMagicLink', { body: { token: await mailedToken(email) } });
    },
  };
}

/** Checks that a response is the contract's error: JSON, exactly the named fields, and the request's id. */
export async function refused(response: Response): Promise<Refusal> {
  const { status, headers } = response;
  expect(headers.get('Content-Type')).toMatch(/^application\/json/);
  const answer: unknown = await response.json();
  expect({ status, answer }).toSatisfy(() => status >= 400);
  const body = errorBody().parse(answer);
  expect(body).toEqual(answer);
  expect(body.requestId).toBe(headers.get('X-Request-Id'));
  return { status, headers, body };
}
