import { distribution, distributionKeyOf } from '#adapters/knex/distribution.ts';
import { comparisonsOf, nodesOf, type PlanNode } from './unbound-tables.ts';

const everywhere: ReadonlySet<string> = new Set(distribution.everywhere);
const ofHouseholds: ReadonlySet<string> = new Set(distribution.byHousehold);

/** The tables that are divided together; undefined for a table that every machine has. */
function groupOf(table: string): string | undefined {
  if (everywhere.has(table)) return undefined;
  return ofHouseholds.has(table) ? 'households' : table;
}

/**
 * Returns why a database that is divided by households can't run the statement with this plan: it joins tables whose rows
 * may be on different machines. Undefined if it can. What a part finds out by itself, such as an arm of a union, may be
 * about other rows than the rest.
 */
export function apartness(plan: PlanNode): string | undefined {
  return partsOf(plan)
    .map(apartnessOfPart)
    .find((reason) => reason !== undefined);
}

/** The plan without the parts that are run by themselves, and each of those. */
function partsOf(plan: PlanNode): readonly PlanNode[] {
  const parts: PlanNode[] = [];
  const rest = (node: PlanNode): PlanNode => {
    const isUnion = node['Node Type'].endsWith('Append');
    const isJoin = /Join|Nested Loop/.test(node['Node Type']);
    const [own, apart] = [[] as PlanNode[], [] as PlanNode[]];
    for (const each of node.Plans ?? []) {
      const isTotal = each['Node Type'] === 'Aggregate' && each['Group Key'] === undefined;
      const isApart = isUnion || each['Parent Relationship'] === 'InitPlan' || (isJoin && isTotal);
      (isApart ? apart : own).push(each);
    }
    for (const each of apart) parts.push(...partsOf(each));
    return { ...node, Plans: own.map(rest) };
  };
  const main = rest(plan);
  return [main, ...parts];
}

function apartnessOfPart(part: PlanNode): string | undefined {
  const scanned = new Map(
    nodesOf(part).flatMap(({ Alias: alias, Schema: schema, 'Relation Name': table, Operation: operation }) =>
      // Rows to insert may come from anywhere.
      operation !== 'Insert' && schema === 'public' && alias !== undefined && table !== undefined
        ? [[alias, table] as const]
        : [],
    ),
  );
  const groups = new Set([...scanned.values()].map(groupOf).filter((group) => group !== undefined));
  if (groups.size > 1) return `joins tables that are divided by different keys, ${[...groups].sort().join(' and ')}`;
  const ofHomes = [...scanned].filter(([, table]) => ofHouseholds.has(table));
  return ofHomes.length > 1 && !areTogether(ofHomes, part)
    ? 'joins tables by something other than the household'
    : undefined;
}

/** Whether each has the same household as the others, or a given one. */
function areTogether(scanned: readonly (readonly [alias: string, table: string])[], plan: PlanNode): boolean {
  const keys = new Map(scanned.map(([alias, table]) => [`${alias}.${distributionKeyOf(table)}`, alias]));
  const comparisons = comparisonsOf(plan);
  const given = '';
  const reached = new Set([given]);
  const [first] = scanned;
  const isGiven = comparisons.some(([column, value]) => keys.has(column) && !keys.has(value));
  if (!isGiven && first) reached.add(first[0]);
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const [column, value] of comparisons) {
      const alias = keys.get(column);
      if (alias !== undefined && reached.has(keys.get(value) ?? given)) reached.add(alias);
    }
  }
  return scanned.every(([alias]) => reached.has(alias));
}
