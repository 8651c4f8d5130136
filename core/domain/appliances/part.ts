/** A filter, bulb, salt or battery of an appliance. Texts but the name may be empty. */
export type Part = {
  readonly name: string;
  readonly size: string;
  /** The maker's or the shop's. */
  readonly number: string;
  readonly shop: string;
  /** How many are at home; absent if the household doesn't count them. */
  readonly stock?: number;
};

/** Of one appliance. */
export const mostParts = 20;
export const mostStock = 9_999;

/** Whether the next use needs one that isn't there. */
export const hasRunOut = ({ stock }: Pick<Part, 'stock'>): boolean => stock === 0;

/** The parts after one of these was used. One that isn't counted, or that had run out, stays as it is. */
export const withPartUsed = (parts: readonly Part[], name: string): readonly Part[] =>
  parts.map((part) => (part.name === name && part.stock ? { ...part, stock: part.stock - 1 } : part));
