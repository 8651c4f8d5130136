import { digitsOf } from './money.ts';

/** Digits, or groups of three with one separator between them. */
const wholeAmount = /^(?:\d{1,15}|[1-9]\d{0,2}(?:([ ,.'])\d{3})(?:\1\d{3})*)$/;

function minorFrom(whole: string, decimals: string, point: string, digits: number): number | undefined {
  const match = wholeAmount.exec(whole);
  if (!match || (point !== '' && match[1] === point) || decimals.length > digits) return undefined;
  const minor = Number(whole.replaceAll(/\D/g, '') + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/**
 * Reads an amount that a person wrote, such as `1234.5`, `1,234.50`, `1 234,50` or `1'234`, in the smallest units.
 * Undefined for other text and for more decimal places than the currency has. In a currency with three decimal places,
 * `1.234` could be read in two ways: the mark before the last three digits is the decimal point if it is the one that the
 * writer's language uses, and otherwise the amount is undefined, too.
 */
export function minorOf(text: string, currency: string, decimalPoint: string): number | undefined {
  const digits = digitsOf(currency);
  const plain = text
    .trim()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'");
  const [, whole = '', point = '', decimals = ''] = /^(.*)([.,])(\d+)$/.exec(plain) ?? [];
  const grouped = minorFrom(plain, '', '', digits);
  const decimal = minorFrom(whole, decimals, point, digits);
  if (grouped === undefined || decimal === undefined) return grouped ?? decimal;
  return point === decimalPoint ? decimal : undefined;
}
