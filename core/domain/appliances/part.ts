import type { TaskSource } from '../tasks/task.ts';

/** A filter, bulb, salt or battery of an appliance. Texts but the name may be empty. */
export type Part = {
  readonly name: string;
  readonly size: string;
  /** The maker's or the shop's. */
  readonly number: string;
  readonly shop: string;
  /** How many are at home; absent if the household doesn't count them. */
  readonly stock?: number;
  /** The task of which each turn uses one; absent if the household didn't say. */
  readonly usedBy?: TaskSource;
};

/** How a part is changed, or written down. What is absent stays as it was, and null removes it. */
export type PartChange = Pick<Part, 'name'> & {
  readonly [Field in 'size' | 'number' | 'shop']?: string | undefined;
} & { readonly stock?: number | null | undefined; readonly usedBy?: TaskSource | null | undefined };

/** A part of which a done task used one. */
export type PartUse = {
  readonly householdId: string;
  readonly taskId: string;
  /** The name of the appliance. */
  readonly item: string;
  /** Of the part. */
  readonly name: string;
};

/** Of one appliance. */
export const mostParts = 20;
export const mostStock = 9_999;

/** Whether the next use needs one that isn't there. */
export const hasRunOut = ({ stock }: Pick<Part, 'stock'>): boolean => stock === 0;

/** The parts after one of these was used. One that isn't counted, or that had run out, stays as it is. */
export const withPartUsed = (parts: readonly Part[], name: string): readonly Part[] =>
  parts.map((part) => (part.name === name && part.stock ? { ...part, stock: part.stock - 1 } : part));

/** The names of the parts of which a turn of the task uses one. Of one that isn't counted, or that had run out, none is used. */
export const partsUsedBy = (parts: readonly Part[], source: TaskSource): readonly string[] =>
  parts.filter(({ usedBy, stock }) => usedBy === source && stock).map(({ name }) => name);

/** The parts with one back. One that the household no longer counts stays as it is. */
export const withPartBack = (parts: readonly Part[], name: string): readonly Part[] =>
  parts.map((part) =>
    part.name === name && part.stock !== undefined ? { ...part, stock: Math.min(mostStock, part.stock + 1) } : part,
  );

/** The parts after they were written again. Each is found by its name among those that are known. */
export function withPartChanges(known: readonly Part[], changes: readonly PartChange[]): readonly Part[] {
  return changes.map((change): Part => {
    const before = known.find(({ name }) => name === change.name);
    const stock = change.stock === undefined ? before?.stock : (change.stock ?? undefined);
    const usedBy = change.usedBy === undefined ? before?.usedBy : (change.usedBy ?? undefined);
    return {
      name: change.name,
      size: change.size ?? before?.size ?? '',
      number: change.number ?? before?.number ?? '',
      shop: change.shop ?? before?.shop ?? '',
      ...(stock !== undefined && { stock }),
      ...(usedBy !== undefined && { usedBy }),
    };
  });
}

/** The parts without the links to tasks that the home doesn't have. */
export const withLinksTo = (parts: readonly Part[], isOfHome: (source: TaskSource) => boolean): readonly Part[] =>
  parts.map(({ usedBy, ...part }) => (usedBy !== undefined && isOfHome(usedBy) ? { ...part, usedBy } : part));
