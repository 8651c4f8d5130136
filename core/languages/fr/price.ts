import type { Price } from '../../domain/selling/price.ts';
import { amounts } from './amounts.ts';

const each = {
  day: (amount: string) => `${amount} par jour`,
  week: (amount: string) => `${amount} par semaine`,
  month: (amount: string) => `${amount} par mois`,
  year: (amount: string) => `${amount} par an`,
} as const;
const several = {
  day: (amount: string, days: number) => `${amount} tous les ${days} jours`,
  week: (amount: string, weeks: number) => `${amount} toutes les ${weeks} semaines`,
  month: (amount: string, months: number) => `${amount} tous les ${months} mois`,
  year: (amount: string, years: number) => `${amount} tous les ${years} ans`,
} as const;

/** « 4,99 € par mois », « 12,00 € tous les 3 mois ». */
export function priceText(price: Price): string {
  const { period, periodCount } = price;
  return periodCount === 1 ? each[period](amounts.exact(price)) : several[period](amounts.exact(price), periodCount);
}

/** What the price includes, for people: it follows the price. */
export const taxText = ({ tax }: Price): string =>
  tax === 'included' ? 'TVA comprise' : tax === 'added' ? 'plus la TVA, indiquée au moment du paiement' : 'au total';
