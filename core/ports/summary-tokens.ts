import type { PersonInHome } from '../domain/people/person-in-home.ts';
import type { SummaryActionName } from '../domain/summary/preferences.ts';
import type { IsoDate } from '../domain/time/dates.ts';

/** Whose mail a link is in. Links from before summaries were a person's own name only the home. */
type Mailed = { readonly householdId: string; readonly personId?: string };

export type SummaryAction = Mailed & {
  readonly taskId: string;
  readonly action: SummaryActionName;
  /** The day on which the task was scheduled when the summary was sent. */
  readonly on: IsoDate;
};

/** What a token was issued for, and until when, to the second. */
type Verified<Contents> = Contents & { readonly expiresAt: Date };

/** Signed tokens in the links of a summary. A token for an action can't unsubscribe, nor the reverse. */
export type SummaryTokens = {
  issueAction(action: SummaryAction & PersonInHome, expiresAt: Date): Promise<string>;
  /** Undefined for anything that we did not sign for this purpose or that has expired. */
  verifyAction(token: string): Promise<Verified<SummaryAction> | undefined>;
  issueUnsubscribe(recipient: PersonInHome, expiresAt: Date): Promise<string>;
  /** Undefined for anything that we did not sign for this purpose or that has expired. */
  verifyUnsubscribe(token: string): Promise<Verified<Mailed> | undefined>;
};
