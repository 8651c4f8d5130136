import { z } from 'zod';

/**
 * Parameters arrive as text. `wire` is the type that the text represents, for the test that compares the schemas with
 * the SDK's types.
 */
export type Wired =
  | { readonly wire: 'string' | 'number' | 'boolean' | 'metadata' | 'range' }
  | { readonly wire: 'clearable' | 'list'; readonly of: z.ZodType }
  | { readonly wire: 'either'; readonly of: readonly z.ZodType[] };

const refuseAs = (code: string, message: string) => ({ params: { code }, message, code: 'custom' as const });

export const text = z
  .string()
  .superRefine((value, context) => {
    if (value === '') context.addIssue(refuseAs('parameter_invalid_empty', 'empty'));
    else if (value.length > 5000) context.addIssue(refuseAs('', 'Invalid string: too long'));
  })
  .meta({ wire: 'string' } satisfies Wired);

const checked = (isValid: (value: string) => boolean, code: string, message: (value: string) => string) =>
  text
    .superRefine((value, context) => {
      if (value !== '' && !isValid(value)) context.addIssue(refuseAs(code, message(value)));
    })
    .meta({ wire: 'string' } satisfies Wired);

export const emailAddress = checked(
  (value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
  'email_invalid',
  (value) => `Invalid email address: ${value}`,
);

export const webAddress = checked(
  (value) => URL.canParse(value) && /^https?:/.test(value),
  'url_invalid',
  () => 'Not a valid URL',
);

export const upTo = (most: number) =>
  checked(
    (value) => value.length <= most,
    '',
    (value) => `Invalid string: ${value.slice(0, 10)}...; must be at most ${most} characters`,
  );

export const integer = z
  .string()
  .superRefine((value, context) => {
    if (!/^-?\d{1,15}$/.test(value))
      context.addIssue(refuseAs('parameter_invalid_integer', `Invalid integer: ${value}`));
  })
  .transform(Number)
  .meta({ wire: 'number' } satisfies Wired);

export const boolean = z
  .string()
  .superRefine((value, context) => {
    if (value !== 'true' && value !== 'false') context.addIssue(refuseAs('', `Invalid boolean: ${value}`));
  })
  .transform((value) => value === 'true')
  .meta({ wire: 'boolean' } satisfies Wired);

export const choice = <const T extends readonly [string, ...string[]]>(...values: T) => z.enum(values);

export const list = <T extends z.ZodType>(of: T) =>
  z.preprocess(asList, z.array(of)).meta({ wire: 'list', of } satisfies Wired);

/** An empty text clears the value. */
export const clearable = <T extends z.ZodType>(of: T) =>
  z.union([z.literal('').transform(() => null), of]).meta({ wire: 'clearable', of } satisfies Wired);

export const either = <One extends z.ZodType, Other extends z.ZodType>(one: One, other: Other) =>
  z.union([one, other]).meta({ wire: 'either', of: [one, other] } satisfies Wired);

/** A parameter that Stripe has and the stand-in doesn't support. It is refused, because it would have no effect. */
const unsupported = z.undefined().optional();

/** Accepts only the parameters of the shape. `others` names further ones that Stripe has. */
export function object<T extends z.ZodRawShape>(shape: T, others = ''): z.ZodObject<T, z.core.$strict> {
  const names = others.split(/\s+/).filter(Boolean);
  return z.strictObject({ ...Object.fromEntries(names.map((name) => [name, unsupported])), ...shape });
}

const mostMetadata = 50;

/** An empty value deletes its key; see `withMetadata`. */
export const metadata = z
  .record(z.string(), z.string())
  .superRefine((given, context) => {
    const names = Object.keys(given);
    if (names.length > mostMetadata)
      context.addIssue(refuseAs('', `You can only specify up to ${mostMetadata} metadata keys`));
    for (const name of names) {
      if (name.length > 40) context.addIssue(refuseAs('', `Metadata keys must be at most 40 characters: ${name}`));
      if ((given[name] ?? '').length > 500)
        context.addIssue(refuseAs('', `Metadata values must be at most 500 characters: ${name}`));
    }
  })
  .meta({ wire: 'metadata' } satisfies Wired);

/** Returns the metadata after a change: null deletes every key, an empty value deletes its key. */
export function withMetadata(
  before: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>> | null | undefined,
): Record<string, string> {
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

/** An instant, or the bounds of a range of instants. */
export const range = z
  .union([
    integer,
    object({ gt: integer.optional(), gte: integer.optional(), lt: integer.optional(), lte: integer.optional() }),
  ])
  .meta({ wire: 'range' } satisfies Wired);
type Range = z.output<typeof range>;

export const within = (instant: number, given: Range | undefined): boolean =>
  given === undefined ||
  (typeof given === 'number'
    ? instant === given
    : instant > (given.gt ?? -1) &&
      instant >= (given.gte ?? 0) &&
      instant < (given.lt ?? Number.POSITIVE_INFINITY) &&
      instant <= (given.lte ?? Number.POSITIVE_INFINITY));

export const expandable = { expand: list(text).optional() };
export const paged = {
  ...expandable,
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

function asList(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const entries = Object.entries(given);
  return entries.every(([name]) => /^\d+$/.test(name))
    ? entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value)
    : given;
}
