import type { Mail } from './mailer.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  /** The same content as plain text. */
  readonly text: string;
};

/** Renders the contents of a mail as text and HTML, whichever vendor sends it. */
export type MailRenderer = {
  render(mail: Mail): Promise<RenderedMail>;
};
