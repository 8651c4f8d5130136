import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';

/** Items in the order of the names that the screen shows for them. */
export const byItemName = (items: readonly string[]): readonly string[] =>
  items.toSorted((one, other) => format.compare(itemName(one), itemName(other)));
