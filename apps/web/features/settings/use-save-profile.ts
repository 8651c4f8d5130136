import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type InputOf } from '#apps/ui/api/client.ts';
import { useAuth } from '../../session/use-auth.ts';

/**
 * Saves part of the profile. Loaded weeks are fetched again, because a change may replan them. Edits made during the
 * request don't count as saved.
 */
export function useSaveProfile() {
  const { replaceUser } = useAuth();
  const queries = useQueryClient();
  const running = useRef(false);
  const changed = useRef(false);
  const [state, setState] = useState<{ name: 'idle' | 'saving' | 'saved' } | { name: 'failed'; message: string }>({
    name: 'idle',
  });

  /** Returns whether the whole form is now saved. */
  const save = async (body: InputOf<'updateProfile'>['body']): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    changed.current = false;
    setState({ name: 'saving' });
    try {
      const { profile } = await call('updateProfile', { body });
      replaceUser(profile);
      void queries.invalidateQueries();
      setState({ name: changed.current ? 'idle' : 'saved' });
      return !changed.current;
    } catch (error) {
      setState({ name: 'failed', message: messageOf(error) });
      return false;
    } finally {
      running.current = false;
    }
  };
  const reset = () => {
    changed.current = true;
    if (!running.current) setState({ name: 'idle' });
  };
  return { state, save, reset };
}
