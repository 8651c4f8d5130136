import { itemName } from '#words/item-names.ts';

/** The value that has this name on screen, which others see in their own language, or what was written, for anything else. */
export const itemOf = (items: readonly string[], written: string): string =>
  items.find((item) => itemName(item) === written) ?? written;
