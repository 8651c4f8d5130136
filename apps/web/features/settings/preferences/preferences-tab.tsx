import { ExcludedTasksCard } from './excluded-tasks-card.tsx';
import { HomeCard } from './home-card.tsx';
import { RhythmCard } from './rhythm-card.tsx';

export function PreferencesTab() {
  return (
    <>
      <RhythmCard />
      <HomeCard />
      <ExcludedTasksCard />
    </>
  );
}
