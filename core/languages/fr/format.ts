import { formatIn } from '../format.ts';

/** The first day of a month is « 1er janvier »: Intl writes « 1 janvier ». */
export const format = formatIn('fr-FR', (date) => date.replace(/(?<![\d:])1(?= \p{L}{3})/u, '1er'));
