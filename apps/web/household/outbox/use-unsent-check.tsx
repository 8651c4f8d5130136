import { type ReactNode, type RefObject, Suspense, useState } from 'react';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { MissingPart } from '#apps/ui/loading/missing-part.tsx';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { ownerOf, readStoredOutbox } from '#apps/ui/session/local-records.ts';
import { useOwner, useUser } from '../../session/use-auth.ts';
import type { Outbox } from './outbox.ts';
import { useHasOutbox } from './outbox-storage.ts';
import type { UnsentDialogProps } from './unsent-dialog.tsx';

const UnsentDialog = lazyComponent<'UnsentDialog', UnsentDialogProps>(
  'UnsentDialog',
  () => import('./unsent-dialog.tsx'),
);
const loadSending = () => import('./send-rest.ts');
/** Offline, the scripts can't be loaded any more. */
export const preloadUnsentCheck = () => Promise.all([loadSending(), UnsentDialog.preload()]);

type Options = { readonly finalFocus?: RefObject<HTMLElement | null> };

/**
 * `check` first sends the changes that wait in the outbox. It then logs out, or asks if that would lose any. The scripts
 * load after the week, or once there is an outbox. The dialog must be on the page.
 */
export function useUnsentCheck(onLogOut: () => void, options: Options = {}): { check: () => void; dialog: ReactNode } {
  const { personId, homes } = useUser();
  const owner = useOwner();
  const others = homes.map(({ id }) => ownerOf({ id, personId })).filter((each) => each !== owner);
  const hasOutbox = useHasOutbox();
  const [rest, setRest] = useState<Outbox>();
  const [open, setOpen] = useState(false);
  /** Without its script, what logging out would lose can't be known. */
  const [isMissing, setIsMissing] = useState(false);
  usePreloadWhenIdle(preloadUnsentCheck, hasOutbox);

  const logOut = () => {
    setOpen(false);
    onLogOut();
  };
  const check = async () => {
    // What was done in other homes is sent only there.
    const isNeeded = hasOutbox || others.some((each) => readStoredOutbox(each) !== null);
    setIsMissing(false);
    if (!isNeeded) return logOut();
    const sending = await loadSending().catch(() => undefined);
    if (!sending) return setIsMissing(true);
    const unsent = await sending.sendRest(owner, others);
    if (!unsent) return logOut();
    setRest(unsent);
    setOpen(true);
  };
  return {
    check: () => void check(),
    dialog: isMissing ? (
      <MissingPart open onClose={() => setIsMissing(false)} />
    ) : (
      rest && (
        <Suspense>
          <UnsentDialog {...options} open={open} rest={rest} onStay={() => setOpen(false)} onLogOut={logOut} />
        </Suspense>
      )
    ),
  };
}
