import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { connection as words } from '#words/connection.ts';
import { useOwner } from '../../session/use-auth.ts';
import type { FileSubject } from '../outbox/offline-change.ts';

/** Loads the script that adds files, so that a picker opens at once when it is needed. */
export const loadAddFiles = () => import('./add-files.ts');

/** Returns a function that lets the user add photos and documents to a done task, an entry or an item. */
export function useAddFiles(): (subject: FileSubject, fromCamera: boolean) => void {
  const client = useQueryClient();
  const userId = useOwner();
  return (subject, fromCamera) =>
    void loadAddFiles().then(
      ({ addFiles }) => addFiles({ client, userId, subject, fromCamera }),
      () => showToast(words.unreached, { tone: 'error' }),
    );
}
