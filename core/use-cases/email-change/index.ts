import { makeCancelEmailChange } from './cancel-email-change.ts';
import { makeConfirmEmailChange } from './confirm-email-change.ts';
import { makeDeleteExpiredEmailChanges } from './delete-expired-email-changes.ts';
import { makeGetEmailChange } from './get-email-change.ts';
import { makeReadEmailChange } from './read-email-change.ts';
import { makeRequestEmailChange } from './request-email-change.ts';
import { makeSendEmailChange } from './send-email-change.ts';
import { makeSendEmailChanged } from './send-email-changed.ts';
import { makeUpdateCustomers } from './update-customers.ts';

export const emailChangeUseCases = {
  cancelEmailChange: makeCancelEmailChange,
  confirmEmailChange: makeConfirmEmailChange,
  deleteExpiredEmailChanges: makeDeleteExpiredEmailChanges,
  getEmailChange: makeGetEmailChange,
  readEmailChange: makeReadEmailChange,
  requestEmailChange: makeRequestEmailChange,
  sendEmailChange: makeSendEmailChange,
  sendEmailChanged: makeSendEmailChanged,
  updateCustomers: makeUpdateCustomers,
};
