import { type ComponentProps, Suspense, useState } from 'react';
import { lazyComponent } from '../loading/lazy-component.ts';
import { usePreloadWhenIdle } from '../loading/use-preload-when-idle.ts';

const LoadedDialog = lazyComponent('ConfirmDialog', () => import('./confirm-dialog.tsx'));

type LazyConfirmDialogProps = ComponentProps<typeof LoadedDialog> & {
  /** Whether the page already shows the control that opens the dialog. Only then is the dialog's script preloaded. */
  canOpen?: boolean;
};

/** A dialog whose script loads after the page, or when the dialog first opens. */
export function LazyConfirmDialog({ canOpen = true, ...props }: LazyConfirmDialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  usePreloadWhenIdle(LoadedDialog.preload, canOpen);
  return (
    wasOpen && (
      <Suspense>
        <LoadedDialog {...props} />
      </Suspense>
    )
  );
}
