import { z } from 'zod';
import type { EndpointOf } from '#apps/contract/endpoint.ts';
import { type CallName, contract, type EndpointName } from '#apps/contract/index.ts';

export type Endpoint = EndpointOf<'json'> & { readonly name: CallName };

/** The endpoints that take and return JSON, with their names. */
export const jsonEndpoints = Object.entries(contract).flatMap(([name, endpoint]): readonly Endpoint[] =>
  endpoint.kind === 'json' ? [{ ...endpoint, name: name as CallName }] : [],
);

/** Whether it speaks a protocol of its own, to programs only. Those have tests of their own. */
export const isOfProtocol = (name: EndpointName): boolean => name === 'callTools' || contract[name].kind === 'dav';

/** The part of JSON Schema that the contract's inputs use. */
type Schema = {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
};

type Parts = { readonly [Part in 'params' | 'query' | 'body']?: z.ZodType };

/** Returns the schema of a part of the request; undefined for an endpoint without this part. */
export function schemaOf(endpoint: Parts, part: keyof Parts): Schema | undefined {
  const shape = endpoint[part];
  if (!shape) return undefined;
  const { $defs = {}, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  // Replaces references by the shapes that they refer to, which may contain references too.
  const resolved = (part: unknown): Schema =>
    JSON.parse(JSON.stringify(part), (_, value) =>
      value?.$ref ? resolved($defs[String(value.$ref).replace('#/$defs/', '')]) : value,
    );
  return resolved(schema);
}

/** Valid texts by field, for fields that a function checks and no schema describes. */
const examples: Readonly<Record<string, unknown>> = {
  timezone: 'Europe/Paris',
  eventStartTime: '15:00',
  email: 'example@home.example',
  offset: '0',
  id: '5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11',
  taskId: 'pool.open-season',
  careTaskId: 'pool.open-season',
  usedBy: 'pool.open-season',
  weeks: '8',
  currency: 'EUR',
  year: '2027',
  newest: '100',
  file: 'Date,Title\n2026-01-01,Chimney swept\n',
  secret: 'ab'.repeat(32),
  job: 'ab'.repeat(48),
  item: 'fridge',
  guide: 'fridge',
  reference: 'Invoice 0001',
  name: 'Ada',
  url: 'https://receiver.example/hook',
  endpoint: 'https://push.example/send/1',
  p256dh: `BA${'A'.repeat(85)}`,
  auth: 'A'.repeat(22),
  manual: 'https://example.com/manual',
  expiresAt: '2027-06-01T00:00:00Z',
  at: '2027-01-06T08:00:00Z',
  userHandle: 'NWYwYzdlMGMtNTNkNS00ZjVjLThkZDUtMGM2YTNiN2IxYTEx',
};

/** Returns a value that the schema accepts, with every field set. */
export function valid(schema: Schema, name = ''): unknown {
  if (name in examples) return examples[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [option] = schema.anyOf ?? [];
  if (option) return valid(option);
  if (schema.format === 'date') return '2027-01-09';
  if (schema.format === 'uuid') return examples.id;
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => [key, valid(field, key)]);
    return Object.fromEntries(fields);
  }
  if (schema.type === 'array') {
    return schema.items ? Array.from({ length: schema.minItems ?? 1 }, () => valid(schema.items ?? {})) : [];
  }
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return schema.type === 'boolean' ? true : 'Example';
}

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value };
  return value;
}

const ofEveryType: Readonly<Record<string, readonly unknown[]>> = {
  null: [null],
  boolean: [true, false],
  integer: [0, -1, 1, 1e9, 2 ** 53, -0],
  number: [1.5, 1e308, -1e-9],
  string: ['', 'x', 'true', '0', '__proto__', 'constructor', '[]', '{}', 'null'],
  array: [[], [null], [[]], ['__proto__'], [1, 'x', {}], nested(500)],
  object: [{}, { length: 1 }, { toString: 1 }, { $ne: null }, { constructor: { prototype: { a: 1 } } }, nested(499)],
};

/** A body that the endpoint takes, if it takes one: as JSON, or as a form with a file. */
export function bodyOf(endpoint: Endpoint): { readonly body?: unknown } {
  const schema = schemaOf(endpoint, 'body');
  if (schema) return { body: valid(schema) };
  if (!('form' in endpoint)) return {};
  const form = new FormData();
  form.append('file', new File(['%PDF-1.7\n'], 'letter.pdf'));
  return { body: form };
}

/** Returns values of other types than the schema's. */
function ofWrongType(schema: Schema): readonly unknown[] {
  const right = new Set((schema.anyOf ?? [schema]).map(({ type }) => type));
  if (right.has('number')) right.add('integer');
  return Object.entries(ofEveryType).flatMap(([type, values]) => (right.has(type) ? [] : values));
}

const impossibleDates = ['2027-02-29', '2027-13-01', '2027-00-10', '2027-04-31', '0000-01-01', '9999-12-31', '27-1-1'];
const impossibleInstants = ['2027-02-29T10:00:00Z', '2027-01-09T25:00:00Z', '2027-01-09T10:00:00+99:99', '2027-W01-6'];
/** What turns text round, and what is too long. */
const textsThatNothingTakes = ['\u202e', 'a\u202eb', '\u202da\u202c', 'x'.repeat(50_000)];

/** Returns invalid values of the right type. */
function impossible(schema: Schema): readonly unknown[] {
  if (schema.anyOf) {
    const [first = {}] = schema.anyOf;
    return [...new Set(schema.anyOf.flatMap(impossible)), ...(first.format === 'date' ? impossibleInstants : [])];
  }
  if (schema.type === 'string') {
    const dates = schema.format === 'date' ? [...impossibleDates, '', 'today', '2027-01-09 10:00'] : [];
    const isOneOfFew = schema.enum !== undefined || schema.const !== undefined;
    return [...textsThatNothingTakes, ...dates, ...(isOneOfFew ? ['', '__proto__', 'toString', 'friday'] : [])];
  }
  if (schema.type === 'integer') return [1.5, 1e9, -1e9, 2 ** 53, 1e308];
  const { items } = schema;
  if (schema.type === 'array' && items) {
    const wrong = [...ofWrongType(items), ...impossible(items)].map((item) => [item]);
    return [...wrong, Array.from({ length: 1_000 }, () => valid(items)), [[valid(items)]]];
  }
  return [];
}

type Replacement = { readonly path: string; readonly body: unknown };

/** Returns copies of the valid body, each with an invalid value in one field, at any depth. */
export function withOneWrongField(schema: Schema, whole = valid(schema), path = ''): readonly Replacement[] {
  const fields = Object.entries(schema.properties ?? {});
  return fields.flatMap(([key, field]) => {
    const place = path ? `${path}.${key}` : key;
    const put = (value: unknown) => ({ ...(whole as object), [key]: value });
    const here = [...ofWrongType(field), ...impossible(field)].map((value) => ({ path: place, body: put(value) }));
    const inside = field.properties ? withOneWrongField(field, valid(field), place) : [];
    return [...here, ...inside.map((deeper) => ({ ...deeper, body: put(deeper.body) }))];
  });
}
