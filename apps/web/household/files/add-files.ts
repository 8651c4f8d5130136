import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { files as fileWords } from '#words/app/files.ts';
import type { FileSubject } from '../outbox/offline-change.ts';
import { putInOutbox, readOutbox } from '../outbox/outbox.ts';
import { randomId } from '../random-id.ts';
import { pickFiles } from './pick-files.ts';
import { FileProblem, prepareFile } from './prepare-file.ts';
import { sendFile } from './send-file.ts';
import { showFiles } from './show-files.ts';
import { deleteUnsentFile, keepUnsentFile } from './unsent-files.ts';

/** The session has ended, the server is busy with another file, or it is restarting. */
const soon: readonly number[] = [401, 429, 503];

type Adding = {
  readonly client: QueryClient;
  readonly userId: string;
  readonly subject: FileSubject;
  /** Whether the camera opens at once. */
  readonly fromCamera: boolean;
};

/**
 * Lets the user take or choose photos and documents of a done task, an entry or an item, and saves them. Without a connection
 * they wait on this device, behind the changes that wait already.
 */
export async function addFiles({ client, userId, subject, fromCamera }: Adding): Promise<void> {
  const files = await pickFiles({ fromCamera });
  if (files.length === 0) return;
  track('dashboard_interaction', { element_name: 'add_files' });
  const description = subject.fullTitle;
  const words = files.every(({ type }) => type.startsWith('image/')) ? fileWords.photos : fileWords.files;
  showToast(words.saving(files.length), { description });
  let [sent, waiting] = [0, 0];
  let problem: string | undefined;
  for (const file of files) {
    try {
      if ((await add(await prepareFile(file), userId, subject)) === 'sent') sent++;
      else waiting++;
    } catch (error) {
      problem = error instanceof FileProblem ? error.message : messageOf(error);
    }
  }
  if (sent > 0) void showFiles(client);
  if (problem !== undefined) return showToast(problem, { tone: 'error', description });
  if (waiting > 0) {
    return showToast(words.kept(waiting), { description: words.sentLater(waiting) });
  }
  showToast(words.saved(sent), { description });
}

async function add(file: Blob, userId: string, subject: FileSubject): Promise<'sent' | 'waits'> {
  const mustWait = !onlineManager.isOnline() || readOutbox(userId).waiting.length > 0;
  if (mustWait && (await keep(file, userId, subject))) return 'waits';
  try {
    await sendFile(subject, file);
    return 'sent';
  } catch (error) {
    // Whether the server received it is unknown, and sending it again is harmless.
    const canWait = error instanceof ApiError && (error.offline || soon.includes(error.status));
    if (canWait && (await keep(file, userId, subject))) return 'waits';
    throw error;
  }
}

async function keep(file: Blob, userId: string, subject: FileSubject): Promise<boolean> {
  const { id, title, fullTitle, scheduledAt, purpose } = subject;
  const key = randomId();
  if (!(await keepUnsentFile(userId, key, file))) return false;
  if (
    putInOutbox(userId, key, { kind: 'file', task: { id, title, fullTitle, scheduledAt, ...(purpose && { purpose }) } })
  )
    return true;
  await deleteUnsentFile(userId, key);
  return false;
}
