import { DataCard } from './data-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function AccountTab() {
  return (
    <>
      <ProfileCard />
      <PlanCard />
      <SessionsCard />
      <DataCard />
    </>
  );
}
