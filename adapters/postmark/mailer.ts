import type { ServerClient } from 'postmark';
import type { MailRenderer } from '#core/ports/mail-renderer.ts';
import type { Mailer } from '#core/ports/mailer.ts';
import { mailFailure } from './mail-failure.ts';

type Deps = {
  readonly serverToken: string;
  /** The address of Postmark's API: https://api.postmarkapp.com, or a stand-in with any path. */
  readonly apiUrl: string;
  /** An address, or `Name <address>`, that Postmark has verified. */
  readonly from: string;
  readonly replyTo: string;
  readonly renderer: MailRenderer;
  /** How long to wait for Postmark's response. */
  readonly timeoutSeconds?: number;
};

/** Sends mail with Postmark's SDK. A failure contains neither the address nor the link. */
export function makePostmarkMailer({
  serverToken,
  apiUrl,
  from,
  replyTo,
  renderer,
  timeoutSeconds = 10,
}: Deps): Mailer {
  const { protocol, host, pathname } = new URL(apiUrl);
  let client: ServerClient | undefined;

  return {
    async send(mail) {
      const { subject, html, text } = await renderer.render(mail);
      // Loads the SDK with the first mail, because some servers never send one.
      const { Models, ServerClient } = await import('postmark');
      client ??= new ServerClient(serverToken, {
        useHttps: protocol === 'https:',
        requestHost: `${host}${pathname.replace(/\/+$/, '')}`,
        timeout: timeoutSeconds,
      });
      try {
        await client.sendEmail({
          From: from,
          To: mail.to,
          ReplyTo: replyTo,
          Subject: subject,
          HtmlBody: html,
          TextBody: text,
          Tag: mail.kind,
          MessageStream: 'outbound',
          TrackOpens: false,
          TrackLinks: Models.LinkTrackingOptions.None,
        });
      } catch (error) {
        throw mailFailure(error);
      }
    },
  };
}
