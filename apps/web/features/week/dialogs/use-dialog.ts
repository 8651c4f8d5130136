import { useState } from 'react';
import type { WeekDialog } from './week-dialogs.tsx';

/** The open dialog. The last one is kept while it fades out. */
export function useDialog() {
  const [state, setState] = useState<{ dialog?: WeekDialog; isOpen: boolean }>({ isOpen: false });
  return {
    ...state,
    openDialog: (dialog: WeekDialog) => setState({ dialog, isOpen: true }),
    close: () => setState(({ dialog }) => ({ ...(dialog && { dialog }), isOpen: false })),
  };
}
