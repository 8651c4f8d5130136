import { IconButton } from '#apps/ui/controls/button.tsx';
import { LazyTrigger } from '#apps/ui/controls/lazy-trigger.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { week } from '#words/app/week/week.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { Icon } from '../icon.tsx';
import type { Task } from '../model/week.ts';
import type { OpenTaskMenuProps } from './open-task-menu.tsx';

/** Its entries and their icons load with the first menu that is reached. */
const OpenTaskMenu = lazyComponent<'OpenTaskMenu', OpenTaskMenuProps>(
  'OpenTaskMenu',
  () => import('./open-task-menu.tsx'),
);

export function TaskMenu({ task, today, actions }: { task: Task; today: string; actions: TaskActions }) {
  const trigger = (
    <IconButton label={week.moreFor(task.fullTitle)} disabled={actions.isPlaceholder}>
      <Icon of="dots" size={20} />
    </IconButton>
  );
  return (
    <LazyTrigger trigger={trigger} preload={OpenTaskMenu.preload}>
      <OpenTaskMenu trigger={trigger} task={task} today={today} actions={actions} />
    </LazyTrigger>
  );
}
