import { useQueryClient } from '@tanstack/react-query';
import type { LucideProps } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarMinus from 'lucide-react/icons/calendar-minus';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarPlus2 from 'lucide-react/icons/calendar-plus-2';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Sun from 'lucide-react/icons/sun';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentType, ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { Menu, type MenuAction } from '#apps/ui/controls/menu.tsx';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { paths } from '#apps/ui/paths.ts';
import { tickedOf } from '#core/domain/care/ticked.ts';
import { buttons } from '#words/app/buttons.ts';
import { ticking } from '#words/app/ticking.ts';
import { rest } from '#words/app/week/rest.ts';
import { week } from '#words/app/week/week.ts';
import { connection } from '#words/connection.ts';
import { fileActions } from '../../../household/files/file-actions.tsx';
import { useUser } from '../../../session/use-auth.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { movesFor } from '../model/task-moves.ts';
import { type Task, tickLabel } from '../model/week.ts';

const { menu } = rest;

export type OpenTaskMenuProps = { trigger: ReactElement; task: Task; today: string; actions: TaskActions };

type Row = readonly [when: boolean, label: string, icon: ComponentType<LucideProps>, action: () => void];

/** The menu of a task, open. */
export function OpenTaskMenu({ trigger, task, today, actions }: OpenTaskMenuProps) {
  return (
    <Menu trigger={trigger} items={itemsFor(task, today, actions, useAsk(task), useSayRhythm(task))} defaultOpen />
  );
}

/** Asks the assistant, which knows the catalogue's tasks only. Undefined for users who can't. */
function useAsk({ id, fullTitle, guide }: Task): (() => void) | undefined {
  const { assistant, isPremium } = useUser();
  const navigate = useNavigate();
  if (!assistant || !isPremium || !guide) return undefined;
  return () => void navigate(paths.askAbout(id), { state: { about: fullTitle } });
}

/** Its script loads when it is pressed, which is rare. */
function useSayRhythm({ turnOf }: Task) {
  const client = useQueryClient();
  return (kind: 'too-often' | 'too-seldom') => {
    if (turnOf === undefined) return;
    void import('../../../household/rhythms/change-rhythm.ts').then(
      ({ sayRhythm }) => sayRhythm(client, turnOf, kind),
      () => showToast(connection.unreached, { tone: 'error' }),
    );
  };
}

function itemsFor(
  task: Task,
  today: string,
  actions: TaskActions,
  ask: (() => void) | undefined,
  sayRhythm: ReturnType<typeof useSayRhythm>,
): readonly (MenuAction | 'separator')[] {
  const { completed: isDone, isUserCreated: isOwn, guide } = task;
  const isOpen = !isDone;
  const learns = task.learns === true;
  // While a week loads, the menu can't be opened: then only a connection can be missing.
  const isOnline = !actions.isOffline;
  const isForOthers = guide?.professional === true;
  const isShared = actions.viewer.people.length > 1;
  const moves = movesFor(task, today).map(
    ({ label, date }): Row => [isOpen, label, date === today ? Sun : CalendarPlus, () => actions.move(task, date)],
  );
  const rows: readonly (Row | readonly MenuAction[] | 'separator')[] = [
    [isOpen, tickLabel(task), CircleCheck, () => actions.toggle(task)],
    [isDone, week.incomplete, Circle, () => actions.toggle(task)],
    [isDone, isOnline ? menu.addDetails : menu.addNote, NotebookPen, () => actions.addDetails(task)],
    isDone ? fileActions((fromCamera) => actions.addFiles(task, fromCamera)) : 'separator',
    ...moves,
    [isOpen, menu.chooseDay, CalendarDays, () => actions.chooseDay(task)],
    [isOpen && isShared && isOnline, menu.assign, UserRound, () => actions.chooseDoer(task)],
    [isOpen && isForOthers && isOnline, menu.share, Send, () => actions.share(task)],
    [isOpen, ticking.earlier[tickedOf(guide)], CalendarCheck, () => actions.chooseDayDone(task)],
    [ask !== undefined && isOnline, menu.ask, MessageCircleQuestionMark, () => ask?.()],
    'separator',
    [isOpen && isOwn && isOnline, menu.edit, Pencil, () => actions.edit(task)],
    [isOpen && learns && isOnline, menu.tooOften, CalendarMinus, () => sayRhythm('too-often')],
    [isOpen && learns && isOnline, menu.tooSeldom, CalendarPlus2, () => sayRhythm('too-seldom')],
    [isOpen && !isOwn && isOnline, menu.exclude, Ban, () => actions.exclude(task)],
  ];
  const remove: MenuAction = { ...actionOf(buttons.delete, Trash2, () => actions.confirmDelete(task)), tone: 'danger' };
  return [...rows.flatMap(itemsOf), remove];
}

function itemsOf(row: Row | readonly MenuAction[] | 'separator'): readonly (MenuAction | 'separator')[] {
  if (row === 'separator') return [row];
  if (!isRow(row)) return row;
  const [when, label, icon, action] = row;
  return when ? [actionOf(label, icon, action)] : [];
}

const isRow = (row: Row | readonly MenuAction[]): row is Row => typeof row[0] === 'boolean';

function actionOf(label: string, Icon: ComponentType<LucideProps>, onSelect: () => void): MenuAction {
  return { label, icon: <Icon size={18} aria-hidden="true" />, onSelect };
}
