import type { Money } from '../history/money.ts';

export const periods = ['day', 'week', 'month', 'year'] as const;
export const taxes = ['included', 'added', 'none'] as const;

/** What the structured data of a page has in place of the price, until the server knows it. */
export const pricePlaceholders = { amount: 'premium-amount.invalid', currency: 'premium-currency.invalid' } as const;

/** Whether the payment provider computes taxes. */
export const taxModes = ['automatic', 'none'] as const;
export type TaxMode = (typeof taxModes)[number];

/** A recurring price. */
export type Price = Money & {
  readonly period: (typeof periods)[number];
  /** How many of these periods a payment covers. */
  readonly periodCount: number;
  /** Whether tax is part of the amount, comes on top of it, or isn't computed at all, so that the amount is the total. */
  readonly tax: (typeof taxes)[number];
};
