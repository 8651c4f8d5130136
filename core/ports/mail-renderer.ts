import type { Mail } from './mailer.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  /** The same content as plain text. */
  readonly text: string;
  /** Without angle brackets; the same each time that the mail is rendered. */
  readonly messageId: string;
  /** Headers for mail programs and mail services. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Renders the contents of a mail as text and HTML, whichever vendor sends it. */
export type MailRenderer = {
  render(mail: Mail): Promise<RenderedMail>;
};
