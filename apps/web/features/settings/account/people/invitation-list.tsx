import type { RefObject } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { people as words } from '#words/app/people.ts';
import { roles } from '#words/app/roles.ts';
import { CopyField } from '../../copy-field.tsx';
import { AccessRow } from '../access-row.tsx';
import { useDayText } from '../use-day-text.ts';
import styles from './people.module.css';
import type { Invitation, PeopleChanges } from './use-people.ts';

type InvitationListProps = {
  invitations: readonly Invitation[];
  changes: PeopleChanges;
  /** Gets the focus when a row is gone with its button. */
  focus: RefObject<HTMLElement | null>;
};

/** What can still be accepted. A link can be copied as long as it works. */
export function InvitationList({ invitations, changes, focus }: InvitationListProps) {
  const day = useDayText();
  return (
    <Stack as="ul" aria-label={words.invitations}>
      {invitations.map(({ id, email, role, url, expiresAt }) => {
        const name = email ?? words.aLink;
        return (
          <Stack key={id} as="li" gap={8} className={styles.invitation}>
            <AccessRow as="div" name={name} note={words.invitedAs(roles[role].name, day(expiresAt))} wraps>
              <Button
                small
                variant="ghost"
                busy={changes.busyId === id}
                aria-label={words.takeBackOf(name)}
                onClick={() =>
                  void changes.revoke(id).then(
                    () => focus.current?.focus(),
                    () => {},
                  )
                }
              >
                {words.takeBack}
              </Button>
            </AccessRow>
            {url !== null && (
              <CopyField label={words.linkToPass} hint={words.linkHint} value={url} element="copy_invitation" />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
