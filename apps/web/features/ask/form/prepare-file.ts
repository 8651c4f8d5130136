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
  const drawn = size && (await draw(bitmap, size.width, size.height));
  bitmap.close();
  return drawn ? new File([drawn], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: drawn.type }) : file;
}

function draw(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency, which would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
