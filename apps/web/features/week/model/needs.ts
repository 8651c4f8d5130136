import { supplies } from '#core/catalogue/supplies.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { tools } from '#words/tools.ts';
import type { Task } from './week.ts';

/** A thing, and the items for which it is needed. */
export type Need = { readonly name: string; readonly items: readonly string[] };
type Needs = { readonly supplies: readonly Need[]; readonly tools: readonly Need[] };

const supplyNames: ReadonlySet<string> = new Set(
  Object.entries(tools).flatMap(([id, name]) => (supplies.has(id) ? [name] : [])),
);

/** What the open tasks need, in alphabetical order: what is used up, and what stays. */
export function needsOf(tasks: readonly Task[]): Needs {
  const uses = tasks
    .filter(({ completed }) => !completed)
    .flatMap(({ guide }) => guide?.tools.map((name) => ({ name, item: guide.item })) ?? []);
  const needs = [...Map.groupBy(uses, ({ name }) => name)]
    .map(([name, each]): Need => ({ name, items: [...new Set(each.map(({ item }) => item))] }))
    .toSorted((one, other) => format.compare(one.name, other.name));
  return {
    supplies: needs.filter(({ name }) => supplyNames.has(name)),
    tools: needs.filter(({ name }) => !supplyNames.has(name)),
  };
}

/** The list for another app, such as notes: `descaler (Coffee Machine)` on a line of its own. */
export const needsText = ({ supplies, tools }: Needs): string =>
  [...supplies, ...tools].map(({ name, items }) => `${name} (${items.map(itemName).join(', ')})`).join('\n');
