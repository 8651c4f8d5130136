import type { TokenScope } from '../domain/access/api-token.ts';
import type { EmailSide } from '../domain/access/email-change.ts';
import { DomainError, hasCode } from '../domain/errors.ts';
import type { Money } from '../domain/history/money.ts';
import type { Language } from '../domain/languages.ts';
import type { Role } from '../domain/people/membership.ts';
import type { DeclarationKind, DeclarationState } from '../domain/selling/declaration.ts';
import type { Price } from '../domain/selling/price.ts';
import type { Summary, SummaryLinks } from '../domain/summary/summary.ts';
import type { IsoDate } from '../domain/time/dates.ts';
import type { WebhookEvent } from '../domain/webhooks/webhook.ts';
import type { OverduePayment } from './payments.ts';

type Signing = {
  readonly to: string;
  /** The full address that signs in. */
  readonly link: string;
  readonly validMinutes: number;
};

/** An invitation to a home. `home`: its name, if it has one that may be mailed. `inviter`: their name and address. */
export type InvitedTo = { readonly home: string | undefined; readonly inviter: string };

/** `timezone`: the reader's. `device`: as in a session. */
type Asked = { readonly code: string; readonly at: Date; readonly timezone: string; readonly device?: string };

/** `timezone`: the reader's, in which instants are written. */
type Ending = { readonly to: string; readonly timezone: string; readonly link: string };

/** What a buyer is mailed about a declaration. */
export type DeclarationOutcome = Extract<
  DeclarationState,
  'unconfirmed' | 'accepted' | 'no_contract' | 'too_late' | 'declined'
>;

/** The contents of each kind of mail. */
type MailContents = {
  /** `invitation`: which the link accepts as well. `asked`: by a browser, in which the code signs in. */
  readonly 'sign-in': Signing & { readonly invitation?: InvitedTo; readonly asked?: Asked };
  /** For an address that the identity provider named without having verified it. `provider`: its name. */
  readonly 'identity-confirmation': Signing & { readonly provider: string };
  /** For a visitor who paid without an account. */
  readonly welcome: Signing;
  /**
   * `side`: which of the two addresses receives it. `link` confirms the new address from that side. `bySupport`: its person
   * lost the mailbox and asked support, so only the new address receives it.
   */
  readonly 'email-change': {
    readonly to: string;
    readonly side: EmailSide;
    readonly bySupport?: true;
    readonly newEmail: string;
    readonly link: string;
  };
  /** To the address that was replaced. `link`: where one signs in with the new one. */
  readonly 'email-changed': { readonly to: string; readonly newEmail: string; readonly link: string };
  /** `link`: where the invitation can be accepted. */
  readonly invitation: InvitedTo & { readonly to: string; readonly role: Role; readonly link: string };
  /** To an owner. `who`: the name and the address of the person who joined. `link`: the people of the home. */
  readonly 'person-joined': {
    readonly to: string;
    readonly home: string | undefined;
    readonly who: string;
    readonly role: Role;
    readonly link: string;
  };
  /** To the person who was removed. `link`: where their other homes are. */
  readonly 'person-removed': { readonly to: string; readonly home: string | undefined; readonly link: string };
  /** `link`: where the token can be removed. */
  readonly 'token-added': {
    readonly to: string;
    readonly name: string;
    readonly scope: TokenScope;
    readonly link: string;
  };
  /** `host`: where the app describes itself. `link`: where the app can be removed. */
  readonly 'app-added': {
    readonly to: string;
    readonly name: string;
    readonly host: string;
    readonly scope: TokenScope;
    readonly link: string;
  };
  /** `host`: where `events` are reported from now on. `link`: where the webhook can be removed. */
  readonly 'webhook-added': {
    readonly to: string;
    readonly host: string;
    readonly events: readonly WebhookEvent[];
    readonly link: string;
  };
  /** `host`: where changes are no longer reported. `link`: where the webhook can be tried. */
  readonly 'webhook-paused': { readonly to: string; readonly host: string; readonly link: string };
  /** `link`: where the passkey can be removed. */
  /** `link` removes it. */
  readonly 'passkey-added': { readonly to: string; readonly name: string; readonly link: string };
  /** `provider`: its name. `link`: where the connection can be removed. */
  readonly 'identity-added': { readonly to: string; readonly provider: string; readonly link: string };
  /** `link`: where the payment can be made. */
  readonly 'payment-problem': { readonly to: string; readonly timezone: string; readonly link: string } & Omit<
    OverduePayment,
    'url'
  >;
  /** The confirmation of a purchase. `link`: where the contract can be ended. */
  readonly 'premium-started': Ending & {
    readonly price: Price;
    readonly askedToStart: boolean;
    readonly startedAt: Date;
    readonly renewsAt: Date;
    readonly withdrawUntil: Date;
    readonly termsVersion: string;
    readonly termsHash: string;
  };
  /** `isOver`: whether Premium has ended already. `refund`: what a withdrawal refunds. `link`: where to keep it, until it is over. */
  readonly 'premium-ended': Omit<Ending, 'link'> & {
    readonly link?: string;
    readonly endsAt: Date;
    readonly isOver: boolean;
    readonly refund?: Money;
  };
  /**
   * What became of a declaration. `isReminder`: that it still waits for its link. `endsAt`: the end of the contract, for a
   * cancellation. `reason`: why it was declined. `link`: where it is confirmed or taken back, or another one can be made.
   */
  readonly 'declaration-receipt': Omit<Ending, 'link'> & {
    readonly declares: DeclarationKind;
    readonly outcome: DeclarationOutcome;
    readonly isReminder: boolean;
    /** Whether the owner of the address is known to have made it; only then are the name and the reference mailed. */
    readonly isConfirmed: boolean;
    readonly name: string;
    readonly reference: string;
    readonly declaredAt: Date;
    readonly endsAt?: Date;
    readonly reason?: string;
    readonly link?: string;
  };
  /** `from`: the first day of the new price. `link`: where the contract can be cancelled. */
  readonly 'price-changes': {
    readonly to: string;
    readonly from: IsoDate;
    readonly price: Price;
    readonly link: string;
  };
  /** `changes`: what changes, in a few sentences. `link`: the document. `cancelLink`: for those who would go on paying. */
  readonly 'terms-change': {
    readonly to: string;
    readonly from: IsoDate;
    readonly document: 'terms' | 'privacy';
    readonly changes: string;
    readonly cancelLink?: string;
    readonly link: string;
  };
  /** For an address that someone entered below a guide. `guide`: its title. `link` confirms the reminder, and ends it. */
  readonly 'guide-reminder-request': { readonly to: string; readonly guide: string; readonly link: string };
  /** The only one, after which the address is deleted. `link`: the guide. */
  readonly 'guide-reminder': { readonly to: string; readonly guide: string; readonly link: string };
  readonly 'account-deleted': { readonly to: string };
  /** `link`: where the calendar can be connected again. */
  readonly 'calendar-reconnect': { readonly to: string; readonly link: string };
  /** For an operator who tries the mail service. `link`: the sign-in page. */
  readonly test: { readonly to: string; readonly link: string };
  /** Sent in a stream of its own, with the headers of RFC 8058, so that a complaint about it stops no other mail. */
  readonly 'weekly-summary': { readonly to: string; readonly summary: Summary; readonly links: SummaryLinks };
};
export type MailKind = keyof MailContents;
export type Mail<Kind extends MailKind = MailKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each;
    /**
     * The same in every try to send this mail, and in no other mail to the address: mail programs recognise a mail that
     * arrives twice. The reader sees a hash of it.
     */
    readonly id: string;
    /** The reader's. */
    readonly language: Language;
  } & MailContents[Each];
}[Kind];

