import { useRef, useState } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Loaded } from '../../../../api/loaded.tsx';
import { CopyField } from '../../copy-field.tsx';
import { AccessList } from '../access-list.tsx';
import { useDayText } from '../use-day-text.ts';
import { TokenForm } from './token-form.tsx';
import { type CreatedToken, useTokens } from './use-tokens.ts';

/** Each token with what it may do, and a form for another one. */
export function TokenList() {
  const { query, create, removingId, failure, remove } = useTokens();
  const [created, setCreated] = useState<CreatedToken>();
  const list = useRef<HTMLUListElement>(null);
  const day = useDayText();
  const removed = (id: string) => {
    if (created?.id === id) setCreated(undefined);
    // The button that had the focus is gone.
    list.current?.focus();
  };
  return (
    <Loaded query={query} what="your tokens" skeleton={<Skeleton height="3.5rem" />}>
      {({ tokens }) => (
        <>
          <AccessList
            ref={list}
            label="API tokens"
            none="No program has a token."
            items={tokens.map(({ id, name, scope, lastUsedAt, expiresAt }) => {
              const may = scope === 'write' ? 'Can read and change' : 'Can read';
              const used = lastUsedAt === null ? 'never used' : `last used on ${day(lastUsedAt)}`;
              return { id, name, note: `${may}, ${used}, until ${day(expiresAt)}` };
            })}
            removingId={removingId}
            onRemove={(id) => remove(id, () => removed(id))}
          />
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
