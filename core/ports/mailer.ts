export type SignInMail = {
  readonly to: string;
  /** The full address that signs in, good until `expiresAt`. */
  readonly link: string;
  readonly validMinutes: number;
};

export type Mailer = {
  /** Resolves once the mail service has taken the mail; throws when it did not, and it may be sent again. */
  sendSignInMail(mail: SignInMail): Promise<void>;
};
