import { Suspense } from 'react';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { RhythmCard } from './rhythm-card.tsx';

/** Everything that a home can have would put the tab's script over its budget. */
const HomeCard = lazyComponent('HomeCard', () => import('./home-card.tsx'));
/** The last card, which waits for data anyway. */
const AboutHomeCard = lazyComponent('AboutHomeCard', () => import('./about-home/about-home-card.tsx'));

export function PreferencesTab() {
  return (
    <>
      <RhythmCard />
      <Suspense fallback={<TabSkeleton />}>
        <HomeCard />
      </Suspense>
      <Suspense fallback={<TabSkeleton />}>
        <AboutHomeCard />
      </Suspense>
    </>
  );
}
