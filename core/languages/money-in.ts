import { decimalOf, type Money } from '../domain/history/money.ts';
import { remembered } from './remembered.ts';

/** What turns an amount of money into text, such as "€1,234.50". It is formatted from its digits, so none is rounded. */
export function moneyIn(locale: string) {
  const amounts = remembered((currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }));
  return (money: Money) => amounts(money.currency).format(decimalOf(money) as Intl.StringNumericLiteral);
}
