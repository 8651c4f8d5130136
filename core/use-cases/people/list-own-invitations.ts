import { hasCode } from '../../domain/errors.ts';
import type { OpenedInvitation } from '../../domain/people/invitation.ts';
import type { Person } from '../../domain/people/person.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'openInvitation' | 'sendsMail'>;

/**
 * The invitations to the person's address that can be accepted, of homes in which they aren't, the newest first. A server that
 * sends no mail has none: there, an address may be what someone else typed at the sign-in service.
 */
export const makeListOwnInvitations =
  ({ unitOfWork, openInvitation, sendsMail }: Deps) =>
  async ({ id: personId, email }: Pick<Person, 'id' | 'email'>): Promise<readonly OpenedInvitation[]> => {
    if (!sendsMail) return [];
    return unitOfWork.run(async (stores) => {
      const opened: OpenedInvitation[] = [];
      for (const invitation of await stores.invitations.listMailedTo(email)) {
        const found = await openInvitation(stores, invitation).catch(unlessOver);
        if (found && !found.members.some((member) => member.personId === personId)) opened.push(found);
      }
      return opened;
    });
  };

function unlessOver(error: unknown): undefined {
  if (!hasCode(error, 'invitation_over')) throw error;
}
