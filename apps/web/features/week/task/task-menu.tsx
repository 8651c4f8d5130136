import Ban from 'lucide-react/icons/ban';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import SkipForward from 'lucide-react/icons/skip-forward';
import Sun from 'lucide-react/icons/sun';
import Trash2 from 'lucide-react/icons/trash-2';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/use-auth.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { LazyMenu } from '../../../ui/controls/lazy-menu.tsx';
import type { MenuAction } from '../../../ui/controls/menu.tsx';
import type { TaskActions } from '../data/use-task-actions.ts';
import { isLocal } from '../model/new-task.ts';
import { movesFor } from '../model/task-moves.ts';
import type { Task } from '../model/week.ts';

export function TaskMenu({ task, today, actions }: { task: Task; today: string; actions: TaskActions }) {
  const { assistant, isPremium } = useUser();
  const navigate = useNavigate();
  const moves = movesFor(task, today).map(
    ({ label, date }): MenuAction => ({
      label,
      icon: date === today ? <Sun size={18} aria-hidden="true" /> : <CalendarPlus size={18} aria-hidden="true" />,
      onSelect: () => actions.move(task, date),
    }),
  );
  const chooseDay: MenuAction = {
    label: 'Choose a day…',
    icon: <CalendarDays size={18} aria-hidden="true" />,
    onSelect: () => actions.chooseDay(task),
  };
  const doneEarlier: MenuAction = {
    label: 'Done earlier…',
    icon: <CalendarCheck size={18} aria-hidden="true" />,
    onSelect: () => actions.chooseDayDone(task),
  };
  const skip: MenuAction = {
    label: 'Skip this time',
    icon: <SkipForward size={18} aria-hidden="true" />,
    onSelect: () => actions.skip(task),
  };
  const exclude: MenuAction = {
    label: 'Not in my home',
    icon: <Ban size={18} aria-hidden="true" />,
    onSelect: () => actions.exclude(task),
  };
  const addDetails: MenuAction = {
    label: 'Add a note or cost…',
    icon: <NotebookPen size={18} aria-hidden="true" />,
    onSelect: () => actions.addDetails(task),
  };
  const ask: MenuAction = {
    label: 'Ask about this',
    icon: <MessageCircleQuestionMark size={18} aria-hidden="true" />,
    onSelect: () => void navigate(paths.askAbout(task.id), { state: { about: task.title } }),
  };
  // The assistant knows the catalogue's tasks only.
  const asks = assistant && isPremium && task.guide ? [ask] : [];
  const remove: MenuAction = {
    label: 'Delete',
    tone: 'danger',
    icon: <Trash2 size={18} aria-hidden="true" />,
    onSelect: () => actions.confirmDelete(task),
  };
  return (
    <LazyMenu
      trigger={
        <IconButton label={`More for ${task.title}`} disabled={actions.locked || isLocal(task)}>
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
      items={
        task.completed
          ? [addDetails, ...asks, 'separator', remove]
          : [
              ...moves,
              chooseDay,
              doneEarlier,
              ...asks,
              'separator',
              ...(task.isUserCreated ? [] : [skip, exclude]),
              remove,
            ]
      }
    />
  );
}
