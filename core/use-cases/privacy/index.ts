import { makeDeleteHousehold } from './delete-household.ts';
import { makeDeleteRestored } from './delete-restored.ts';
import { makeExportHousehold } from './export-household.ts';
import { makeResumeDeletion } from './resume-deletion.ts';

export const privacyUseCases = {
  deleteHousehold: makeDeleteHousehold,
  exportHousehold: makeExportHousehold,
  resumeDeletion: makeResumeDeletion,
  deleteRestored: makeDeleteRestored,
};
