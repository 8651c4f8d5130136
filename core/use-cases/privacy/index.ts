import { makeDeleteHousehold } from './delete-household.ts';
import { makeExportHousehold } from './export-household.ts';
import { makeResumeDeletion } from './resume-deletion.ts';
import { makeResumeDepartures } from './resume-departures.ts';

export const privacyUseCases = {
  deleteHousehold: makeDeleteHousehold,
  exportHousehold: makeExportHousehold,
  resumeDeletion: makeResumeDeletion,
  resumeDepartures: makeResumeDepartures,
};
