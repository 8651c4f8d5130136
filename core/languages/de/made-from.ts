import type { madeFrom as english } from '../en/made-from.ts';
import records from './made-from.json' with { type: 'json' };

export const madeFrom: typeof english = records;
