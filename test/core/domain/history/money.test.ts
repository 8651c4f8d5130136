import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { currencyOfCountry } from '#core/domain/history/currency-of-country.ts';
import { minorOf } from '#core/domain/history/minor-of.ts';
import { decimalOf, digitsOf, isCurrency } from '#core/domain/history/money.ts';
import { mostCost, mostRecordedEntries } from '#core/domain/limits.ts';
import { amounts } from '#core/languages/en/amounts.ts';
import { amounts as french } from '#core/languages/fr/amounts.ts';

describe('an amount', () => {
  it.each([
    ['1234', 'EUR', 123_400],
    ['1234.5', 'EUR', 123_450],
    ['1,234.50', 'EUR', 123_450],
    ['1.234,50', 'EUR', 123_450],
    ['1 234,50', 'EUR', 123_450],
    ['1\u202f234,50', 'EUR', 123_450],
    ["1'234.50", 'CHF', 123_450],
    ['1,234', 'EUR', 123_400],
    ['1,234,567', 'EUR', 123_456_700],
    ['0,5', 'EUR', 50],
    [' 12 ', 'EUR', 1_200],
    ['1,234', 'JPY', 1_234],
    ['1234.567', 'TND', 1_234_567],
  ])('written as %j in %s is %i', (text, currency, minor) => {
    expect(minorOf(text, currency, '.')).toBe(minor);
  });

  it.each([
    ['149.500', '.', 149_500],
    ['149,500', ',', 149_500],
    ['149.500', ',', undefined],
    ['149,500', '.', undefined],
    ['1,149.500', ',', 1_149_500],
  ])('in dinars, written as %j by those whose decimal point is %j, is %s', (text, decimalPoint, minor) => {
    expect(minorOf(text, 'TND', decimalPoint)).toBe(minor);
  });

  it.each([
    ['1,234', 'TND'],
    ['1.2', 'JPY'],
    ['1.234,567', 'EUR'],
    ['0,234', 'EUR'],
    ['1,23,456', 'EUR'],
    ['1,234 567', 'EUR'],
    ['-1', 'EUR'],
    ['1e3', 'EUR'],
    ['', 'EUR'],
    ['.5', 'EUR'],
    ['1.', 'EUR'],
    ['٣', 'EUR'],
    ['9'.repeat(15), 'EUR'],
    ['1,2.3,4', 'EUR'],
  ])('can’t be written as %j in %s', (text, currency) => {
    expect(minorOf(text, currency, '.')).toBeUndefined();
  });

  it('is read again as it was written, in every currency', () => {
    const anyCurrency = fc.constantFrom(...Intl.supportedValuesOf('currency'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: mostCost }), anyCurrency, (minor, currency) => {
        for (const point of ['.', ','])
          expect(minorOf(decimalOf({ minor, currency }, point), currency, point)).toBe(minor);
        expect(amounts.exact({ minor, currency }).replaceAll(/\D/g, '')).toBe(
          decimalOf({ minor, currency }).replace('.', ''),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('is formatted in the language of the reader', () => {
    expect(amounts.exact({ minor: 123_450, currency: 'EUR' })).toBe('€1,234.50');
    expect(french.exact({ minor: 123_450, currency: 'EUR' })).toMatch(/^1.234,50.€$/);
    expect(amounts.exact({ minor: 5, currency: 'EUR' })).toBe('€0.05');
    expect(['EUR', 'JPY', 'TND'].map(digitsOf)).toEqual([2, 0, 3]);
  });

  it.each([
    [22_158, 'EUR', '€220'],
    [14_500, 'EUR', '€150'],
    [8_950, 'GBP', '£90'],
    [440, 'EUR', '€4'],
    [1_234_567, 'EUR', '€12,000'],
    [12_345, 'JPY', 'JP¥12,000'],
    [99_600, 'EUR', '€1,000'],
  ])('of %i %s is about %s', (minor, currency, text) => {
    expect(amounts.about({ minor, currency })).toBe(text);
  });

  it('can be added for as many entries as a household can have', () => {
    expect(Number.isSafeInteger(2 * mostCost * mostRecordedEntries)).toBe(true);
  });
});

describe('a currency', () => {
  it('may be a former one, but no metal and no invented one', () => {
    expect(['EUR', 'FRF', 'DEM', 'XOF', 'XPF'].filter((code) => !isCurrency(code))).toEqual([]);
    expect(['XAU', 'XYZ', 'ABC', 'eur', '', 'EURO', '__proto__'].filter(isCurrency)).toEqual([]);
  });

  it('is known for every country', () => {
    const currencies = countryCodes.map(currencyOfCountry);
    expect(currencies.filter((currency) => !isCurrency(currency))).toEqual([]);
    expect(['FR', 'US', 'CH', 'GB', 'JP', 'SN', undefined].map(currencyOfCountry)).toEqual([
      'EUR',
      'USD',
      'CHF',
      'GBP',
      'JPY',
      'XOF',
      'EUR',
    ]);
  });
});
