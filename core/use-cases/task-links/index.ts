import { makeChangeLinkedTask } from './change-linked-task.ts';
import { makeReadLinkedTask } from './read-linked-task.ts';
import { makeRevokeTaskLink } from './revoke-task-link.ts';
import { makeShareTask } from './share-task.ts';

export const taskLinksUseCases = {
  changeLinkedTask: makeChangeLinkedTask,
  readLinkedTask: makeReadLinkedTask,
  revokeTaskLink: makeRevokeTaskLink,
  shareTask: makeShareTask,
};
