import { useState } from 'react';
import { DataCard } from './data-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SummaryCard } from './summary/summary-card.tsx';
import { useFreshPlan } from './use-fresh-plan.ts';

export function AccountTab() {
  const [deleting, setDeleting] = useState(false);
  // Pauses during deletion: refreshing a deleted account would show that the session has ended.
  useFreshPlan({ paused: deleting });
  return (
    <>
      <ProfileCard />
      <SummaryCard />
      <PlanCard />
      <SessionsCard />
      <DataCard deleting={deleting} onDelete={setDeleting} />
    </>
  );
}
