import type { clockText as english } from '../en/clock-text.ts';

/** « 9 h 30 ». */
export const clockText: typeof english = (time) => time.replace(/^0?(\d+):/, '$1\u00a0h\u00a0');
