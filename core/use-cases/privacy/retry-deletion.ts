import type { FinishDeletion } from '../../procedures/finish-deletion.ts';

/** Completes a deletion that could not be completed when it was requested. */
export const makeRetryDeletion = ({ finishDeletion }: { readonly finishDeletion: FinishDeletion }) => finishDeletion;
