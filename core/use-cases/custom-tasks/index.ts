import { makeCreateCustomTask } from './create-custom-task.ts';
import { makeDeleteCustomTask } from './delete-custom-task.ts';
import { makeListCustomTasks } from './list-custom-tasks.ts';
import { makeUpdateCustomTask } from './update-custom-task.ts';

export const customTasksUseCases = {
  createCustomTask: makeCreateCustomTask,
  deleteCustomTask: makeDeleteCustomTask,
  listCustomTasks: makeListCustomTasks,
  updateCustomTask: makeUpdateCustomTask,
};
