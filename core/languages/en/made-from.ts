import type { MadeFrom } from '../made-from.ts';

/** English is translated from nothing. */
export const madeFrom: { readonly [File in string]?: MadeFrom } | undefined = undefined;
