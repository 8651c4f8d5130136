import type { Money } from '../history/money.ts';

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
