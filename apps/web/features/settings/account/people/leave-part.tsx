import { useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { LazyConfirmDialog } from '#apps/ui/controls/lazy-confirm-dialog.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { people as words } from '#words/app/people.ts';
import { openHome } from '../../../../session/open-home.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { nameOf } from './name-of.ts';
import type { PeopleChanges, Person } from './use-people.ts';

type LeavePartProps = { people: readonly Person[]; changes: PeopleChanges };

/** Leaves the home. Its only owner hands it over in the same step. */
export function LeavePart({ people, changes }: LeavePartProps) {
  const { homeName, role } = useUser();
  const others = people.filter(({ you }) => !you);
  const isLastOwner = role === 'owner' && others.every((each) => each.role !== 'owner');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [heirId, setHeirId] = useState(others[0]?.id ?? '');
  const leave = async () => {
    track('settings_interaction', { element_name: 'leave_home' });
    setBusy(true);
    setFailure(undefined);
    try {
      if (isLastOwner) await changes.changeRole(heirId, 'owner');
      await call('leaveHome');
      // The home that follows has its own data, so the app starts again.
      openHome(undefined);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Stack gap={16} divided>
      <div>
        <Button small variant="ghost" onClick={() => setAsking(true)}>
          {words.leaveHome}
        </Button>
      </div>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={(open) => !busy && setAsking(open)}
        title={words.leaveTitle(isolated(homeName))}
        description={words.leaveAbout}
        confirmLabel={isLastOwner ? words.handOver : words.leave}
        cancelLabel={words.stay}
        busy={busy}
        onConfirm={() => void leave()}
      >
        {isLastOwner && (
          <SelectField
            label={words.heir}
            hint={words.heirHint}
            value={heirId}
            onChange={({ target }) => setHeirId(target.value)}
          >
            {others.map((each) => (
              <option key={each.id} value={each.id}>
                {nameOf(each)}
              </option>
            ))}
          </SelectField>
        )}
        {failure && <Alert>{failure}</Alert>}
      </LazyConfirmDialog>
    </Stack>
  );
}
