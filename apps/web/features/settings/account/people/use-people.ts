import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call, type InputOf, type OutputOf } from '#apps/ui/api/client.ts';

type People = OutputOf<'getPeople'>;
export type Person = People['people'][number];
export type Invitation = People['invitations'][number];

const queryKey = ['people'] as const;

/** The people in the home and the open invitations. */
export const useKnownPeople = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call('getPeople', undefined, { signal }) });

/** The people in the home, and what an owner can change about them. */
export function usePeople() {
  const client = useQueryClient();
  const query = useKnownPeople();
  const show = async (change: (known: People) => People) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData<People>(queryKey, (known) => known && change(known));
  };
  const changing = useMutation({
    mutationFn: async ({ run }: { id: string; run: () => Promise<unknown>; then: (known: People) => People }) => run(),
    onSuccess: (_, { then }) => show(then),
    // Someone else may have changed the people meanwhile.
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const change = (element: string, id: string, run: () => Promise<unknown>, then: (known: People) => People) => {
    track('settings_interaction', { element_name: element });
    return changing.mutateAsync({ id, run, then });
  };
  const withPeople = (next: (people: readonly Person[]) => Person[]) => (known: People) => ({
    ...known,
    people: next(known.people),
  });
  const withInvitations = (next: (invitations: readonly Invitation[]) => Invitation[]) => (known: People) => ({
    ...known,
    invitations: next(known.invitations),
  });
  return {
    query,
    busyId: changing.isPending ? changing.variables.id : undefined,
    failure: changing.isError ? messageOf(changing.error) : undefined,
    changeRole: (id: string, role: Person['role']) =>
      change(
        'change_role',
        id,
        () => call('changeRole', { params: { id }, body: { role } }),
        withPeople((people) => people.map((each) => (each.id === id ? { ...each, role } : each))),
      ),
    remove: (id: string) =>
      change(
        'remove_person',
        id,
        () => call('removePerson', { params: { id } }),
        withPeople((people) => people.filter((each) => each.id !== id)),
      ),
    revoke: (id: string) =>
      change(
        'revoke_invitation',
        id,
        () => call('revokeInvitation', { params: { id } }),
        withInvitations((all) => all.filter((each) => each.id !== id)),
      ),
    /** Throws as `call` does. */
    invite: async (body: InputOf<'invite'>['body']): Promise<Invitation> => {
      track('settings_interaction', { element_name: 'invite' });
      const invitation = await call('invite', { body });
      // An earlier one to the same address no longer works.
      const isReplaced = ({ email }: Invitation) => email !== null && email === invitation.email;
      await show(withInvitations((all) => [invitation, ...all.filter((each) => !isReplaced(each))]));
      return invitation;
    },
  };
}
export type PeopleChanges = ReturnType<typeof usePeople>;
