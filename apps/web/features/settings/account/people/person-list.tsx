import { type RefObject, useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { Select } from '#apps/ui/controls/select.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { roles } from '#core/domain/people/membership.ts';
import { buttons } from '#words/app/buttons.ts';
import { people as words } from '#words/app/people.ts';
import { roles as roleWords } from '#words/app/roles.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { AccessRow } from '../access-row.tsx';
import { nameOf } from './name-of.ts';
import styles from './people.module.css';
import type { PeopleChanges, Person } from './use-people.ts';

type PersonListProps = {
  people: readonly Person[];
  changes: PeopleChanges;
  /** Gets the focus when a row is gone with its button. */
  list: RefObject<HTMLUListElement | null>;
};

/** Each person with their role, which an owner can change. The only owner stays one. */
export function PersonList({ people, changes, list }: PersonListProps) {
  const { role: own } = useUser();
  const [leaving, setLeaving] = useState<Person>();
  const [asking, setAsking] = useState(false);
  const owners = people.filter(({ role }) => role === 'owner').length;
  const remove = async () => {
    if (!leaving) return;
    await changes.remove(leaving.id).then(
      () => list.current?.focus(),
      () => {},
    );
    setAsking(false);
  };
  return (
    <>
      <Stack ref={list} as="ul" tabIndex={-1} aria-label={words.inYourHome}>
        {people.map((person) => {
          const { id, email, role, you } = person;
          const name = nameOf(person);
          return (
            <AccessRow
              key={id}
              name={you ? `${name} ${words.you}` : name}
              note={[email !== name && email, own !== 'owner' && roleWords[role].name].filter(Boolean).join(', ')}
              wraps
            >
              {own === 'owner' && (
                <Row gap={8} align="stretch" single className={styles.controls}>
                  <Select
                    small
                    aria-label={words.roleOf(name)}
                    value={role}
                    disabled={changes.busyId === id || (role === 'owner' && owners === 1)}
                    onChange={({ target }) =>
                      void changes.changeRole(id, target.value as Person['role']).catch(() => {})
                    }
                  >
                    {roles.toReversed().map((each) => (
                      <option key={each} value={each}>
                        {roleWords[each].name}
                      </option>
                    ))}
                  </Select>
                  {!you && (
                    <Button
                      small
                      variant="ghost"
                      aria-label={words.removeOf(name)}
                      onClick={() => {
                        setLeaving(person);
                        setAsking(true);
                      }}
                    >
                      {buttons.remove}
                    </Button>
                  )}
                </Row>
              )}
            </AccessRow>
          );
        })}
      </Stack>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        canOpen={own === 'owner' && people.length > 1}
        title={words.removeTitle(leaving ? nameOf(leaving) : '')}
        description={words.removeAbout}
        confirmLabel={buttons.remove}
        busy={changes.busyId !== undefined && changes.busyId === leaving?.id}
        onConfirm={() => void remove()}
      />
    </>
  );
}
