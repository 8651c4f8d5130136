import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { IsoDate } from '#core/domain/dates.ts';
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
  const days = [...root.querySelectorAll<HTMLElement>('[data-day]')].map((element) => {
    const date = element.dataset.day ?? '';
    return makeTarget(element, date, (id) => {
      const task = tasks.find((each) => each.id === id);
      if (task) onMove(task, date);
    });
  });
  return combine(...days, dragRowsUnderPointer(root, tasks));
}

/** A row becomes draggable when the pointer reaches it, because folded rows appear later. */
function dragRowsUnderPointer(root: HTMLElement, tasks: readonly Task[]): () => void {
  const rows = new Map<HTMLElement, () => void>();
  const prepare = (row: HTMLElement | null) => {
    const task = row && tasks.find(({ id }) => id === row.dataset.task);
    if (row && task && !rows.has(row)) rows.set(row, makeDraggable(row, task));
  };
  const onPointerOver = ({ target }: PointerEvent) => {
    if (target instanceof Element) prepare(target.closest<HTMLElement>('li[data-task]'));
  };
  root.addEventListener('pointerover', onPointerOver);
  // The pointer may have been there before.
  prepare(root.querySelector('li[data-task]:hover'));
  return () => {
    root.removeEventListener('pointerover', onPointerOver);
    for (const stop of rows.values()) stop();
  };
}

const makeDraggable = (element: HTMLElement, { id, scheduledAt }: Task) =>
  draggable({
    element,
    getInitialData: () => ({ id, scheduledAt }),
    onDragStart: () => element.setAttribute('data-dragging', ''),
    onDrop: () => element.removeAttribute('data-dragging'),
  });

const makeTarget = (element: HTMLElement, date: IsoDate, onDrop: (id: unknown) => void) => {
  const unmark = () => element.removeAttribute('data-over');
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.scheduledAt !== date,
    onDragEnter: () => element.setAttribute('data-over', ''),
    onDragLeave: unmark,
    onDrop: ({ source }) => {
      unmark();
      onDrop(source.data.id);
    },
  });
};
