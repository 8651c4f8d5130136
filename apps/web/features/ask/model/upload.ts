import { adviceLimits, fileTypes, isFileType } from '#core/domain/advice/limits.ts';
import { ask } from '#words/app/ask.ts';

/** The files that the browser offers to choose. Photos of phones are made into JPEG where the browser can read them. */
export const acceptedFiles = [...fileTypes, 'image/heic', 'image/heif', '.heic', '.heif'].join(',');

const { form: words } = ask;

/** The longest side of a photo that is sent, in pixels: enough to read a nameplate. */
const longestSide = 2_000;

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;
type Size = { readonly width: number; readonly height: number };

const isPhoneFormat = ({ name, type }: FileFacts): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Whether the browser should read the file as a picture, to make it smaller or into another type. */
export const isPicture = (file: FileFacts): boolean =>
  isPhoneFormat(file) || (isFileType(file.type) && file.type.startsWith('image/'));

/** The size to which a picture must be drawn again; undefined if it can be sent as it is. */
export function sizeToDraw(file: FileFacts, { width, height }: Size): Size | undefined {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  if (scale === 1 && file.size <= adviceLimits.file && isFileType(file.type)) return undefined;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Why the file can't be sent; undefined if it can. The server also looks at what the file contains. */
export function uploadProblem(file: FileFacts): string | undefined {
  if (isPhoneFormat(file)) return words.unreadable;
  if (!isFileType(file.type)) return words.wrongType;
  if (file.size > adviceLimits.file) return words.tooLarge(adviceLimits.file / 1024 / 1024);
  return file.size === 0 ? words.emptyFile : undefined;
}
