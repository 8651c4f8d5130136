import { type RefObject, useEffect, useRef } from 'react';
import { whenIdle } from '#apps/ui/loading/when-idle.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { Task, Week } from './model/week.ts';

type Options = {
  board: RefObject<HTMLElement | null>;
  week: Week | undefined;
  disabled: boolean;
  onMove: (task: Task, date: IsoDate) => void;
};

/** With a mouse, open tasks can be dragged to another day; the picker of days does the same by keyboard. */
export function useDrag({ board, week, disabled, onMove }: Options) {
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => {
    const root = board.current;
    if (!root || !week || disabled || !matchMedia('(pointer: fine)').matches) return;
    let isGone = false;
    let stop = () => {};
    const tasks = [...week.tasks, ...week.overdue].filter((task) => !task.completed);
    whenIdle(() => {
      import('./drag-tasks.ts').then(
        ({ dragTasks }) => {
          if (!isGone) stop = dragTasks(root, tasks, (task, date) => move.current(task, date));
        },
        () => {
          // Without the script, tasks are moved by their menus.
        },
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [board, week, disabled]);
}
