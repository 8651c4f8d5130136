import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { onConfirmationNeeded } from '#apps/ui/session/confirmation.ts';

const ConfirmationDialog = lazyComponent('ConfirmationDialog', () => import('./confirmation-dialog.tsx'));

type Answer = (isConfirmed: boolean) => void;

/** Asks the person to confirm that it's them whenever a call needs it, over whatever page they are on. */
export function Confirmation() {
  const [wasOpen, setWasOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(
    () =>
      onConfirmationNeeded(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setWasOpen(true);
        setAnswer(() => resolve);
        return promise;
      }),
    [],
  );
  const end: Answer = (isConfirmed) => {
    answer?.(isConfirmed);
    setAnswer(undefined);
  };
  return (
    wasOpen && (
      <Suspense>
        <ConfirmationDialog open={answer !== undefined} onEnd={end} />
      </Suspense>
    )
  );
}
