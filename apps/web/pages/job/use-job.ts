import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';
import { isOver, useShared } from '../use-shared.ts';

export type Job = OutputOf<'readLinkedTask'>;

/** Whether a change is on its way, and why the last one failed. */
type Sending = { readonly busy: boolean; readonly failure?: string };

const load = (job: string, signal: AbortSignal) => call('readLinkedTask', { params: { job } }, { signal });

/** Loads the task that is shared with this secret, and changes it. */
export function useJob(secret: string) {
  const { state, setState, retry } = useShared<Job>(secret, load);
  const [sending, setSending] = useState<Sending>({ busy: false });

  /** Returns whether it was saved. */
  const change = async (send: () => Promise<Job>): Promise<boolean> => {
    setSending({ busy: true });
    try {
      setState({ name: 'shown', value: await send() });
      setSending({ busy: false });
      return true;
    } catch (error) {
      if (isOver(error)) setState({ name: 'over' });
      setSending({ busy: false, ...(!isOver(error) && { failure: messageOf(error) }) });
      return false;
    }
  };
  return { state, sending, retry, change };
}
