import type { DeletionList } from '#core/ports/deletion-list.ts';

/** `others` names lists in memory. */
export function makeDeletionList(others: Readonly<Record<string, readonly string[]>> = {}): DeletionList {
  const marks = new Set<string>();
  return {
    begin: async () => {},
    add: async (mark) => void marks.add(mark),
    read: async (names) => {
      const lists = names.map((name) => {
        const list = others[name];
        if (!list) throw new Error(`${name} is not a list`);
        return list;
      });
      return new Set([...marks, ...lists.flat()]);
    },
  };
}
