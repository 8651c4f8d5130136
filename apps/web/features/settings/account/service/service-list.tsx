import { useRef } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { service as words } from '#words/app/service.ts';
import { AccessList } from '../access-list.tsx';
import { useAccess } from '../use-access.ts';
import { useDayText } from '../use-day-text.ts';

/** Each connection, with a button that removes it unless it is the only way to sign in. */
export function ServiceList() {
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const { name = '', isOnlyWay = false } = siteSettings().signInService ?? {};
  const access = useAccess('identities', {
    remove: (id) => call('deleteIdentity', { params: { id } }),
    removal: 'remove_identity',
  });
  return (
    <>
      <p>{isOnlyWay ? words.onlyWay(name) : words.once(name)}</p>
      <AccessList
        access={access}
        label={words.label}
        what={words.connection}
        none={isOnlyWay ? words.stays : words.notConnected}
        rowOf={({ name, linkedAt }) => ({ name, note: words.connectedOn(day(linkedAt)), isThis: isOnlyWay })}
        list={list}
      />
    </>
  );
}
