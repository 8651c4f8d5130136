import type { SkipReason } from '../../ports/summary-store.ts';
import type { MailSummary } from '../../procedures/mail-summary.ts';

/** Mails a household its summary now, for support. Returns `sent`, or the reason for which it gets none. */
export const makeMailSummaryTo =
  ({ mailSummary }: { readonly mailSummary: MailSummary }) =>
  ({ householdId }: { householdId: string }): Promise<'sent' | SkipReason> =>
    mailSummary(householdId);
