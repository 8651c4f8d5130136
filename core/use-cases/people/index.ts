import { makeAcceptOwnInvitation } from './accept-own-invitation.ts';
import { makeAddHome } from './add-home.ts';
import { makeAddMember } from './add-member.ts';
import { makeChangeRole } from './change-role.ts';
import { makeDeclineInvitation } from './decline-invitation.ts';
import { makeDeleteExpiredInvitations } from './delete-expired-invitations.ts';
import { makeGetPeople } from './get-people.ts';
import { makeInvite } from './invite.ts';
import { makeJoinAsNewcomer } from './join-as-newcomer.ts';
import { makeLeaveHome } from './leave-home.ts';
import { makeListHomes } from './list-homes.ts';
import { makeListMembers } from './list-members.ts';
import { makeListOwnInvitations } from './list-own-invitations.ts';
import { makeNoteHome } from './note-home.ts';
import { makeReadInvitation } from './read-invitation.ts';
import { makeRemoveMember } from './remove-member.ts';
import { makeRevokeInvitation } from './revoke-invitation.ts';
import { makeSendInvitation } from './send-invitation.ts';
import { makeSendJoined } from './send-joined.ts';
import { makeSendRemoved } from './send-removed.ts';

export const peopleUseCases = {
  acceptOwnInvitation: makeAcceptOwnInvitation,
  addHome: makeAddHome,
  addMember: makeAddMember,
  changeRole: makeChangeRole,
  declineInvitation: makeDeclineInvitation,
  deleteExpiredInvitations: makeDeleteExpiredInvitations,
  getPeople: makeGetPeople,
  invite: makeInvite,
  joinAsNewcomer: makeJoinAsNewcomer,
  leaveHome: makeLeaveHome,
  listHomes: makeListHomes,
  listMembers: makeListMembers,
  listOwnInvitations: makeListOwnInvitations,
  noteHome: makeNoteHome,
  readInvitation: makeReadInvitation,
  removeMember: makeRemoveMember,
  revokeInvitation: makeRevokeInvitation,
  sendInvitation: makeSendInvitation,
  sendJoined: makeSendJoined,
  sendRemoved: makeSendRemoved,
};
