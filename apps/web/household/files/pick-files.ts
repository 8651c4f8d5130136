import { storedTypes } from '#core/domain/files/stored-file.ts';

/** Photos of phones are made into WebP where the browser can read them. */
const accepted = [...storedTypes, 'image/heic', 'image/heif', '.heic', '.heif'].join(',');

/** Opens the camera of a phone, or lets the user choose files. Returns none if the user cancels. */
export function pickFiles({ fromCamera }: { readonly fromCamera: boolean }): Promise<readonly File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = fromCamera ? 'image/*' : accepted;
  input.multiple = !fromCamera;
  if (fromCamera) input.setAttribute('capture', 'environment');
  input.hidden = true;
  // Safari forgets a picker that is in no document.
  document.body.append(input);
  return new Promise((resolve) => {
    const finish = () => {
      resolve([...(input.files ?? [])]);
      input.remove();
    };
    input.addEventListener('change', finish);
    input.addEventListener('cancel', finish);
    input.click();
  });
}
