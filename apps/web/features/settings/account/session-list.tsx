import { useRef } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { account as words } from '#words/app/account.ts';
import { AccessList } from './access-list.tsx';
import { useAccess } from './use-access.ts';
import { useDayText } from './use-day-text.ts';

/** Each signed-in device, and a button that logs it out unless it is this one. */
export function SessionList() {
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const access = useAccess({
    name: 'sessions',
    load: async (signal) => (await call('listSessions', undefined, { signal })).sessions,
    remove: (id) => call('endSession', { params: { id } }),
    removal: 'end_session',
  });
  return (
    <AccessList
      access={access}
      label={words.whereSignedIn}
      what={words.yourDevices}
      none={words.nowhereElse}
      verb={words.logOutDevice}
      rowOf={({ device, lastUsedAt, isThis }) => ({
        name: device ?? words.unknownDevice,
        note: isThis ? words.thisDevice : words.usedOn(day(lastUsedAt)),
        isThis,
      })}
      list={list}
    />
  );
}
