type Drawn = {
  readonly width: number;
  readonly height: number;
  readonly type: 'image/jpeg' | 'image/webp';
  /** How much detail is kept, from 0 to 1. */
  readonly quality: number;
};

/** Draws a picture again in another size. Nothing but the picture is left of the file. Null if the browser can’t. */
export function drawPicture(bitmap: ImageBitmap, { width, height, type, quality }: Drawn): Promise<Blob | null> {
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
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
