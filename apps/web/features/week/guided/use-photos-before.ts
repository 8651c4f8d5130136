import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pickFiles } from '../../../household/files/pick-files.ts';
import { loadAddFiles } from '../../../household/files/use-add-files.ts';
import { useOwner } from '../../../session/use-auth.ts';
import type { Task } from '../model/week.ts';

/** Of tasks that aren't done yet, by their ids, so that closing a task loses none while the page is open. */
const taken = new Map<string, readonly File[]>();

/** Photos of how it was before a task. Only what is done has photos, so they are saved once it is. */
export function usePhotosBefore(task: Task) {
  const client = useQueryClient();
  const userId = useOwner();
  const [count, setCount] = useState(taken.get(task.id)?.length ?? 0);
  const take = async () => {
    const files = await pickFiles({ fromCamera: matchMedia('(pointer: coarse)').matches });
    const all = [...(taken.get(task.id) ?? []), ...files];
    taken.set(task.id, all);
    setCount(all.length);
  };
  const save = async () => {
    const files = taken.get(task.id) ?? [];
    taken.delete(task.id);
    if (files.length === 0) return;
    const { saveFiles } = await loadAddFiles();
    await changesSent(client);
    await saveFiles({ client, userId, subject: task, files });
  };
  return { count, take, save };
}

/** Waits until the server has the tick, or the outbox, which sends the files after it. */
const changesSent = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (client.isMutating() > 0) return;
      stop();
      resolve();
    };
    const stop = client.getMutationCache().subscribe(check);
    check();
  });
