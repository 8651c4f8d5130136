import type { ServerClient } from 'postmark';
import { numberIn } from './mail-outcome.ts';

/** Returns a sentence that names the setting which Postmark doesn't accept; undefined if it accepts all. */
export async function configurationProblem(client: ServerClient, summaryStream: string): Promise<string | undefined> {
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
