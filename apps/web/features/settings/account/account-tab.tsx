import { useState } from 'react';
import { DataCard } from './data-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { useFreshPlan } from './use-fresh-plan.ts';

export function AccountTab() {
  const [deleting, setDeleting] = useState(false);
  // An account that is about to go is not asked after: that it is gone would be told as a session that has ended.
  useFreshPlan({ paused: deleting });
  return (
    <>
      <ProfileCard />
      <PlanCard />
      <SessionsCard />
      <DataCard deleting={deleting} onDelete={setDeleting} />
    </>
  );
}
