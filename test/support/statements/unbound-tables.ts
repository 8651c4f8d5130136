/** A node of what `explain (verbose, format json)` returns. */
export type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Schema?: string;
  readonly Alias?: string;
  readonly Plans?: readonly PlanNode[];
} & Readonly<Record<string, unknown>>;

/** By the name of a table, the columns of which one has to be given: its household's or person's id, or a key of its own. */
export type Keys = ReadonlyMap<string, readonly string[]>;

const conditions = ['Index Cond', 'Recheck Cond', 'Filter', 'Hash Cond', 'Merge Cond', 'Join Filter'];

/**
 * Returns the tables that the plan reads without the id of a household or a person: no condition compares their key with a given
 * value, or with a column of a table for which one does.
 */
export const unboundTables = (plan: PlanNode, keys: Keys): readonly string[] => unbound(plan, keys, isGiven);

/**
 * Returns the tables of which the plan may lock rows of several households: under a node that locks, no condition says
 * that their key equals one value. A database that is distributed by households refuses that.
 */
export const lockedTogether = (plan: PlanNode, keys: Keys): readonly string[] =>
  nodesOf(plan)
    .filter((node) => node['Node Type'] === 'LockRows')
    .flatMap((node) => unbound(node, keys, isOneValue));

type Judgement = (value: string, owner: string, scanned: ReadonlyMap<string, string>) => boolean;

/** Anything but a column of a table that may itself be read without its key. */
const isGiven: Judgement = (_, owner, scanned) => !scanned.has(owner);
const isOneValue: Judgement = (value) => /^\(?\$\d+\)?(::\w+)?$/.test(value);

function unbound(plan: PlanNode, keys: Keys, isBinding: Judgement): readonly string[] {
  const nodes = nodesOf(plan);
  const scanned = new Map(
    nodes.flatMap((node) => {
      const { Alias: alias, Schema: schema, 'Relation Name': table = '' } = node;
      const isScan = node['Node Type'].endsWith('Scan') && schema === 'public' && alias !== undefined;
      return isScan && keys.has(table) ? [[alias, table] as const] : [];
    }),
  );
  const comparisons = comparisonsOf(plan);
  const bound = new Set<string>();
  for (let before = -1; before < bound.size; ) {
    before = bound.size;
    for (const [alias, table] of scanned) {
      const isBound = comparisons.some(
        ([column, value]) =>
          keys.get(table)?.some((key) => column === `${alias}.${key}`) &&
          (isBinding(value, ownerOf(value), scanned) || bound.has(ownerOf(value))),
      );
      if (isBound) bound.add(alias);
    }
  }
  return [...scanned].filter(([alias]) => !bound.has(alias)).map(([, table]) => table);
}

/** The equations that all rows of a node have to meet, each in both directions. */
export const comparisonsOf = (plan: PlanNode): readonly (readonly [column: string, value: string])[] =>
  nodesOf(plan).flatMap((node) =>
    conditions.flatMap((name) => conjuncts(String(node[name] ?? '')).flatMap(comparisonIn)),
  );

export const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const ownerOf = (value: string): string => /^\(*"?([^".]+)"?\.\w+\)*$/.exec(value)?.[1] ?? '';

/** The parts of a condition that all have to be met. */
function conjuncts(condition: string): readonly string[] {
  let depth = 0;
  let start = 0;
  const parts: string[] = [];
  const inner = condition.slice(1, -1);
  for (let place = 0; place < inner.length; place++) {
    if (inner[place] === '(') depth++;
    if (inner[place] === ')') depth--;
    if (depth === 0 && inner.startsWith(' AND ', place)) {
      parts.push(inner.slice(start, place));
      start = place + ' AND '.length;
    }
  }
  return [...parts, inner.slice(start)].map((part) => part.replace(/^\((.*)\)$/s, '$1'));
}

/** Both directions of an equation. */
function comparisonIn(part: string): readonly (readonly [column: string, value: string])[] {
  const [one, other, ...more] = part.split(' = ');
  return one === undefined || other === undefined || more.length > 0
    ? []
    : [
        [one, other],
        [other, one],
      ];
}
