import { useState } from 'react';
import type { Asked } from './week-dialogs.tsx';

/** The open dialog. The last one is kept while it fades out. */
export function useAsked() {
  const [state, setState] = useState<{ asked?: Asked; isOpen: boolean }>({ isOpen: false });
  return {
    ...state,
    ask: (asked: Asked) => setState({ asked, isOpen: true }),
    close: () => setState(({ asked }) => ({ ...(asked && { asked }), isOpen: false })),
  };
}
