import type { SMTPTransportOptions } from 'nodemailer';
import type { MailRenderer } from '#core/ports/mail-renderer.ts';
import type { Mail, Mailer } from '#core/ports/mailer.ts';
import { connectionOptions, smtpServer } from './connection-options.ts';
import { connectionProblem } from './connection-problem.ts';
import { mailFailure } from './mail-failure.ts';

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
