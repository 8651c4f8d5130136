import type { Price } from '../../domain/selling/price.ts';
import { format } from './format.ts';

const articles = { day: 'a day', week: 'a week', month: 'a month', year: 'a year' } as const;

/** "€4.99 a month", "€12.00 every 3 months". */
export function priceText(price: Price): string {
  const { period, periodCount } = price;
  return `${format.money(price)} ${periodCount === 1 ? articles[period] : `every ${periodCount} ${period}s`}`;
}

/** What the price includes, for people: it follows the price. */
export const taxText = ({ tax }: Price): string =>
  tax === 'included' ? 'including VAT' : tax === 'added' ? 'plus VAT, which the checkout shows' : 'in total';

/** "6 January 2027 at 12:00:05 (Europe/Paris)". */
export const instantText = (instant: Date | string, timezone: string): string =>
  `${format.moment(instant, 'second', timezone)} (${timezone})`;

/** The last day of a period whose end is the midnight after it. */
export const lastDayText = (endsAt: Date, timezone: string): string =>
  format.moment(new Date(endsAt.getTime() - 1), 'long', timezone);
