import type { ServerClient } from 'postmark';
import type { Mailer } from '#core/ports/mailer.ts';
import { mailFailure } from './mail-failure.ts';
import type { Sender } from './templates/layout.ts';

type Deps = Sender & {
  readonly serverToken: string;
  /** Where Postmark's API answers: https://api.postmarkapp.com, or a stand-in with any path. */
  readonly apiUrl: string;
  /** An address, or `Name <address>`, that Postmark has verified. */
  readonly from: string;
  /** How long to wait for Postmark's answer. */
  readonly timeoutSeconds?: number;
};

/** Mail through Postmark's own SDK. A failure names neither the address nor the link. */
export function makePostmarkMailer({ serverToken, apiUrl, from, timeoutSeconds = 10, ...sender }: Deps): Mailer {
  const { protocol, host, pathname } = new URL(apiUrl);
  let client: ServerClient | undefined;

  async function deliver(
    to: string,
    subject: string,
    bodies: { html: string; text: string },
    tag: string,
  ): Promise<void> {
    const { Models, ServerClient } = await import('postmark');
    client ??= new ServerClient(serverToken, {
      useHttps: protocol === 'https:',
      requestHost: `${host}${pathname.replace(/\/+$/, '')}`,
      timeout: timeoutSeconds,
    });
    try {
      await client.sendEmail({
        From: from,
        To: to,
        ReplyTo: sender.supportEmail,
        Subject: subject,
        HtmlBody: bodies.html,
        TextBody: bodies.text,
        Tag: tag,
        MessageStream: 'outbound',
        TrackOpens: false,
        TrackLinks: Models.LinkTrackingOptions.None,
      });
    } catch (error) {
      throw mailFailure(error);
    }
  }

  return {
    async send(mail) {
      // React, the templates and the SDK are loaded with the first mail: a server that sends none does without them.
      const { renderMail } = await import('./render-mail.ts');
      const { subject, ...bodies } = await renderMail(mail, sender);
      await deliver(mail.to, subject, bodies, mail.kind);
    },
  };
}
