import type { z } from 'zod';
import type { Wire } from '../account/records.ts';
import type { Form } from './form.ts';
import { parse } from './parse.ts';

type Address = {
  /** The id in the path; empty if the path has none. */
  readonly id: string;
  /** The sandbox's base URL, without a trailing slash. */
  readonly origin: string;
};

type Call<Input> = Address & { readonly input: Input };

/** One of Stripe's endpoints. `answer` returns the response or throws a `Refusal`. */
export type Endpoint = {
  readonly method: 'get' | 'post' | 'delete';
  /** The path below /v1. */
  readonly path: string;
  readonly parameters: z.ZodType;
  readonly answer: (form: Form, address: Address) => Wire;
};

export const endpoint = <S extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  parameters: S,
  answer: (call: Call<z.output<S>>) => Wire,
): Endpoint => ({
  method,
  path,
  parameters,
  answer: (form, address) => answer({ ...address, input: parse(parameters, form) }),
});
