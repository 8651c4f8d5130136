import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('./confirm-dialog.tsx');
const LoadedDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }));
const laterMs = 1_500;

/** Nobody is asked anything before the page is there, so the dialog's script comes a while after it, or when it opens. */
export function LazyConfirmDialog(props: ComponentProps<typeof LoadedDialog>) {
  const { open } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => {}), laterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  );
}
