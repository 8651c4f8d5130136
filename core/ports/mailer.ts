type Signing = {
  readonly to: string;
  /** The full address that signs in. */
  readonly link: string;
  readonly validMinutes: number;
};

/** The contents of each kind of mail. */
type MailContents = {
  readonly 'sign-in': Signing;
  /** For a visitor who paid without an account. */
  readonly welcome: Signing;
  /** `link`: where the payment method can be changed. */
  readonly 'payment-problem': { readonly to: string; readonly link: string };
  /** `link`: where the calendar can be connected again. */
  readonly 'calendar-reconnect': { readonly to: string; readonly link: string };
};
export type MailKind = keyof MailContents;
export type Mail<Kind extends MailKind = MailKind> = {
  readonly [Each in Kind]: { readonly kind: Each } & MailContents[Each];
}[Kind];

export type Mailer = {
  /** Resolves once the mail service has accepted the mail. When it throws, the mail may be sent again. */
  send(mail: Mail): Promise<void>;
};
