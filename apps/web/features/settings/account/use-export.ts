import { useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { saveFile } from '../../../household/save-file.ts';

export const exportFile = 'upkept-data.json';

type State = { readonly name: 'idle' | 'busy' | 'done' } | { readonly name: 'failed'; readonly message: string };

/** Downloads all data stored about the user. The request needs the session token, so a plain link isn't possible. */
export function useExport() {
  const [state, setState] = useState<State>({ name: 'idle' });
  const start = async () => {
    setState({ name: 'busy' });
    try {
      const content = JSON.stringify(await call('exportAccount'), undefined, 2);
      saveFile(exportFile, `${content}\n`, 'application/json');
      setState({ name: 'done' });
    } catch (error) {
      setState({ name: 'failed', message: messageOf(error) });
    }
  };
  return { state, start };
}
