import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import type { Errors } from '#apps/ui/forms/use-form.ts';
import type { Pause } from '#core/domain/pause.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import { useAuth } from '../../../../session/use-auth.ts';

/** Saves and ends the household's pause. Weeks are fetched again, because their tasks move. */
export function usePause() {
  const { replaceUser } = useAuth();
  const client = useQueryClient();
  const [done, setDone] = useState('');
  const ending = useMutation({
    mutationFn: () => call('endPause'),
    onSuccess: ({ profile }) => {
      setDone('The pause is over.');
      replaceUser(profile);
      void client.invalidateQueries();
    },
  });
  return {
    done,
    isEnding: ending.isPending,
    failure: ending.isError ? messageOf(ending.error) : undefined,
    end: () => {
      track('settings_interaction', { element_name: 'end_pause' });
      ending.mutate();
    },
    /** Returns why the pause could not be saved; nothing if it was. */
    set: async (pause: Pause): Promise<Errors<keyof Pause>> => {
      track('settings_interaction', { element_name: 'set_pause' });
      try {
        const { profile, moved } = await call('setPause', { body: pause });
        setDone(moved > 0 ? `Saved. ${pluralise(moved, 'task')} moved to the days after it.` : 'Saved.');
        replaceUser(profile);
        void client.invalidateQueries();
        return {};
      } catch (error) {
        return { to: messageOf(error) };
      }
    },
  };
}
