import { Suspense } from 'react';
import { lazyComponent } from '../../../loading/lazy-component.ts';
import { TabSkeleton } from '../tab-skeleton.tsx';
import { HomeCard } from './home-card.tsx';
import { RhythmCard } from './rhythm-card.tsx';

/** The last card, which waits for data anyway. */
const AboutHomeCard = lazyComponent('AboutHomeCard', () => import('./about-home/about-home-card.tsx'));

export function PreferencesTab() {
  return (
    <>
      <RhythmCard />
      <HomeCard />
      <Suspense fallback={<TabSkeleton />}>
        <AboutHomeCard />
      </Suspense>
    </>
  );
}
