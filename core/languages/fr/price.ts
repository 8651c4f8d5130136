import type { Price } from '../../domain/selling/price.ts';
import { moneyIn } from '../money-in.ts';

const money = moneyIn('fr-FR');

const articles = { day: 'par jour', week: 'par semaine', month: 'par mois', year: 'par an' } as const;
const several = { day: 'jours', week: 'semaines', month: 'mois', year: 'ans' } as const;

/** « 4,99 € par mois », « 12,00 € tous les 3 mois ». */
export function priceText(price: Price): string {
  const { period, periodCount } = price;
  const every = period === 'week' ? 'toutes les' : 'tous les';
  return `${money(price)} ${periodCount === 1 ? articles[period] : `${every} ${periodCount} ${several[period]}`}`;
}

/** What the price includes, for people: it follows the price. */
export const taxText = ({ tax }: Price): string =>
  tax === 'included' ? 'TVA comprise' : tax === 'added' ? 'plus la TVA, indiquée au moment du paiement' : 'au total';
