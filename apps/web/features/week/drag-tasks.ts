import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { Task } from './model/week.ts';

/**
 * Lets these tasks be dragged to the days within the root: rows carry `data-task`, days that take tasks `data-day`. The
 * row that is dragged and the day under it are marked for the styles. Returns a function that stops it.
 */
export function dragTasks(
  root: HTMLElement,
  tasks: readonly Task[],
  onMove: (task: Task, date: IsoDate) => void,
): () => void {
  const parts = new Map<HTMLElement, () => void>();
  const add = (element: HTMLElement, make: () => () => void) => {
    if (!parts.has(element)) parts.set(element, make());
  };
  /** Rows and days that are unfolded appear later, so they are prepared when the pointer reaches a row. */
  const prepare = (row: HTMLElement | null) => {
    const task = row && tasks.find(({ id }) => id === row.dataset.task);
    if (!row || !task) return;
    add(row, () => makeDraggable(row, task));
    for (const day of root.querySelectorAll<HTMLElement>('[data-day]')) {
      add(day, () =>
        makeTarget(day, (id) => {
          const dropped = tasks.find((each) => each.id === id);
          if (dropped) onMove(dropped, day.dataset.day ?? '');
        }),
      );
    }
  };
  const onPointerOver = ({ target }: PointerEvent) => {
    if (target instanceof Element) prepare(target.closest<HTMLElement>('li[data-task]'));
  };
  root.addEventListener('pointerover', onPointerOver);
  // The pointer may have been there before.
  prepare(root.querySelector('li[data-task]:hover'));
  return () => {
    root.removeEventListener('pointerover', onPointerOver);
    for (const stop of parts.values()) stop();
  };
}

const makeDraggable = (element: HTMLElement, { id, scheduledAt }: Task) =>
  draggable({
    element,
    getInitialData: () => ({ id, scheduledAt }),
    onDragStart: () => element.setAttribute('data-dragging', ''),
    onDrop: () => element.removeAttribute('data-dragging'),
  });

const makeTarget = (element: HTMLElement, onDrop: (id: unknown) => void) => {
  const unmark = () => element.removeAttribute('data-over');
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => element.dataset.day !== undefined && source.data.scheduledAt !== element.dataset.day,
    onDragEnter: () => element.setAttribute('data-over', ''),
    onDragLeave: unmark,
    onDrop: ({ source }) => {
      unmark();
      onDrop(source.data.id);
    },
  });
};
