import type { ReactNode, RefObject } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { buttons } from '#words/app/buttons.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { AccessRow } from './access-row.tsx';
import type { Access } from './use-access.ts';

type Entry = {
  readonly name: string;
  readonly note: string;
  /** Whether it is the one in use, which can't be removed here. */
  readonly isThis?: boolean;
  /** Shown below the note. */
  readonly more?: ReactNode;
};

type AccessListProps<Item extends { readonly id: string }> = {
  access: Access<Item>;
  label: string;
  /** What loads, as in `Loaded`. */
  what: string;
  /** Shown if nothing can be removed. */
  none: string;
  /** What the buttons do. */
  verb?: string;
  rowOf: (item: Item) => Entry;
  /** Gets the focus when a button is gone with its row. */
  list: RefObject<HTMLUListElement | null>;
};

/** Ways into the account, each with a button that removes it. */
export function AccessList<Item extends { readonly id: string }>(props: AccessListProps<Item>) {
  const { access, label, what, none, verb = buttons.remove, rowOf, list } = props;
  return (
    <>
      <Loaded query={access.query} what={what} skeleton={<Skeleton height="3.5rem" />}>
        {(items) => {
          const rows = items.map((item) => {
            const row = rowOf(item);
            return { id: item.id, ...row, name: isolated(row.name) };
          });
          return (
            <Stack ref={list} as="ul" tabIndex={-1} aria-label={label}>
              {rows.map(({ id, name, note, isThis = false, more }) => (
                <AccessRow key={id} name={name} note={note} more={more}>
                  {!isThis && (
                    <Button
                      small
                      variant="ghost"
                      busy={access.removingId === id}
                      aria-label={`${verb} ${name}`}
                      onClick={() => access.remove(id, () => list.current?.focus())}
                    >
                      {verb}
                    </Button>
                  )}
                </AccessRow>
              ))}
              {rows.every(({ isThis }) => isThis) && <Muted as="li">{none}</Muted>}
            </Stack>
          );
        }}
      </Loaded>
      {access.failure && <Alert>{access.failure}</Alert>}
    </>
  );
}
