import { Suspense, useState } from 'react';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { useIsShown } from '#apps/ui/loading/use-is-shown.ts';
import type { LaterCardsProps } from './later-cards.tsx';
import { ProfileCard } from './profile-card.tsx';

const LaterCards = lazyComponent<'LaterCards', LaterCardsProps>('LaterCards', () => import('./later-cards.tsx'));

export function AccountTab() {
  const isShown = useIsShown();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <ProfileCard />
      <Suspense>{isShown && <LaterCards deleting={deleting} onDelete={setDeleting} />}</Suspense>
    </>
  );
}
