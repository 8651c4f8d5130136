import { makeFindPeople } from './find-people.ts';
import { makeFindPerson } from './find-person.ts';
import { makeInvitePerson } from './invite-person.ts';
import { makeMovePerson } from './move-person.ts';
import { makeNoteSupportAction } from './note-support-action.ts';
import { makeResendLink } from './resend-link.ts';
import { makeSetPremium } from './set-premium.ts';
import { makeShowPerson } from './show-person.ts';

export const supportUseCases = {
  findPeople: makeFindPeople,
  findPerson: makeFindPerson,
  invitePerson: makeInvitePerson,
  movePerson: makeMovePerson,
  noteSupportAction: makeNoteSupportAction,
  resendLink: makeResendLink,
  setPremium: makeSetPremium,
  showPerson: makeShowPerson,
};
