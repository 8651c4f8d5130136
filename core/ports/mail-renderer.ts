import type { Mail } from './mailer.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  /** The same content for readers that show no HTML. */
  readonly text: string;
};

/** Turns the contents of a mail into its words and its look, whichever vendor sends it. */
export type MailRenderer = {
  render(mail: Mail): Promise<RenderedMail>;
};
