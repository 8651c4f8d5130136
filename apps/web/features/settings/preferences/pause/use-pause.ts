import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import type { Errors } from '#apps/ui/controls/use-form.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import type { User } from '#apps/ui/session/load-user.ts';
import type { Pause } from '#core/domain/time/pause.ts';
import { buttons } from '#words/app/buttons.ts';
import { preferences as words } from '#words/app/preferences.ts';
import { useAuth, useUser } from '../../../../session/use-auth.ts';

/** Saves and ends the household's pause, and offers Undo. Weeks are fetched again, because their tasks move. */
export function usePause() {
  const { replaceUser } = useAuth();
  const { pause: before } = useUser();
  const client = useQueryClient();
  const show = (profile: User, said: string, undo: () => void) => {
    replaceUser(profile);
    void client.invalidateQueries();
    showToast(said, { action: { label: buttons.undo, onClick: undo } });
  };
  const onError = (error: unknown) => showToast(messageOf(error), { tone: 'error' });
  /** Takes a change back, which can't be undone itself. */
  const restoring = useMutation({
    mutationFn: (pause: Pause | null) => (pause ? call('setPause', { body: pause }) : call('endPause')),
    onSuccess: ({ profile }) => {
      replaceUser(profile);
      void client.invalidateQueries();
    },
    onError,
  });
  const restore = () => restoring.mutate(before);
  const ending = useMutation({
    mutationFn: () => call('endPause'),
    onSuccess: ({ profile }) => show(profile, words.pauseOver, restore),
    onError,
  });
  return {
    isEnding: ending.isPending,
    end: () => {
      track('settings_interaction', { element_name: 'end_pause' });
      ending.mutate();
    },
    /** Returns why the pause could not be saved; nothing if it was. */
    set: async (pause: Pause): Promise<Errors<keyof Pause>> => {
      track('settings_interaction', { element_name: 'set_pause' });
      try {
        const { profile, moved } = await call('setPause', { body: pause });
        show(profile, moved > 0 ? words.pausedMoved(moved) : words.paused, restore);
        return {};
      } catch (error) {
        return { to: messageOf(error) };
      }
    },
  };
}
