import Ban from 'lucide-react/icons/ban';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import SkipForward from 'lucide-react/icons/skip-forward';
import Sun from 'lucide-react/icons/sun';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/use-auth.ts';
import { Menu, type MenuAction } from '../../../ui/controls/menu.tsx';
import type { TaskActions } from '../data/use-task-actions.ts';
import { movesFor } from '../model/task-moves.ts';
import type { Task } from '../model/week.ts';

export type OpenTaskMenuProps = { trigger: ReactElement; task: Task; today: string; actions: TaskActions };

/** The menu of a task, open. */
export function OpenTaskMenu({ trigger, task, today, actions }: OpenTaskMenuProps) {
  return <Menu trigger={trigger} items={itemsFor(task, today, actions, useAsk(task))} defaultOpen />;
}

/** Asks the assistant, which knows the catalogue's tasks only. Nothing for users who can't. */
function useAsk({ id, title, guide }: Task): readonly MenuAction[] {
  const { assistant, isPremium } = useUser();
  const navigate = useNavigate();
  if (!assistant || !isPremium || !guide) return [];
  return [
    {
      label: 'Ask about this',
      icon: <MessageCircleQuestionMark size={18} aria-hidden="true" />,
      onSelect: () => void navigate(paths.askAbout(id), { state: { about: title } }),
    },
  ];
}

function itemsFor(
  task: Task,
  today: string,
  actions: TaskActions,
  ask: readonly MenuAction[],
): readonly (MenuAction | 'separator')[] {
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
  const remove: MenuAction = {
    label: 'Delete',
    tone: 'danger',
    icon: <Trash2 size={18} aria-hidden="true" />,
    onSelect: () => actions.confirmDelete(task),
  };
  if (task.completed) return [addDetails, ...ask, 'separator', remove];
  const planned = task.isUserCreated ? [] : [skip, exclude];
  return [...moves, chooseDay, doneEarlier, ...ask, 'separator', ...planned, remove];
}
