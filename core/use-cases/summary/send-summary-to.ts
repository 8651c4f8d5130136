import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import type { SkipReason } from '../../ports/summary-store.ts';
import type { SendSummary } from '../../procedures/send-summary.ts';

/** Mails a person the summary of a home now, for support. Returns `sent`, or the reason for which they get none. */
export const makeSendSummaryTo =
  ({ sendSummary }: { readonly sendSummary: SendSummary }) =>
  (recipient: PersonInHome): Promise<'sent' | SkipReason> =>
    sendSummary(recipient);
