import { makeDeletePerson } from './delete-person.ts';
import { makeDeleteRestored } from './delete-restored.ts';
import { makeExportPerson } from './export-person.ts';
import { makeResumeDeletion } from './resume-deletion.ts';

export const privacyUseCases = {
  deletePerson: makeDeletePerson,
  exportPerson: makeExportPerson,
  resumeDeletion: makeResumeDeletion,
  deleteRestored: makeDeleteRestored,
};
