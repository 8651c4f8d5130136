import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import type { SkipReason } from '../../ports/summary-store.ts';
import type { MailSummary } from '../../procedures/mail-summary.ts';

/** Mails a person the summary of a home now, for support. Returns `sent`, or the reason for which they get none. */
export const makeMailSummaryTo =
  ({ mailSummary }: { readonly mailSummary: MailSummary }) =>
  (recipient: PersonInHome): Promise<'sent' | SkipReason> =>
    mailSummary(recipient);
