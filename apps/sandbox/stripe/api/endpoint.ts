import type { z } from 'zod';
import type { Wire } from '../account/records.ts';
import type { Form } from './form.ts';
import { parse } from './parse.ts';

type Address = {
  /** The last named part of the path. */
  readonly id: string;
  /** Where this sandbox is reached, without a slash at the end. */
  readonly origin: string;
};

type Call<Input> = Address & { readonly input: Input };

/** One of Stripe's endpoints: its parameters and its response. Throws a `Refusal`. */
export type Endpoint = {
  readonly method: 'get' | 'post' | 'delete';
  /** Below /v1. */
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
