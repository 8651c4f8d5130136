import type { Price } from '../../domain/selling/price.ts';
import { amounts } from './amounts.ts';

const single = { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat', year: 'pro Jahr' } as const;
const several = { day: 'Tage', week: 'Wochen', month: 'Monate', year: 'Jahre' } as const;

/** “4,99 € pro Monat”, “12,00 € alle 3 Monate”. */
export function priceText(price: Price): string {
  const { period, periodCount } = price;
  return `${amounts.exact(price)} ${periodCount === 1 ? single[period] : `alle ${periodCount} ${several[period]}`}`;
}

/** What the price includes, for people: it follows the price. */
export const taxText = ({ tax }: Price): string =>
  tax === 'included'
    ? 'inklusive Mehrwertsteuer'
    : tax === 'added'
      ? 'zuzüglich Mehrwertsteuer, die an der Kasse steht'
      : 'insgesamt';
