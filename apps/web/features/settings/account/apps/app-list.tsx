import { useRef } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { apps as words } from '#words/app/apps.ts';
import { AccessList } from '../access-list.tsx';
import { useAccess } from '../use-access.ts';
import { useDayText } from '../use-day-text.ts';

/** The apps that were let in, each with where it is from and what it may do. */
export function AppList() {
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const access = useAccess({
    name: 'connected-apps',
    load: async (signal) => (await call('listConnectedApps', undefined, { signal })).apps,
    remove: (id) => call('removeConnectedApp', { params: { id } }),
    removal: 'remove_connected_app',
  });
  return (
    <AccessList
      access={access}
      label={words.apps}
      what={words.yourApps}
      none={words.noApp}
      rowOf={({ name, host, scope, createdAt, lastUsedAt }) => ({
        name,
        note: words.appNote(host, scope === 'write', day(createdAt), lastUsedAt && day(lastUsedAt)),
      })}
      list={list}
    />
  );
}
