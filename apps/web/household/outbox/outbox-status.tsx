import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OutputOf } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { useHasLasted } from '#apps/ui/use-has-lasted.ts';
import { outbox as words } from '#words/app/outbox.ts';
import { useOwner } from '../../session/use-auth.ts';
import { useOnline } from '../use-online.ts';
import { weekKey } from '../week-key.ts';
import { clearReports } from './outbox.ts';
import { OutboxReports } from './outbox-reports.tsx';
import styles from './outbox-status.module.css';
import { sendOfflineChange } from './send-offline-change.ts';
import { sendOutbox } from './send-outbox.ts';
import { useOutbox } from './use-outbox.ts';

type Week = OutputOf<'getWeek'>;

/** How long a server that can't be reached, although the browser is online, is left alone. */
const pauseMs = 15_000;

/** What is sent sooner isn't mentioned, because the line moves the whole page down and up again. */
const quickMs = 1_000;

/** Sends what was changed offline as soon as there is a connection, and says how many changes wait and which failed. */
export function OutboxStatus() {
  const owner = useOwner();
  const client = useQueryClient();
  const isOnline = useOnline();
  const { waiting, reports } = useOutbox();
  const hasWaiting = waiting.length > 0;

  useEffect(() => {
    if (!isOnline || !hasWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const send = async () => {
      const isEmpty = await sendOutbox(owner, async (change, key) =>
        showSaved(client, await sendOfflineChange(change, key, owner)),
      );
      if (isEmpty) void client.invalidateQueries();
      else if (!isGone) timer = setTimeout(send, pauseMs);
    };
    void send();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [owner, client, isOnline, hasWaiting]);

  return (
    <Stack gap={16} className={styles.status}>
      {hasWaiting && <WaitingChanges count={waiting.length} isOnline={isOnline} />}
      {reports.length > 0 && (
        <Alert
          tone="info"
          action={
            <Button variant="ghost" small onClick={() => clearReports(owner)}>
              {words.ok}
            </Button>
          }
        >
          <OutboxReports reports={reports} />
        </Alert>
      )}
    </Stack>
  );
}

function WaitingChanges({ count, isOnline }: { count: number; isOnline: boolean }) {
  const isSlow = useHasLasted(quickMs);
  if (isOnline && !isSlow) return null;
  return (
    <Muted as="p" className={styles.waiting} role="status">
      {isOnline ? words.sending(count) : words.waiting(count)}
    </Muted>
  );
}

/** Writes the task that the server returned into the weeks on screen. */
async function showSaved(client: QueryClient, task: Week['tasks'][number] | undefined): Promise<void> {
  if (!task) return;
  // A week that was requested before must not overwrite it.
  await client.cancelQueries({ queryKey: weekKey, predicate: ({ state }) => state.data !== undefined });
  const replaced = (tasks: Week['tasks']) => tasks.map((one) => (one.id === task.id ? task : one));
  client.setQueriesData<Week>(
    { queryKey: weekKey },
    (week) => week && { ...week, tasks: replaced(week.tasks), overdue: replaced(week.overdue) },
  );
}
