/**
 * What a tick says: that work is done or, of a task that is to book a `visit`, that the appointment is made. Words about a
 * tick are a record with both, so that nothing says of a visit that it took place.
 */
export const ticked = ['work', 'visit'] as const;
export type Ticked = (typeof ticked)[number];

/** `care`: the care task or its guide; absent for a task of the household's own. */
export const tickedOf = (care: { readonly professional?: boolean } | null | undefined): Ticked =>
  care?.professional ? 'visit' : 'work';
