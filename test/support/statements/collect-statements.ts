import pg from 'pg';

type Query = (this: pg.Client, ...args: readonly unknown[]) => unknown;
type Collection = {
  /** The statements of the product since the last time, each only once in a worker. */
  take(): readonly string[];
  /** All different ones that the product asks while the work runs. */
  during(work: () => Promise<unknown>): Promise<readonly string[]>;
};

/** Each file of a worker loads this module again, but they share the driver. */
const key = Symbol.for('upkept.statements');

/**
 * Notes what the product asks PostgreSQL in this worker, from the first call on. What tests ask through the pool of
 * their database doesn't count.
 */
export function collectStatements(): Collection {
  const running: Collection | undefined = Reflect.get(globalThis, key);
  if (running) return running;
  const known = new Set<string>();
  const fresh: string[] = [];
  let heard: Map<string, string> | undefined;
  const query: Query = pg.Client.prototype.query;
  const noting: Query = function (...args) {
    const text = textOf(args[0]);
    if (text !== undefined && applicationOf(this) === 'upkept') {
      heard?.set(general(text), text);
      if (!known.has(general(text))) fresh.push(text);
      known.add(general(text));
    }
    return Reflect.apply(query, this, args);
  };
  Object.assign(pg.Client.prototype, { query: noting });
  const collection: Collection = {
    take: () => fresh.splice(0),
    during: async (work) => {
      heard = new Map();
      await work();
      const statements = [...heard.values()];
      heard = undefined;
      return statements;
    },
  };
  Object.assign(globalThis, { [key]: collection });
  return collection;
}

const applicationOf = (client: pg.Client): unknown =>
  Reflect.get(Object(Reflect.get(client, 'connectionParameters')), 'application_name');

function textOf(statement: unknown): string | undefined {
  const text = typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text');
  return typeof text === 'string' ? text : undefined;
}

/** Statements that only differ in the length of a list are the same. */
const general = (text: string): string => text.replace(/\$\d+/g, '$').replace(/\$(, \$)+/g, '$');
