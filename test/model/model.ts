import { type Home, newHome } from './home.ts';
import { zones } from './moves.ts';

export type Model = {
  readonly homes: readonly Home[];
  /** How many of the payment provider's events were delivered. */
  delivered: number;
  /** How many things were named so far. */
  named: number;
};

export const newModel = (): Model => ({
  homes: zones.map((zone, index) => newHome(`home-${index}@model.example`, zone)),
  delivered: 0,
  named: 0,
});
