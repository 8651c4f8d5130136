import { useRef } from 'react';
import { call } from '#apps/ui/api/client.ts';
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
      label="Apps"
      what="your apps"
      none="No app is connected."
      rowOf={({ name, host, scope, createdAt, lastUsedAt }) => {
        const may = scope === 'write' ? 'can read and change' : 'can read';
        const used = lastUsedAt === null ? 'never used' : `last used on ${day(lastUsedAt)}`;
        return { name, note: `From ${host}, ${may}, connected on ${day(createdAt)}, ${used}` };
      }}
      list={list}
    />
  );
}
