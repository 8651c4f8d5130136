import { makeChangeEntry } from './change-entry.ts';
import { makeDeleteEntry } from './delete-entry.ts';
import { makeDeleteExpiredEntries } from './delete-expired-entries.ts';
import { makeExportHistory } from './export-history.ts';
import { makeGetEntry } from './get-entry.ts';
import { makeGetHistory } from './get-history.ts';
import { makeGetVisits } from './get-visits.ts';
import { makeImportHistory } from './import-history.ts';
import { makeListCareTasks } from './list-care-tasks.ts';
import { makePreviewImport } from './preview-import.ts';
import { makeRecordWork } from './record-work.ts';
import { makeRestoreEntry } from './restore-entry.ts';
import { makeUndoImport } from './undo-import.ts';

export const historyUseCases = {
  changeEntry: makeChangeEntry,
  deleteEntry: makeDeleteEntry,
  exportHistory: makeExportHistory,
  deleteExpiredEntries: makeDeleteExpiredEntries,
  getEntry: makeGetEntry,
  getHistory: makeGetHistory,
  getVisits: makeGetVisits,
  importHistory: makeImportHistory,
  listCareTasks: makeListCareTasks,
  previewImport: makePreviewImport,
  recordWork: makeRecordWork,
  restoreEntry: makeRestoreEntry,
  undoImport: makeUndoImport,
};
