import { useRef } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { people as words } from '#words/app/people.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { useUser } from '../../../../session/use-auth.ts';
import { AddHomePart } from './add-home-part.tsx';
import { DeleteHomePart } from './delete-home-part.tsx';
import { HomeNameForm } from './home-name-form.tsx';
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
          {role !== 'viewer' && <HomeNameForm />}
          <AddHomePart />
          {people.length > 1 ? <LeavePart people={people} changes={changes} /> : homes.length > 1 && <DeleteHomePart />}
        </>
      )}
    </Loaded>
  );
}
