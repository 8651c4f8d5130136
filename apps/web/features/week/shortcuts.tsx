import { type RefObject, useEffect, useRef } from 'react';
import { rememberPerson } from '#apps/ui/known-person.ts';
import { useUser } from '../../session/use-auth.ts';
import { areKeysOn, type ShortcutName, shortcutOf } from './model/shortcuts.ts';
import type { Task } from './model/week.ts';
import { useMeantVisit } from './use-meant-visit.ts';

type ShortcutActions = Readonly<Record<'toggle' | 'move', (task: Task) => void>> &
  Readonly<Record<'add' | 'today' | 'help', () => void>>;

export type ShortcutsProps = {
  board: RefObject<HTMLElement | null>;
  tasks: readonly Task[];
  /** No key works and nothing is asked, for example because a dialog is open. */
  isOff: boolean;
  on: ShortcutActions;
  /** Asks when they come, of the task that the address names; without it, what comes and when. */
  onAskVisit: (task: Task | undefined) => void;
};

/** Where letters are text, or choose from a list. */
const typing = 'input, select, textarea, [contenteditable], [role="menu"], [role="alertdialog"], [role="listbox"]';

/**
 * The week's keys, and the question that its address asks. The browser remembers whose week it is. A row has the focus when
 * its circle or anything else in it does.
 */
export function Shortcuts({ board, tasks, isOff, on, onAskVisit }: ShortcutsProps) {
  useMeantVisit(tasks, isOff ? undefined : onAskVisit);
  const { name, email } = useUser();
  useEffect(() => rememberPerson({ name, email }), [name, email]);
  const latest = useRef<(event: KeyboardEvent) => void>(() => {});
  latest.current = (event) => {
    const { target } = event;
    if (isOff || (target instanceof Element && target.closest(typing))) return;
    const name = shortcutOf(event);
    // The sheet must stay reachable, so that the keys can be turned on again.
    if (!name || (name !== 'help' && !areKeysOn())) return;
    event.preventDefault();
    run(name);
  };

  const run = (name: ShortcutName) => {
    const rows = [...(board.current?.querySelectorAll<HTMLElement>('li[data-task]') ?? [])];
    const current = document.activeElement?.closest<HTMLElement>('li[data-task]');
    const task = tasks.find(({ id }) => id === current?.dataset.task);
    if (name === 'next' || name === 'previous') {
      const place = current ? rows.indexOf(current) + (name === 'next' ? 1 : -1) : 0;
      const row = rows[Math.max(0, Math.min(rows.length - 1, place))];
      row?.querySelector('button')?.focus();
      row?.scrollIntoView({ block: 'nearest' });
    } else if (name === 'toggle' || name === 'move') {
      if (task && !(name === 'move' && task.completed)) on[name](task);
    } else on[name]();
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}
