import { isFileType, type Upload } from '#core/domain/advice/limits.ts';
import { DomainError } from '#core/domain/errors.ts';

/**
 * A file that came with a form, by the type that its content has; its name and the type that the browser claims mean
 * nothing. Throws `file_refused` for every other type.
 */
export async function uploadOf(bytes: Uint8Array): Promise<Upload> {
  // Loaded on first use, because few requests have a file.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!isFileType(type)) throw new DomainError('file_refused');
  return { type, bytes };
}
