import type { Mail } from './mailer.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  /** The same content as plain text. */
  readonly text: string;
  /** Headers for mail programs and mail services besides those of every mail. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Renders the contents of a mail as text and HTML, whichever vendor sends it. */
export type MailRenderer = {
  render(mail: Mail): Promise<RenderedMail>;
};
