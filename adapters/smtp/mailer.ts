import type { SendMailOptions, SMTPPoolOptions, SMTPTransportOptions } from 'nodemailer';
import type { MailRenderer } from '#core/ports/mail-renderer.ts';
import {
  deliverEach,
  type Mail,
  type Mailer,
  type MailOutcome,
  mailConnections,
  throwUnlessSent,
} from '#core/ports/mailer.ts';
import { connectionOptions, smtpServer } from './connection-options.ts';
import { connectionProblem } from './connection-problem.ts';
import { outcomeOf } from './mail-outcome.ts';
import { tryingSender } from './trying-sender.ts';

type Deps = {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the start. */
  readonly url: string;
  /** An address, or `Name <address>`, for which the server accepts mail. */
  readonly from: string;
  readonly replyTo: string;
  readonly renderer: MailRenderer;
  /** How long to wait for the server at each step. */
  readonly timeoutSeconds?: number;
};

/** Sends mail to an SMTP server with nodemailer, which loads with the first mail. */
export function makeSmtpMailer({ url, from, replyTo, renderer, timeoutSeconds = 20 }: Deps): Mailer {
  const server = smtpServer(url);
  const options = connectionOptions(server, timeoutSeconds);

  async function messageOf(mail: Mail): Promise<SendMailOptions> {
    const { subject, html, text, headers, messageId } = await renderer.render(mail);
    // As an object, because a text could name several addresses.
    return {
      from,
      to: { name: '', address: mail.to },
      replyTo,
      subject,
      html,
      text,
      headers,
      messageId: `<${messageId}>`,
    };
  }

  /** Opens the transport, and closes its connections after the work. */
  async function withTransport<Result>(
    settings: SMTPTransportOptions | (SMTPPoolOptions & { pool: true }),
    work: (transport: Transport) => Promise<Result>,
  ): Promise<Result> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(settings);
    try {
      return await work(transport);
    } finally {
      transport.close();
    }
  }

  async function deliver(transport: Transport, mail: Mail): Promise<MailOutcome> {
    const message = await messageOf(mail).catch((error: unknown) => ({ error }));
    if ('error' in message) return { status: 'failed', error: message.error };
    try {
      await transport.sendMail(message);
      return { status: 'sent' };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  return {
    send: async (mail) => throwUnlessSent(await withTransport(options, (transport) => deliver(transport, mail))),
    // A mail whose connection breaks is not sent again here, because it may have arrived.
    sendEach: (letters, report) =>
      withTransport({ ...options, pool: true, maxConnections: mailConnections, maxRequeues: 0 }, (transport) =>
        deliverEach(letters, (mail) => deliver(transport, mail), report),
      ),
    // An SMTP server keeps no list of addresses that we could change.
    resumeSummaries: async () => {},
    async findProblem() {
      try {
        // A server that accepts a login accepts mail from whom it let in; one that needs none says so only to a sender.
        const settings = server.login === undefined ? tryingSender(options, from) : options;
        await withTransport(settings, (transport) => transport.verify());
        return undefined;
      } catch (error) {
        return connectionProblem(error, server);
      }
    },
  };
}

type Transport = {
  sendMail(message: SendMailOptions): Promise<unknown>;
  verify(): Promise<unknown>;
};
