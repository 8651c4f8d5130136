import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';

export const exportFile = 'upkept-data.json';

type State = { readonly name: 'idle' | 'busy' | 'done' } | { readonly name: 'failed'; readonly message: string };

/** Gives the browser time to read the file before its URL is revoked. */
const keptForMs = 60_000;

function download(content: unknown) {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content, undefined, 2), '\n'], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = exportFile;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}

/** Downloads all data stored about the user. The request needs the session token, so a plain link isn't possible. */
export function useExport() {
  const [state, setState] = useState<State>({ name: 'idle' });
  const start = async () => {
    setState({ name: 'busy' });
    try {
      download(await call('exportHousehold'));
      setState({ name: 'done' });
    } catch (error) {
      setState({ name: 'failed', message: messageOf(error) });
    }
  };
  return { state, start };
}
