import Ban from 'lucide-react/icons/ban';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import SkipForward from 'lucide-react/icons/skip-forward';
import Sun from 'lucide-react/icons/sun';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { Menu, type MenuAction } from '#apps/ui/controls/menu.tsx';
import { paths } from '#apps/ui/paths.ts';
import { buttons } from '#words/app/buttons.ts';
import { rest } from '#words/app/week/rest.ts';
import { week } from '#words/app/week/week.ts';
import { fileActions } from '../../../household/files/file-actions.tsx';
import { useUser } from '../../../session/use-auth.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { movesFor } from '../model/task-moves.ts';
import type { Task } from '../model/week.ts';

const { menu } = rest;

export type OpenTaskMenuProps = { trigger: ReactElement; task: Task; today: string; actions: TaskActions };

/** The menu of a task, open. */
export function OpenTaskMenu({ trigger, task, today, actions }: OpenTaskMenuProps) {
  return <Menu trigger={trigger} items={itemsFor(task, today, actions, useAsk(task))} defaultOpen />;
}

/** Asks the assistant, which knows the catalogue's tasks only. Nothing for users who can't. */
function useAsk({ id, fullTitle, guide }: Task): readonly MenuAction[] {
  const { assistant, isPremium } = useUser();
  const navigate = useNavigate();
  if (!assistant || !isPremium || !guide) return [];
  return [
    {
      label: menu.ask,
      icon: <MessageCircleQuestionMark size={18} aria-hidden="true" />,
      onSelect: () => void navigate(paths.askAbout(id), { state: { about: fullTitle } }),
    },
  ];
}

function itemsFor(
  task: Task,
  today: string,
  actions: TaskActions,
  ask: readonly MenuAction[],
): readonly (MenuAction | 'separator')[] {
  const toggle: MenuAction = {
    label: task.completed ? week.incomplete : week.complete,
    icon: task.completed ? <Circle size={18} aria-hidden="true" /> : <CircleCheck size={18} aria-hidden="true" />,
    onSelect: () => actions.toggle(task),
  };
  const moves = movesFor(task, today).map(
    ({ label, date }): MenuAction => ({
      label,
      icon: date === today ? <Sun size={18} aria-hidden="true" /> : <CalendarPlus size={18} aria-hidden="true" />,
      onSelect: () => actions.move(task, date),
    }),
  );
  const chooseDay: MenuAction = {
    label: menu.chooseDay,
    icon: <CalendarDays size={18} aria-hidden="true" />,
    onSelect: () => actions.chooseDay(task),
  };
  const doneEarlier: MenuAction = {
    label: menu.doneEarlier,
    icon: <CalendarCheck size={18} aria-hidden="true" />,
    onSelect: () => actions.chooseDayDone(task),
  };
  const assign: MenuAction = {
    label: menu.assign,
    icon: <UserRound size={18} aria-hidden="true" />,
    onSelect: () => actions.chooseDoer(task),
  };
  const isShared = actions.viewer.people.length > 1 && !actions.locked;
  const share: MenuAction = {
    label: menu.share,
    icon: <Send size={18} aria-hidden="true" />,
    onSelect: () => actions.share(task),
  };
  const isForOthers = task.guide?.professional === true && !actions.locked;
  const skip: MenuAction = {
    label: menu.skip,
    icon: <SkipForward size={18} aria-hidden="true" />,
    onSelect: () => actions.skip(task),
  };
  const exclude: MenuAction = {
    label: menu.exclude,
    icon: <Ban size={18} aria-hidden="true" />,
    onSelect: () => actions.exclude(task),
  };
  const edit: MenuAction = {
    label: menu.edit,
    icon: <Pencil size={18} aria-hidden="true" />,
    onSelect: () => actions.edit(task),
  };
  const addDetails: MenuAction = {
    label: actions.locked ? menu.addNote : menu.addDetails,
    icon: <NotebookPen size={18} aria-hidden="true" />,
    onSelect: () => actions.addDetails(task),
  };
  const remove: MenuAction = {
    label: buttons.delete,
    tone: 'danger',
    icon: <Trash2 size={18} aria-hidden="true" />,
    onSelect: () => actions.confirmDelete(task),
  };
  const ofFiles = fileActions((fromCamera) => actions.addFiles(task, fromCamera));
  if (task.completed) return [toggle, addDetails, ...ofFiles, ...(actions.locked ? [] : ask), 'separator', remove];
  const online = task.isUserCreated ? [edit] : [exclude];
  return [
    ...[
      toggle,
      'separator' as const,
      ...moves,
      chooseDay,
      ...(isShared ? [assign] : []),
      ...(isForOthers ? [share] : []),
      doneEarlier,
    ],
    ...(actions.locked ? [] : ask),
    ...['separator' as const, ...(task.isUserCreated ? [] : [skip])],
    // Offline, these can't wait for the server.
    ...(actions.locked ? [] : online),
    remove,
  ];
}
