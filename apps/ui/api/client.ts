import type { z } from 'zod';
import type { CallName, Contract } from '#apps/contract/index.ts';
import { connection as words } from '#words/connection.ts';
import { currentHome, readToken } from '../session/token.ts';
import { ApiError } from './api-error.ts';
import type { Sent } from './send-call.ts';

type ParamsOf<E> = E extends { params: infer P extends z.ZodType }
  ? { params: { [Key in keyof z.input<P>]: string | number } }
  : unknown;
type QueryOf<E> = E extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown;
type BodyOf<E> = E extends { body: infer B extends z.ZodType }
  ? { body: z.input<B> | FormOf<E> }
  : E extends { form: z.ZodType }
    ? { body: FormData }
    : unknown;
type FormOf<E> = E extends { form: z.ZodType } ? FormData : never;

/** The input of a call, as the contract defines it: `params` for the path, `query`, and `body` as JSON or as a form. */
export type InputOf<Name extends CallName> = ParamsOf<Contract[Name]> &
  QueryOf<Contract[Name]> &
  BodyOf<Contract[Name]>;
export type OutputOf<Name extends CallName> = z.output<Contract[Name]['response']>;

type Options = { signal?: AbortSignal };

/** Loads the script that sends calls, which pages without calls don't need. Throws as `call` does. */
export async function loadSender() {
  try {
    return await import('./send-call.ts');
  } catch {
    throw new ApiError({ status: 0, code: 'offline', message: words.unreached });
  }
}

let underWay = 0;
const waiting = new Set<() => void>();

/** Resolves once no call is under way. */
export const settled = (): Promise<void> =>
  underWay === 0 ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve));

/** Calls one endpoint of the contract as the signed-in user. Throws ApiError, except that an abort stays an AbortError. */
export async function call<Name extends CallName>(
  name: Name,
  ...[input, options]: unknown extends InputOf<Name>
    ? [input?: undefined, options?: Options]
    : [input: InputOf<Name>, options?: Options]
): Promise<OutputOf<Name>> {
  // Read before the first await, because logging out clears them at once.
  const [token, home] = [readToken(), currentHome()];
  underWay += 1;
  try {
    const { sendCall } = await loadSender();
    return (await sendCall(name, token, (input ?? {}) as Sent, options?.signal, home)) as OutputOf<Name>;
  } finally {
    underWay -= 1;
    if (underWay === 0) {
      for (const proceed of waiting) proceed();
      waiting.clear();
    }
  }
}
