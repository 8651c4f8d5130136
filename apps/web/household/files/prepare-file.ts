import { fileLimits } from '#core/domain/files/limits.ts';
import { files as words } from '#words/app/files.ts';
import { drawPicture } from './draw-picture.ts';

const tooLarge = words.tooLarge(fileLimits.file / 1024 / 1024);
const quality = 0.82;

/** Why a file can't be added, in words for the user. */
export class FileProblem extends Error {}

/**
 * Returns the file as it is sent: a photo scaled and encoded again, so that neither its place nor its camera leaves the
 * device, and a PDF as it is. Throws FileProblem.
 */
export async function prepareFile(file: File): Promise<Blob> {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  const prepared = isPdf ? file : await prepareFrom(file);
  if (prepared.size > fileLimits.file) throw new FileProblem(tooLarge);
  return prepared;
}

async function prepareFrom(file: File): Promise<Blob> {
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!isHeic && !/^image\/(?!svg)/.test(file.type)) throw new FileProblem(words.refused);
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) throw new FileProblem(isHeic ? words.heic : words.unreadable);
  const scale = Math.min(1, fileLimits.longestSide / Math.max(bitmap.width, bitmap.height));
  const size = {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  };
  const webp = await drawPicture(bitmap, { ...size, type: 'image/webp', quality });
  // Browsers without WebP return a PNG, which would be several times as large.
  const drawn =
    webp?.type === 'image/webp' ? webp : await drawPicture(bitmap, { ...size, type: 'image/jpeg', quality });
  bitmap.close();
  if (!drawn) throw new FileProblem(words.unreadable);
  return drawn;
}
