import { readStoredOutbox } from '#apps/ui/session/local-records.ts';
import { type Outbox, readOutbox } from './outbox.ts';
import { sendOfflineChange } from './send-offline-change.ts';
import { sendOutbox } from './send-outbox.ts';

/** How long a server may take to receive the changes before the user is asked. */
const timeoutMs = 3_000;

/**
 * Sends what waits in the outbox before the user logs out. Returns what logging out would lose: changes that could not
 * be sent, those of `others`, which are the user's other homes, and reports that the user has not read. Undefined if that is
 * nothing.
 */
export async function sendRest(userId: string, others: readonly string[] = []): Promise<Outbox | undefined> {
  const own = readOutbox(userId).waiting.length > 0 ? await restAfterSending(userId) : undefined;
  const left = [...(own ? [own] : []), ...others.map(readOutbox).filter(({ waiting }) => waiting.length > 0)];
  if (left.length === 0) return undefined;
  return { waiting: left.flatMap(({ waiting }) => waiting), reports: left.flatMap(({ reports }) => reports) };
}

async function restAfterSending(userId: string): Promise<Outbox | undefined> {
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([
    sendOutbox(userId, async (change, key) => void (await sendOfflineChange(change, key, userId))),
    timeout,
  ]);
  return readStoredOutbox(userId) === null ? undefined : readOutbox(userId);
}
