import { makeDeleteHome } from './delete-home.ts';
import { makeDeletePerson } from './delete-person.ts';
import { makeDeleteRestored } from './delete-restored.ts';
import { makeExportPerson } from './export-person.ts';
import { makePreviewDeletion } from './preview-deletion.ts';
import { makeRetryDeletion } from './retry-deletion.ts';

export const privacyUseCases = {
  deleteHome: makeDeleteHome,
  deletePerson: makeDeletePerson,
  exportPerson: makeExportPerson,
  previewDeletion: makePreviewDeletion,
  retryDeletion: makeRetryDeletion,
  deleteRestored: makeDeleteRestored,
};
