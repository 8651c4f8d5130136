import { formatIn } from '../format.ts';

export const format = formatIn('de-DE');
