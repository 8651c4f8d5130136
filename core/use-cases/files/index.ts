import { makeDeleteFile } from './delete-file.ts';
import { makeExportFiles } from './export-files.ts';
import { makeForgetFiles } from './forget-files.ts';
import { makeReadFile, makeReadLinkedFile } from './read-file.ts';
import { makeStoreFile } from './store-file.ts';

export const filesUseCases = {
  deleteFile: makeDeleteFile,
  exportFiles: makeExportFiles,
  forgetFiles: makeForgetFiles,
  readFile: makeReadFile,
  readLinkedFile: makeReadLinkedFile,
  storeFile: makeStoreFile,
};
