import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { useUser } from '../../../session/use-auth.ts';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { RhythmCard } from './rhythm-card.tsx';

const HomeCard = lazyComponent('HomeCard', () => import('./home-card.tsx'));
const AssistantCard = lazyComponent('AssistantCard', () => import('./assistant-card.tsx'));
const PauseCard = lazyComponent('PauseCard', () => import('./pause/pause-card.tsx'));
const AboutHomeCard = lazyComponent('AboutHomeCard', () => import('./about-home/about-home-card.tsx'));

/** The scripts of the later cards load once the first card can be used. Together they would be over the tab's budget. */
export function PreferencesTab() {
  const { assistant } = useUser();
  const [isUsable, setIsUsable] = useState(false);
  useEffect(() => setIsUsable(true), []);
  return (
    <>
      <RhythmCard />
      {isUsable ? (
        <>
          {assistant && (
            <Suspense fallback={<TabSkeleton />}>
              <AssistantCard />
            </Suspense>
          )}
          <Suspense fallback={<TabSkeleton />}>
            <PauseCard />
          </Suspense>
          <Suspense fallback={<TabSkeleton />}>
            <HomeCard />
          </Suspense>
          <Suspense fallback={<TabSkeleton />}>
            <AboutHomeCard />
          </Suspense>
        </>
      ) : (
        <TabSkeleton />
      )}
    </>
  );
}
