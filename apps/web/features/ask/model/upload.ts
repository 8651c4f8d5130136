import { errors } from '#apps/contract/errors.ts';
import { adviceLimits, fileTypes, isFileType } from '#core/domain/advice/limits.ts';

/** The files that the browser offers to choose. */
export const acceptedFiles = fileTypes.join(',');

const tooLarge = `Please choose a file of at most ${adviceLimits.file / 1024 / 1024} MB`;

/** Why the file can't be sent; undefined if it can. The server also looks at what the file contains. */
export function uploadProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!isFileType(type)) return errors.file_refused.message;
  if (size > adviceLimits.file) return tooLarge;
  return size === 0 ? 'This file is empty. Please choose another one.' : undefined;
}
