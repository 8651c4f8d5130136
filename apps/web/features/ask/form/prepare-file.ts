import { drawPicture } from '../../../household/files/draw-picture.ts';
import { isPicture, sizeToDraw } from '../model/upload.ts';

/** How much of a JPEG's detail is kept, from 0 to 1. */
const quality = 0.85;

/** Returns the file as it is sent: a large photo smaller, and one of a phone's own format as a JPEG. */
export async function prepareFile(file: File): Promise<File> {
  if (!isPicture(file)) return file;
  // A picture that the browser can't read stays as it is, and is judged by its type and size.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const size = sizeToDraw(file, bitmap);
  const drawn = size && (await drawPicture(bitmap, { ...size, type: 'image/jpeg', quality }));
  bitmap.close();
  return drawn ? new File([drawn], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: drawn.type }) : file;
}
