import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { preferences as words } from '#words/app/preferences.ts';
import { Waits } from '../../../household/waits.tsx';
import { useHome } from './about-home/use-home.ts';

/** Whether what the home needs fits into the number of tasks a week, and what waits if it doesn't. */
export function Capacity() {
  const { data, isLoading } = useHome();
  if (isLoading) return <Skeleton width="80%" height="1.25rem" />;
  if (!data) return null;
  if (data.waits) return <Waits waits={data.waits} waiting={data.waiting} />;
  return <Muted as="p">{words.fits(data.demandTasks)}</Muted>;
}
