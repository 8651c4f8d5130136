import { useRef } from 'react';
import { TextField } from '#apps/ui/controls/field.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { longest } from '#core/domain/limits.ts';
import { people as words } from '#words/app/people.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { useUnsaved } from '../../../../household/use-unsaved.ts';
import { useUser } from '../../../../session/use-auth.ts';
import { SaveRow } from '../../save-row.tsx';
import { useProfileForm } from '../../use-profile-form.ts';
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
          {isOwner && <HomeNameForm />}
          <AddHomePart />
          {people.length > 1 ? <LeavePart people={people} changes={changes} /> : homes.length > 1 && <DeleteHomePart />}
        </>
      )}
    </Loaded>
  );
}

type Fields = { readonly name: string };

/** What the people in the home call it. */
function HomeNameForm() {
  const { homeName } = useUser();
  const unsaved = useUnsaved<Fields>('home-name', { name: homeName });
  const { name } = unsaved.fields;
  const { errors, change, form, saveRow } = useProfileForm({
    element: 'save_home_name',
    unsaved,
    check: () => (name.trim() === '' ? { name: words.noName } : {}),
    body: () => ({ home_name: name.trim() }),
  });
  return (
    <Stack as="form" gap={16} divided {...form}>
      <TextField
        label={words.homeName}
        hint={words.homeNameHint}
        value={name}
        maxLength={longest.homeName}
        autoComplete="off"
        error={errors.name}
        required
        onChange={({ target }) => change({ name: target.value })}
      />
      <SaveRow {...saveRow} label={words.saveName} />
    </Stack>
  );
}
