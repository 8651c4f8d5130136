import type { Price } from '../../domain/selling/price.ts';
import { amounts } from './amounts.ts';

const each = {
  day: (amount: string) => `${amount} a day`,
  week: (amount: string) => `${amount} a week`,
  month: (amount: string) => `${amount} a month`,
  year: (amount: string) => `${amount} a year`,
} as const;
const several = {
  day: (amount: string, days: number) => `${amount} every ${days} days`,
  week: (amount: string, weeks: number) => `${amount} every ${weeks} weeks`,
  month: (amount: string, months: number) => `${amount} every ${months} months`,
  year: (amount: string, years: number) => `${amount} every ${years} years`,
} as const;

/** "€4.99 a month", "€12.00 every 3 months". */
export function priceText(price: Price): string {
  const { period, periodCount } = price;
  return periodCount === 1 ? each[period](amounts.exact(price)) : several[period](amounts.exact(price), periodCount);
}

/** What the price includes, for people: it follows the price. */
export const taxText = ({ tax }: Price): string =>
  tax === 'included' ? 'including VAT' : tax === 'added' ? 'plus VAT, which the checkout shows' : 'in total';
