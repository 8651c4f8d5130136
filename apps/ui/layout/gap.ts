import styles from './gap.module.css';

/** A distance in pixels at the usual size of text, with which it grows. */
export type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24 | 32;
export type LineGap = 0 | 2 | 4 | 8 | 12 | 16;

export const gapClass = (gap: Gap | undefined) => gap !== undefined && styles[`gap${gap}`];
export const lineGapClass = (gap: LineGap | undefined) => gap !== undefined && styles[`lines${gap}`];
