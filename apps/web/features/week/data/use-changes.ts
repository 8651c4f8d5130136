import { onlineManager, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { buttons } from '#words/app/buttons.ts';
import { week as words } from '#words/app/week/week.ts';
import { itemName } from '#words/item-names.ts';
import { alwaysWaits, offlineChange } from '../../../household/outbox/offline-changes.ts';
import { putInOutbox, readOutbox } from '../../../household/outbox/outbox.ts';
import { useOutbox } from '../../../household/outbox/use-outbox.ts';
import { randomId } from '../../../household/random-id.ts';
import { todayIn } from '../../../household/today-in.ts';
import { withTask } from '../../../household/week-edits.ts';
import { weekKey } from '../../../household/week-key.ts';
import { useOwner, useUser } from '../../../session/use-auth.ts';
import { type Change, send, withChange } from '../model/change.ts';
import type { Week } from '../model/week.ts';

type Creation = Extract<Change, { kind: 'create' }>;

type ChangesOptions = { onCreateFailed: (change: Creation) => void };

const changeKey = ['week-change'] as const;

/** The result of a change that now waits in the outbox. */
const waits = 'waits';

/** A shared scope: the server receives all changes in the order in which the user made them. */
export const changesScope = { id: 'week-changes' };

/**
 * Unconfirmed changes are applied on top of the server's last response. A failed change therefore only reverts itself,
 * and quick changes never overwrite each other. Changes that can't reach the server wait in the outbox.
 */
export function useChanges({ onCreateFailed }: ChangesOptions) {
  const client = useQueryClient();
  const { timezone } = useUser();
  const userId = useOwner();
  const { waiting } = useOutbox();
  const unconfirmed = useMutationState<Change>({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });

  /** A response requested before the change must not overwrite it. A week's first fetch continues. */
  const dropStaleFetches = () =>
    client.cancelQueries({ queryKey: weekKey, predicate: ({ state }) => state.data !== undefined });

  const reload = () => {
    const isLast = client.isMutating({ mutationKey: changeKey }) === 1;
    // Everything, because an answer also changes the year and what is known about the home.
    if (isLast) void client.invalidateQueries();
  };

  /** Returns whether the change now waits in the outbox. */
  const store = (change: Change): boolean => {
    const storable = offlineChange(change, {
      waiting: readOutbox(userId).waiting.map((one) => one.change),
      weeks: client.getQueriesData<Week>({ queryKey: weekKey }).flatMap(([, week]) => week ?? []),
      today: todayIn(timezone),
    });
    return storable !== undefined && putInOutbox(userId, randomId(), storable);
  };

  /** Those that wait already are sent first. */
  const mustWait = (change: Change) =>
    alwaysWaits(change) || !onlineManager.isOnline() || readOutbox(userId).waiting.length > 0;

  const change = useMutation({
    mutationKey: changeKey,
    scope: changesScope,
    // Also runs offline, so that a change whose turn comes after the connection is lost goes to the outbox.
    mutationFn: async (change: Change) => (mustWait(change) && store(change) ? waits : send(change)),
    onMutate: dropStaleFetches,
    onSuccess: async (task, change) => {
      if (task === waits) return;
      await dropStaleFetches();
      client.setQueriesData<Week>(
        { queryKey: weekKey },
        (week) => week && (task ? withTask(week, task) : withChange(week, change)),
      );
    },
    onError: (error, change) => {
      // Whether the server received it is unknown, and sending it again is harmless; or the session has ended.
      if (error instanceof ApiError && (error.offline || error.status === 401) && store(change)) return;
      showToast(messageOf(error), {
        tone: 'error',
        description: subjectOf(change),
        action:
          change.kind === 'create'
            ? { label: buttons.edit, onClick: () => onCreateFailed(change) }
            : { label: buttons.tryAgain, onClick: () => tryAgain(change) },
      });
    },
    onSettled: reload,
  });

  const tryAgain = (failed: Change) => change.mutate(failed);

  const replan = useMutation({
    mutationKey: ['week-replan'],
    scope: changesScope,
    mutationFn: (offset: number) => call('replanWeek', { params: { offset } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: weekKey });
      showToast(words.replanned);
    },
    onError: (error) => {
      showToast(messageOf(error), { tone: 'error' });
    },
  });

  const apply = (next: Change) => {
    const isFirst = client.isMutating({ mutationKey: changeKey }) === 0;
    if (!(isFirst && mustWait(next) && store(next))) change.mutate(next);
  };

  const visible = waiting.flatMap(({ change }) => (change.kind === 'file' ? [] : change));
  return { pending: [...unconfirmed, ...visible], apply, replan };
}

/** What a message about the change names. */
function subjectOf(change: Change): string {
  if (change.kind === 'answer') return change.question.question;
  return change.kind === 'open' ? itemName(change.item.item) : change.task.fullTitle;
}
