import { useRef, useState } from 'react';
import { drawPicture } from '../../../household/files/draw-picture.ts';
import { isPicture, sizeToDraw, uploadProblem } from '../model/upload.ts';

type Chosen = { readonly file?: File; readonly refused?: { readonly name: string; readonly problem: string } };

/** The chosen file as it is sent, or why it can't be. A refused one stays until the user replaces or removes it. */
export function useFile() {
  const [chosen, setChosen] = useState<Chosen>({});
  const [isPreparing, setIsPreparing] = useState(false);
  const last = useRef<File>(undefined);
  const choose = async (picked: File | undefined) => {
    last.current = picked;
    setChosen({});
    setIsPreparing(picked !== undefined);
    if (!picked) return;
    const file = await prepareFile(picked);
    // Another one may have been chosen meanwhile.
    if (last.current !== picked) return;
    const problem = uploadProblem(file);
    setIsPreparing(false);
    setChosen(problem === undefined ? { file } : { refused: { name: picked.name, problem } });
  };
  return { ...chosen, isPreparing, choose };
}

/** How much of a JPEG's detail is kept, from 0 to 1. */
const quality = 0.85;

/** Returns the file as it is sent: a large photo smaller, and one of a phone's own format as a JPEG. */
async function prepareFile(file: File): Promise<File> {
  if (!isPicture(file)) return file;
  // A picture that the browser can't read stays as it is, and is judged by its type and size.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const size = sizeToDraw(file, bitmap);
  const drawn = size && (await drawPicture(bitmap, { ...size, type: 'image/jpeg', quality }));
  bitmap.close();
  return drawn ? new File([drawn], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: drawn.type }) : file;
}
