import type { Ports } from '../ports/index.ts';
import { makeChangeHome } from './change-home.ts';
import { makeFinishDeletion } from './finish-deletion.ts';
import { makeFollowCustomer } from './follow-customer.ts';
import { makePlanWeeks } from './plan-weeks.ts';
import { makeSettleSubscription } from './settle-subscription.ts';

const factories = {
  changeHome: makeChangeHome,
  finishDeletion: makeFinishDeletion,
  followCustomer: makeFollowCustomer,
  planWeeks: makePlanWeeks,
  settleSubscription: makeSettleSubscription,
};

/** What several use cases share and only they call. */
export type Procedures = { readonly [Name in keyof typeof factories]: ReturnType<(typeof factories)[Name]> };

/** Every procedure by name. */
export const procedureFactories = factories satisfies Record<string, (deps: Ports & Procedures) => unknown>;
