import type { Price } from '../../domain/selling/price.ts';
import { amounts } from './amounts.ts';

const each = {
  day: (amount: string) => `${amount} pro Tag`,
  week: (amount: string) => `${amount} pro Woche`,
  month: (amount: string) => `${amount} pro Monat`,
  year: (amount: string) => `${amount} pro Jahr`,
} as const;
const several = {
  day: (amount: string, days: number) => `${amount} alle ${days} Tage`,
  week: (amount: string, weeks: number) => `${amount} alle ${weeks} Wochen`,
  month: (amount: string, months: number) => `${amount} alle ${months} Monate`,
  year: (amount: string, years: number) => `${amount} alle ${years} Jahre`,
} as const;

/** “4,99 € pro Monat”, “12,00 € alle 3 Monate”. */
export function priceText(price: Price): string {
  const { period, periodCount } = price;
  return periodCount === 1 ? each[period](amounts.exact(price)) : several[period](amounts.exact(price), periodCount);
}

/** What the price includes, for people: it follows the price. */
export const taxText = ({ tax }: Price): string =>
  tax === 'included'
    ? 'inklusive Mehrwertsteuer'
    : tax === 'added'
      ? 'zuzüglich Mehrwertsteuer, die an der Kasse steht'
      : 'insgesamt';
