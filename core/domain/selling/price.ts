import { formatMoney, type Money } from '../history/money.ts';

export const periods = ['day', 'week', 'month', 'year'] as const;
export const taxes = ['included', 'added', 'none'] as const;

/** A recurring price. */
export type Price = Money & {
  readonly period: (typeof periods)[number];
  /** How many of these periods a payment covers. */
  readonly periodCount: number;
  /** Whether tax is part of the amount, comes on top of it, or isn't calculated at all, so that the amount is the total. */
  readonly tax: (typeof taxes)[number];
};

const articles = { day: 'a day', week: 'a week', month: 'a month', year: 'a year' } as const;

/** "€4.99 a month", "€12.00 every 3 months". */
export function priceText(price: Price): string {
  const { period, periodCount } = price;
  return `${formatMoney(price)} ${periodCount === 1 ? articles[period] : `every ${periodCount} ${period}s`}`;
}

/** What the price includes, for people: it follows the price. */
export const taxText = ({ tax }: Price): string =>
  tax === 'included' ? 'including VAT' : tax === 'added' ? 'plus VAT, which the checkout shows' : 'in total';
