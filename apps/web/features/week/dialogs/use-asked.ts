import { useState } from 'react';
import type { Asked } from './week-dialogs.tsx';

/** Which question is open. The last one is kept while its dialog fades out. */
export function useAsked() {
  const [state, setState] = useState<{ asked?: Asked; isOpen: boolean }>({ isOpen: false });
  return {
    ...state,
    ask: (asked: Asked) => setState({ asked, isOpen: true }),
    close: () => setState(({ asked }) => ({ ...(asked && { asked }), isOpen: false })),
  };
}
