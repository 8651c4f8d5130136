import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { Loaded } from '../../../../api/loaded.tsx';
import { SettingsCard } from '../../settings-card.tsx';
import { Appliances } from './appliances.tsx';
import { ExcludedTasks } from './excluded-tasks.tsx';
import { TraitList } from './trait-list.tsx';
import { useHome } from './use-home.ts';

/** The facts about the home that decide which tasks apply, and the tasks that don't. */
export function AboutHomeCard() {
  return (
    <SettingsCard
      title="About your home"
      about="Your answers decide which tasks you get. Each change is saved at once, and open tasks are planned again."
    >
      <Loaded query={useHome()} what="your answers" skeleton={<Loading />}>
        {({ traits, excluded }) => (
          <>
            <TraitList traits={traits} />
            <Appliances />
            <ExcludedTasks tasks={excluded} />
          </>
        )}
      </Loaded>
    </SettingsCard>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      {['55%', '42%', '61%'].map((width) => (
        <div key={width}>
          <Skeleton width={width} height="1.25rem" />
          <Skeleton height="2.75rem" />
        </div>
      ))}
    </>
  );
}
