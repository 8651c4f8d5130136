import type { Wire } from '../account/records.ts';
import type { Store } from '../account/store.ts';
import { cardShape } from '../shapes/payment-method.ts';
import { priceShape } from '../shapes/price.ts';
import type { Shapes } from '../shapes/shapes.ts';
import { invalid } from './refusal.ts';

type Part = Readonly<Record<string, unknown>>;
type Find = (id: string) => Wire | undefined;

/**
 * The fields whose ids can be expanded, by the type of the object or, for a part without a type, by the part's name.
 */
export const expandableFields = {
  'checkout.session': ['customer', 'invoice', 'payment_intent', 'payment_link', 'setup_intent', 'subscription'],
  customer: ['default_source'],
  invoice: ['application', 'customer', 'default_payment_method', 'default_source', 'latest_revision', 'on_behalf_of'],
  line_item: ['subscription'],
  plan: ['product'],
  price: ['product'],
  product: ['default_price', 'tax_code'],
  subscription: [
    'application',
    'customer',
    'default_payment_method',
    'default_source',
    'latest_invoice',
    'on_behalf_of',
    'pending_setup_intent',
    'schedule',
  ],
  subscription_details: ['subscription'],
} as const satisfies Record<string, readonly string[]>;

const deepest = 4;

/** Replaces ids by the objects that they identify: `expand[]=data.customer`. */
export function makeExpand({ store, shapes }: { readonly store: Store; readonly shapes: Shapes }) {
  const found = <T>(find: (id: string) => T | undefined, shape: (record: T) => Wire): Find => {
    return (id) => {
      const record = find(id);
      return record && shape(record);
    };
  };
  const finders: Readonly<Record<string, Find>> = {
    cus: found(store.customers.find, shapes.customer),
    sub: found(store.subscriptions.find, shapes.subscription),
    pm: cardShape,
    in: found(store.invoices.find, shapes.invoice),
    price: found(store.prices.find, priceShape),
    prod: found(store.products.find, shapes.product),
  };

  function written(value: unknown): unknown {
    if (typeof value !== 'string') return value;
    return finders[value.split('_')[0] ?? '']?.(value) ?? value;
  }

  /** Returns a part that a response contains only on request; undefined for any other field. */
  function onDemand({ object, id }: Part, field: string): Wire | undefined {
    if (object !== 'checkout.session' || field !== 'line_items') return undefined;
    const session = store.sessions.find(String(id));
    return session && shapes.lineItems(session);
  }

  function expandIn(value: unknown, name: string, path: readonly string[], whole: string): unknown {
    if (path.length === 0 || value === null) return value;
    if (Array.isArray(value)) return value.map((each) => expandIn(each, name, path, whole));
    if (!isPart(value)) throw cannot(whole);
    return expandField(value, name, path, whole);
  }

  function expandField(part: Part, name: string, [field = '', ...rest]: readonly string[], whole: string): Part {
    const kind = typeof part.object === 'string' ? part.object : name;
    const there = fieldsOf(kind).includes(field)
      ? written(part[field])
      : (onDemand(part, field) ?? (rest.length > 0 || kind === 'list' ? part[field] : undefined));
    if (there === undefined) throw cannot(whole);
    return { ...part, [field]: expandIn(there, field, rest, whole) };
  }

  return (answer: Wire, paths: readonly string[]): Wire => {
    let expanded: Part = answer;
    for (const path of paths) {
      const steps = path.split('.');
      if (steps.length > deepest)
        throw invalid(`You cannot expand more than ${deepest} levels of a property. Property: ${path}`, {
          param: 'expand',
        });
      expanded = expandField(expanded, '', steps, path);
    }
    return { ...expanded, object: answer.object };
  };
}

const fieldsOf = (kind: string): readonly string[] =>
  Object.entries(expandableFields).find(([name]) => name === kind)?.[1] ?? [];

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const cannot = (path: string) => invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
