import type { Ports } from '../ports/index.ts';
import { makeChangeHome } from './change-home.ts';
import { makeComposePassport } from './compose-passport.ts';
import { makeFindEntry } from './find-entry.ts';
import { makeFinishDeletion } from './finish-deletion.ts';
import { makeFollowCustomer } from './follow-customer.ts';
import { makeIncludeCareTask } from './include-care-task.ts';
import { makeJudgeFile } from './judge-file.ts';
import { makeMintLink } from './mint-link.ts';
import { makePlanHouseholds } from './plan-households.ts';
import { makePlanWeeks } from './plan-weeks.ts';
import { makeReadPlanInput } from './read-plan-input.ts';
import { makeRecount } from './recount.ts';
import { makeReplan } from './replan.ts';
import { makeSettleSubscription } from './settle-subscription.ts';

const factories = {
  changeHome: makeChangeHome,
  composePassport: makeComposePassport,
  findEntry: makeFindEntry,
  finishDeletion: makeFinishDeletion,
  followCustomer: makeFollowCustomer,
  includeCareTask: makeIncludeCareTask,
  judgeFile: makeJudgeFile,
  mintLink: makeMintLink,
  planHouseholds: makePlanHouseholds,
  planWeeks: makePlanWeeks,
  readPlanInput: makeReadPlanInput,
  recount: makeRecount,
  replan: makeReplan,
  settleSubscription: makeSettleSubscription,
};

/** Code that several use cases share. Only use cases call procedures. */
export type Procedures = { readonly [Name in keyof typeof factories]: ReturnType<(typeof factories)[Name]> };

/** Every procedure by name. This fails to compile when one asks for something that no port or procedure provides. */
export const procedureFactories = factories satisfies Record<string, (deps: Ports & Procedures) => unknown>;
