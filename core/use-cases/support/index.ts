import { makeFindHousehold } from './find-household.ts';
import { makeFindHouseholds } from './find-households.ts';
import { makeInviteHousehold } from './invite-household.ts';
import { makeNoteSupportAction } from './note-support-action.ts';
import { makeResendLink } from './resend-link.ts';
import { makeSetPremium } from './set-premium.ts';
import { makeShowHousehold } from './show-household.ts';

export const supportUseCases = {
  findHousehold: makeFindHousehold,
  findHouseholds: makeFindHouseholds,
  inviteHousehold: makeInviteHousehold,
  noteSupportAction: makeNoteSupportAction,
  resendLink: makeResendLink,
  setPremium: makeSetPremium,
  showHousehold: makeShowHousehold,
};
