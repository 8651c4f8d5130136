import type { z } from 'zod';
import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/people.ts';
import { addressIn } from '#core/domain/languages.ts';
import { type Invitation, invitationAddress } from '#core/domain/people/invitation.ts';
import { homeNameIn } from '#core/languages/home-name-in.ts';
import type { Exchange, Handlers } from '../pipeline/handler.ts';
import { deviceName } from '../presenters/session.ts';
import { makeUserOf } from '../presenters/user.ts';

export const peopleRoutes = (app: App): Handlers<typeof endpoints> => {
  const userOf = makeUserOf(app);
  const present = (
    invitation: Invitation,
    { language }: Pick<Exchange, 'language'>,
  ): z.input<typeof endpoints.invite.response> => {
    const { id, role, email = null, expiresAt } = invitation;
    // The link of a mailed one proves an address, so that not even the inviter gets it.
    const address = () => addressIn(language, invitationAddress(app.baseUrl, invitation, app.linkTokens.tokenFor(id)));
    const url = email === null ? address() : null;
    return { id, role, email, url, expiresAt: expiresAt.toISOString() };
  };
  return {
    getPeople: async ({ household, membership }, exchange) => {
      const isOwner = membership.role === 'owner';
      const { members, invitations } = await app.getPeople({ householdId: household.id });
      const people = members.map(({ personId, role, joinedAt, person: { name, email } }) => {
        const you = personId === membership.personId;
        return {
          id: personId,
          name,
          email: isOwner || you ? email : null,
          role,
          joinedAt: joinedAt.toISOString(),
          you,
        };
      });
      return { people, invitations: isOwner ? invitations.map((each) => present(each, exchange)) : [] };
    },
    changeRole: async ({ household, params, body }) => {
      await app.changeRole({ householdId: household.id, personId: params.id, ...body });
      return { message: 'The role has been changed' };
    },
    removePerson: async ({ household, params }) => {
      await app.removeMember({ householdId: household.id, personId: params.id });
      return { message: 'The person has been removed' };
    },
    leaveHome: async ({ membership }) => {
      await app.leaveHome(membership);
      return { message: 'You have left the home' };
    },
    invite: async ({ household, person, body }, exchange) =>
      present(await app.invite({ householdId: household.id, personId: person.id, ...body }), exchange),
    revokeInvitation: async ({ household, params }) => {
      await app.revokeInvitation({ householdId: household.id, ...params });
      return { message: 'The invitation has been taken back' };
    },
    readInvitation: async ({ params }, { language }) => {
      const { household, inviter, invitation, hasAccount } = await app.readInvitation(params);
      const { role, email = null, expiresAt } = invitation;
      const { name, email: address } = inviter.person;
      return {
        home: homeNameIn(language, household.name),
        inviter: { name, email: address },
        role,
        expiresAt: expiresAt.toISOString(),
        email,
        hasAccount,
      };
    },
    joinAsNewcomer: async ({ params, body }, { concerns, language, userAgent }) => {
      const device = await deviceName(userAgent);
      const { token, person, household } = await app.joinAsNewcomer({ ...params, ...body, device, language });
      concerns({ personId: person.id, householdId: household.id });
      return { token, user: await userOf({ person, household }) };
    },
    declineInvitation: async ({ body, person }) => {
      await app.declineInvitation({ ...body, personId: person.id });
      return { message: 'The invitation has been declined' };
    },
    acceptInvitation: async ({ body, claims }, { concerns }) => {
      const { person, household } = await app.acceptOwnInvitation({ ...body, ...claims });
      concerns({ personId: person.id, householdId: household.id });
      return userOf({ person, household });
    },
  };
};
