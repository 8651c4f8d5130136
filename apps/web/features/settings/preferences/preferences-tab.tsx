import { AboutHomeCard } from './about-home/about-home-card.tsx';
import { HomeCard } from './home-card.tsx';
import { RhythmCard } from './rhythm-card.tsx';

export function PreferencesTab() {
  return (
    <>
      <RhythmCard />
      <HomeCard />
      <AboutHomeCard />
    </>
  );
}
