import { HomeCard } from './home-card.tsx';
import { RhythmCard } from './rhythm-card.tsx';

export function PreferencesTab() {
  return (
    <>
      <RhythmCard />
      <HomeCard />
    </>
  );
}
