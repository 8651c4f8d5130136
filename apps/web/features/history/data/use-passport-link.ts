import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { call, type InputOf, type OutputOf } from '#apps/ui/api/client.ts';
import { historyKey } from '../../../household/history-entry/history-key.ts';

type LinkState = OutputOf<'getPassportLink'>;
export type PassportLink = NonNullable<LinkState['link']>;
export type NewLink = InputOf<'createPassportLink'>['body'];

export const linkKey = [...historyKey, 'passport-link'] as const;

/** Creates a link, which replaces an earlier one. The address is returned only once. */
export function useNewLink(onCreated: (url: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewLink) => {
      track('dashboard_interaction', { element_name: 'share_passport' });
      return call('createPassportLink', { body });
    },
    onSuccess: ({ url, link }) => {
      onCreated(url);
      client.setQueryData<LinkState>(linkKey, { link });
    },
  });
}

/** Stops sharing, at once. */
export function useRevocation(onRevoked: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('revokePassportLink'),
    onSuccess: () => {
      onRevoked();
      client.setQueryData<LinkState>(linkKey, { link: null });
    },
  });
}
