import { makeAuthenticate } from './authenticate.ts';
import { makeConfirmSession } from './confirm-session.ts';
import { makeDeleteExpiredLinks } from './delete-expired-links.ts';
import { makeEndSession } from './end-session.ts';
import { makeListSessions } from './list-sessions.ts';
import { makeLogOut } from './log-out.ts';
import { makeLogOutEverywhere } from './log-out-everywhere.ts';
import { makeRequestSignInLink } from './request-sign-in-link.ts';
import { makeSendAccessAdded } from './send-access-added.ts';
import { makeSendSignInLink } from './send-sign-in-link.ts';
import { makeVerifySignInLink } from './verify-sign-in-link.ts';

export const accessUseCases = {
  authenticate: makeAuthenticate,
  confirmSession: makeConfirmSession,
  endSession: makeEndSession,
  deleteExpiredLinks: makeDeleteExpiredLinks,
  listSessions: makeListSessions,
  logOutEverywhere: makeLogOutEverywhere,
  logOut: makeLogOut,
  requestSignInLink: makeRequestSignInLink,
  sendAccessAdded: makeSendAccessAdded,
  sendSignInLink: makeSendSignInLink,
  verifySignInLink: makeVerifySignInLink,
};
