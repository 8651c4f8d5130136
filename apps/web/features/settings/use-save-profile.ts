import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call, type InputOf } from '../../api/client.ts';
import { useAuth } from '../../session/use-auth.ts';

/** Saves part of the profile; weeks that are already on the page are asked for anew, since they may be planned anew. */
export function useSaveProfile() {
  const { replaceUser } = useAuth();
  const queries = useQueryClient();
  const running = useRef(false);
  const [state, setState] = useState<{ name: 'idle' | 'saving' | 'saved' } | { name: 'failed'; message: string }>({
    name: 'idle',
  });

  const save = async (body: InputOf<'updateProfile'>['body']) => {
    if (running.current) return;
    running.current = true;
    setState({ name: 'saving' });
    try {
      const { profile } = await call('updateProfile', { body });
      replaceUser(profile);
      void queries.invalidateQueries();
      setState({ name: 'saved' });
    } catch (error) {
      setState({ name: 'failed', message: messageOf(error, 'Failed to update preferences') });
    } finally {
      running.current = false;
    }
  };
  return { state, save, reset: () => setState({ name: 'idle' }) };
}
