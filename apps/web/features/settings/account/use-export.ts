import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { loadFile } from '../../../household/files/load-file.ts';
import { saveFile } from '../../../household/save-file.ts';

type State = { readonly name: 'idle' | 'busy' | 'done' } | { readonly name: 'failed'; readonly message: string };
type Export = { readonly file: string; readonly type: string; readonly load: () => Promise<BlobPart> };

export const exports = {
  data: {
    file: 'upkept-data.json',
    type: 'application/json',
    load: async () => `${JSON.stringify(await call('exportAccount'), undefined, 2)}\n`,
  },
  files: { file: 'upkept-files.zip', type: 'application/zip', load: () => loadFile('exportFiles') },
} as const satisfies Readonly<Record<string, Export>>;

/** Downloads an export. The request needs the session token, so a plain link isn't possible. */
export function useExport({ file, type, load }: Export) {
  const [state, setState] = useState<State>({ name: 'idle' });
  const start = async () => {
    setState({ name: 'busy' });
    try {
      saveFile(file, await load(), type);
      setState({ name: 'done' });
    } catch (error) {
      setState({ name: 'failed', message: messageOf(error) });
    }
  };
  return { state, start };
}
