import { useRef } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { siteSettings } from '#apps/ui/site-settings.ts';
import { AccessList } from '../access-list.tsx';
import { useAccess } from '../use-access.ts';
import { useDayText } from '../use-day-text.ts';

/** Each connection, with a button that removes it unless it is the only way to sign in. */
export function ServiceList() {
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const { name = '', isOnlyWay = false } = siteSettings().signInService ?? {};
  const access = useAccess({
    name: 'identities',
    load: async (signal) => (await call('listIdentities', undefined, { signal })).identities,
    remove: (id) => call('removeIdentity', { params: { id } }),
    removal: 'remove_identity',
  });
  return (
    <>
      <p>
        {isOnlyWay
          ? `Here, everyone signs in with ${name}.`
          : `Sign in with ${name} once, and it is connected. Links by email keep working.`}
      </p>
      <AccessList
        access={access}
        label="Sign-in service"
        what="the connection"
        none={isOnlyWay ? 'It can’t be removed.' : 'Your account isn’t connected.'}
        rowOf={({ name, linkedAt }) => ({ name, note: `Connected on ${day(linkedAt)}`, isThis: isOnlyWay })}
        list={list}
      />
    </>
  );
}
