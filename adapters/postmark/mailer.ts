import type { Message, ServerClient } from 'postmark';
import type { MailRenderer } from '#core/ports/mail-renderer.ts';
import { type Mail, type Mailer, type MailOutcome, throwUnlessSent } from '#core/ports/mailer.ts';
import { numberIn, outcomeOfCode, outcomeOfError } from './mail-outcome.ts';
import { makeSendInBatches } from './send-in-batches.ts';

type Deps = {
  readonly serverToken: string;
  /** The address of Postmark's API: https://api.postmarkapp.com, or a stand-in with any path. */
  readonly apiUrl: string;
  /** The message stream of weekly summaries. All other mail is in the stream `outbound`. */
  readonly summaryStream: string;
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
  summaryStream,
  from,
  replyTo,
  renderer,
  timeoutSeconds = 10,
}: Deps): Mailer {
  const { protocol, host, pathname } = new URL(apiUrl);
  let client: ServerClient | undefined;

  /** Loads the SDK with the first mail, because some servers never send one. */
  async function open(): Promise<ServerClient> {
    const { ServerClient } = await import('postmark');
    client ??= new ServerClient(serverToken, {
      useHttps: protocol === 'https:',
      requestHost: `${host}${pathname.replace(/\/+$/, '')}`,
      timeout: timeoutSeconds,
    });
    return client;
  }

  async function messageOf(mail: Mail): Promise<Message> {
    const { subject, html, text, messageId, ...rendered } = await renderer.render(mail);
    const { Models } = await import('postmark');
    // Without the second header, Postmark replaces the first.
    const headers = { ...rendered.headers, 'Message-ID': `<${messageId}>`, 'X-PM-KeepID': 'true' };
    return {
      From: from,
      To: mail.to,
      ReplyTo: replyTo,
      Subject: subject,
      HtmlBody: html,
      TextBody: text,
      Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
      Tag: mail.kind,
      MessageStream: mail.kind === 'weekly-summary' ? summaryStream : 'outbound',
      TrackOpens: false,
      TrackLinks: Models.LinkTrackingOptions.None,
    };
  }

  async function deliver(mail: Mail): Promise<MailOutcome> {
    const message = await messageOf(mail);
    try {
      await (await open()).sendEmail(message);
      return { status: 'sent' };
    } catch (error) {
      return outcomeOfError(error);
    }
  }

  async function deliverBatch(messages: Message[]): Promise<readonly MailOutcome[]> {
    try {
      const answers = await (await open()).sendEmailBatch(messages);
      return answers.map(({ ErrorCode }) => outcomeOfCode(ErrorCode));
    } catch (error) {
      // It concerns the call and no single mail, so each of them may be sent again.
      const outcome = outcomeOfError(error);
      return messages.map(() => (outcome.status === 'failed' ? outcome : { status: 'failed', error: outcome }));
    }
  }

  return {
    send: async (mail) => throwUnlessSent(await deliver(mail)),

    sendEach: makeSendInBatches(messageOf, deliverBatch),

    resumeSummaries: async (address) => {
      try {
        await (await open()).deleteSuppressions(summaryStream, { Suppressions: [{ EmailAddress: address }] });
      } catch (error) {
        // Without the address, which Postmark's message may contain.
        throwUnlessSent(outcomeOfError(error));
      }
    },

    findProblem: async () => configurationProblem(await open(), summaryStream),
  };
}

/** Returns a sentence that names the setting which Postmark doesn't accept; undefined if it accepts all. */
async function configurationProblem(client: ServerClient, summaryStream: string): Promise<string | undefined> {
  try {
    await client.getMessageStream(summaryStream);
    return undefined;
  } catch (error) {
    const status = numberIn(error, 'statusCode');
    if (status === 401) return 'POSTMARK_SERVER_TOKEN: Postmark doesn’t accept the token.';
    if (status === 404 || status === 422)
      return `POSTMARK_SUMMARY_STREAM: the server at Postmark has no message stream with the ID “${summaryStream}”. Create a transactional stream with this ID, so that a complaint about a summary doesn’t stop sign-in links.`;
    return status > 0
      ? `Postmark responds with status ${status}. Mail waits in the queue until it accepts requests again.`
      : 'Postmark can’t be reached. Mail waits in the queue until it can.';
  }
}
