import type { App } from '#apps/composition/container.ts';
import type * as endpoints from '#apps/contract/history.ts';
import { HttpError } from '../http-error.ts';
import type { Handlers } from '../pipeline/handler.ts';

const notYet = async (): Promise<never> => {
  throw new HttpError('not_found');
};

export const historyRoutes = (_: App): Handlers<typeof endpoints> => ({
  getHistory: notYet,
  getVisits: notYet,
  listCareTasks: notYet,
  getEntry: notYet,
  recordWork: notYet,
  changeEntry: notYet,
  deleteEntry: notYet,
  restoreEntry: notYet,
  previewImport: notYet,
  importHistory: notYet,
  undoImport: notYet,
  exportHistory: notYet,
});
