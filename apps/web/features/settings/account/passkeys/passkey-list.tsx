import { useRef } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { canUsePasskeys } from '#apps/ui/session/can-use-passkeys.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { AccessList } from '../access-list.tsx';
import { useDayText } from '../use-day-text.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { usePasskeys } from './use-passkeys.ts';

/** Each passkey, and a form that adds one on this device. */
export function PasskeyList() {
  const { query, add, removingId, failure, remove } = usePasskeys();
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  return (
    <>
      <p>
        Sign in with your finger, your face or the PIN of a device, without waiting for an email. Links by email keep
        working.
      </p>
      <Loaded query={query} what="your passkeys" skeleton={<Skeleton height="3.5rem" />}>
        {({ passkeys }) => (
          <>
            <AccessList
              ref={list}
              label="Passkeys"
              none="You have no passkey yet."
              items={passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
                const used = lastUsedAt === null ? 'never used' : `last used on ${day(lastUsedAt)}`;
                return { id, name, note: `Added on ${day(createdAt)}, ${used}` };
              })}
              removingId={removingId}
              // The button that had the focus is gone.
              onRemove={(id) => remove(id, () => list.current?.focus())}
            />
            {failure && <Alert>{failure}</Alert>}
            {canUsePasskeys() ? (
              <PasskeyForm add={add} onAdded={() => list.current?.focus()} />
            ) : (
              <Alert tone="info">This browser can’t create passkeys here.</Alert>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
