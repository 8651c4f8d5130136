import type { Price } from '../../domain/selling/price.ts';
import { moneyIn } from '../money-in.ts';

const money = moneyIn('en-GB');

const articles = { day: 'a day', week: 'a week', month: 'a month', year: 'a year' } as const;

/** "€4.99 a month", "€12.00 every 3 months". */
export function priceText(price: Price): string {
  const { period, periodCount } = price;
  return `${money(price)} ${periodCount === 1 ? articles[period] : `every ${periodCount} ${period}s`}`;
}

/** What the price includes, for people: it follows the price. */
export const taxText = ({ tax }: Price): string =>
  tax === 'included' ? 'including VAT' : tax === 'added' ? 'plus VAT, which the checkout shows' : 'in total';
