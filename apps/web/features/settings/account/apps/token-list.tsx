import { useRef, useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Loaded } from '../../../../api/loaded.tsx';
import { useUser } from '../../../../session/use-auth.ts';
import { CopyField } from '../../copy-field.tsx';
import styles from '../session-list.module.css';
import { TokenForm } from './token-form.tsx';
import { type CreatedToken, type ShownToken, useTokens } from './use-tokens.ts';

/** Each token with what it may do, a button that removes it, and a form for another one. */
export function TokenList() {
  const { query, create, removingId, failure, remove } = useTokens();
  const [created, setCreated] = useState<CreatedToken>();
  const list = useRef<HTMLUListElement>(null);
  const removed = (id: string) => {
    if (created?.id === id) setCreated(undefined);
    // The button that had the focus is gone.
    list.current?.focus();
  };
  return (
    <Loaded query={query} what="your tokens" skeleton={<Skeleton height="3.5rem" />}>
      {({ tokens }) => (
        <>
          <ul ref={list} className={styles.list} tabIndex={-1} aria-label="API tokens">
            {tokens.map((token) => (
              <Row
                key={token.id}
                token={token}
                busy={removingId === token.id}
                onRemove={() => remove(token.id, () => removed(token.id))}
              />
            ))}
            {tokens.length === 0 && <li className={styles.note}>No program has a token.</li>}
          </ul>
          {failure && <Alert>{failure}</Alert>}
          {created && (
            <CopyField
              key={created.id}
              isNew
              label={`The token for ${created.name}`}
              hint="Copy it now: it can’t be shown again. Anyone who has it can use it, so keep it like a key."
              value={created.token}
              element="copy_api_token"
            />
          )}
          <TokenForm create={async (wish) => setCreated(await create(wish))} />
        </>
      )}
    </Loaded>
  );
}

type RowProps = { token: ShownToken; busy: boolean; onRemove: () => void };

function Row({ token: { name, scope, expiresAt, lastUsedAt }, busy, onRemove }: RowProps) {
  const { timezone } = useUser();
  const day = (instant: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: timezone }).format(new Date(instant));
  const used = lastUsedAt === null ? 'never used' : `last used on ${day(lastUsedAt)}`;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {scope === 'write' ? 'Can read and change' : 'Can read'}, {used}, until {day(expiresAt)}
        </p>
      </div>
      <Button small variant="ghost" busy={busy} aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
