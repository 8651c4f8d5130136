import { makeAddMember } from './add-member.ts';
import { makeListMembers } from './list-members.ts';
import { makeRemoveMember } from './remove-member.ts';

export const peopleUseCases = {
  addMember: makeAddMember,
  listMembers: makeListMembers,
  removeMember: makeRemoveMember,
};
