import { messageOf } from '../../../../api/api-error.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { SettingsCard } from '../../settings-card.tsx';
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
      <Content {...useHome()} />
    </SettingsCard>
  );
}

function Content({ data, isPaused, isError, isFetching, error, refetch }: ReturnType<typeof useHome>) {
  if (data)
    return (
      <>
        <TraitList traits={data.traits} />
        <ExcludedTasks tasks={data.excluded} />
      </>
    );
  if (isPaused) return <Alert tone="info">Your answers load as soon as you are back online.</Alert>;
  if (!isError) return <Loading />;
  return (
    <Alert
      action={
        <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
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
