import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type InputOf } from '#apps/ui/api/client.ts';
import { useAuth } from '../../session/use-auth.ts';

/** Saves part of the profile. What is loaded is fetched again, because much of it depends on the profile. */
export function useSaveProfile() {
  const { replaceUser } = useAuth();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<'updateProfile'>['body']) => call('updateProfile', { body }),
    onSuccess: ({ profile }) => {
      replaceUser(profile);
      void client.invalidateQueries();
    },
  });
}
