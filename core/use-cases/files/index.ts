import { makeDeleteExpiredFiles } from './delete-expired-files.ts';
import { makeDeleteFile } from './delete-file.ts';
import { makeExportFiles } from './export-files.ts';
import { makeReadFile, makeReadLinkedFile } from './read-file.ts';
import { makeStoreFile } from './store-file.ts';

export const filesUseCases = {
  deleteFile: makeDeleteFile,
  exportFiles: makeExportFiles,
  deleteExpiredFiles: makeDeleteExpiredFiles,
  readFile: makeReadFile,
  readLinkedFile: makeReadLinkedFile,
  storeFile: makeStoreFile,
};