/**
 * What became of a mail. `sent`: the mail service accepted it. `refused`: the service knows that the address receives
 * nothing. `rejected`: the service rejected this mail for good, perhaps for another reason than its address. `failed`:
 * it may be sent again. No error names the address or a link.
 */
export type MailOutcome =
  | { readonly status: 'sent' }
  | { readonly status: 'refused' | 'rejected'; readonly cause?: Error }
  | { readonly status: 'failed'; readonly error: unknown };

/** Something to send. The caller may extend it with what it needs when the outcome is reported. */
export type Letter = { readonly mail: Mail };
export type ReportOutcome<Each extends Letter = Letter> = (letter: Each, outcome: MailOutcome) => Promise<void>;

/** How many mails are on their way at once if they are sent one by one. */
export const mailConnections = 5;

export type Mailer = {
  /**
   * Resolves once the mail service has accepted the mail. Throws `address_refused` and `mail_rejected` for a mail that
   * must not be sent again (see `MailOutcome`). When it throws anything else, the mail may be sent again.
   */
  send(mail: Mail): Promise<void>;
  /**
   * Sends the mails: one by one over `mailConnections` connections, or in batches if the mail service takes them. A
   * connection takes its next letter, or batch, once `report` has resolved for the last one. If the process is killed, at
   * most `mailConnections` mails, or those of one batch, can have been sent without a report. When `report`
   * rejects, rejects once the letters on their way are reported, and takes no more.
   */
  sendEach<Each extends Letter>(letters: Iterable<Each>, report: ReportOutcome<Each>): Promise<void>;
  /**
   * Has the mail service send summaries to the address again if it stopped them because of a bounce or because the
   * person unsubscribed there. Has no effect if it refuses, as after a complaint. When it throws, it may be called again.
   */
  resumeSummaries(address: string): Promise<void>;
  /**
   * Returns a sentence for the operator that names the setting to correct; undefined if the mail service accepts our
   * settings. Sends nothing.
   */
  findProblem(): Promise<string | undefined>;
};

/** `Mailer.sendEach` for an adapter whose `deliver` sends one mail and returns what became of it. */
export async function deliverEach<Each extends Letter>(
  letters: Iterable<Each>,
  deliver: (mail: Mail) => Promise<MailOutcome>,
  report: ReportOutcome<Each>,
): Promise<void> {
  const remaining = letters[Symbol.iterator]();
  const failures: unknown[] = [];
  const sendOver = async () => {
    for (let next = remaining.next(); !next.done; next = failures.length > 0 ? ended : remaining.next()) {
      const { value } = next;
      await report(value, await deliver(value.mail)).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: mailConnections }, sendOver));
  if (failures.length > 0) throw failures[0];
}

const ended = { done: true, value: undefined } as const;

/** Throws for every outcome but `sent`, as `Mailer.send` does. */
export function throwUnlessSent(outcome: MailOutcome): void {
  if (outcome.status === 'refused') throw new DomainError('address_refused', {}, outcome.cause);
  if (outcome.status === 'rejected') throw new DomainError('mail_rejected', {}, outcome.cause);
  if (outcome.status === 'failed') throw outcome.error;
}

/** Sends a mail, and gives up if the mail service refuses it for good. Returns what became of it. */
export async function sendOrGiveUp({ send }: Mailer, mail: Mail): Promise<'sent' | 'refused' | 'rejected'> {
  try {
    await send(mail);
    return 'sent';
  } catch (error) {
    if (hasCode(error, 'address_refused')) return 'refused';
    if (hasCode(error, 'mail_rejected')) return 'rejected';
    throw error;
  }
}
