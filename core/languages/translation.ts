/** Keys whose values are no texts: an anchor, and whom a text is for. */
type DataKey = 'id' | 'where';

/**
 * What a translation of these English words has to contain: the same keys, the same number of steps or paragraphs, and
 * functions of the same arguments. Only the texts differ.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: Key extends DataKey ? English[Key] : Translation<English[Key]> };
