import { useRef } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { longest } from '#core/domain/limits.ts';
import { buttons } from '#words/app/buttons.ts';
import { people as words } from '#words/app/people.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { useSaveAtOnce } from '../../../../household/use-save-at-once.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { SavedText } from '../../saved-text.tsx';
import { AddHomePart } from './add-home-part.tsx';
import { DeleteHomePart } from './delete-home-part.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeavePart } from './leave-part.tsx';
import { PersonList } from './person-list.tsx';
import { usePeople } from './use-people.ts';

/** Who is in the home and who is invited, and what the user may change about that. */
export function PeopleContent() {
  const { role, homes } = useUser();
  const changes = usePeople();
  const list = useRef<HTMLUListElement>(null);
  const isOwner = role === 'owner';
  return (
    <Loaded query={changes.query} what={words.thePeople} skeleton={<Skeleton height="7rem" />}>
      {({ people, invitations }) => (
        <>
          {isOwner && <InviteForm changes={changes} isAlone={people.length === 1} />}
          {changes.failure && <Alert>{changes.failure}</Alert>}
          <PersonList people={people} changes={changes} list={list} />
          {invitations.length > 0 && <InvitationList invitations={invitations} changes={changes} focus={list} />}
          {isOwner && <HomeName />}
          <AddHomePart />
          {people.length > 1 ? <LeavePart people={people} changes={changes} /> : homes.length > 1 && <DeleteHomePart />}
        </>
      )}
    </Loaded>
  );
}

/** What the people in the home call it. */
function HomeName() {
  const { homeName } = useUser();
  const { save, pending } = useSaveAtOnce();
  return (
    <Stack gap={16} divided>
      <SavedText
        label={words.homeName}
        hint={words.homeNameHint}
        value={pending.home_name ?? homeName}
        missing={words.noName}
        maxLength={longest.homeName}
        autoComplete="off"
        onSave={(home_name) => save({ home_name }, buttons.saved)}
      />
    </Stack>
  );
}
