import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../household/is-focus-lost.ts';

/** It waits at least so long, and so many frames, until the focus is lost: a slow device draws fewer in that time. */
const timeoutMs = 600;
const leastFrames = 36;

const rows = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-task]')];
const firstButton = (row: HTMLElement | undefined) => row?.querySelector('button') ?? undefined;

/**
 * When the focused row disappears or moves, moves the focus with it, or to the row that takes its place, or to the
 * heading, but never to the top of the page. Rows carry `data-task` with the task's id.
 */
export function useFocusKeeper(root: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  const order = useRef<readonly string[]>([]);
  const held = useRef<{ id: string; row: HTMLElement } | undefined>(undefined);

  useLayoutEffect(() => {
    const before = order.current;
    const now = root.current ? rows(root.current) : [];
    order.current = now.map((row) => row.dataset.task ?? '');
    const last = held.current;
    if (!last || last.row.isConnected) return;
    const place = Math.max(0, before.indexOf(last.id));
    held.current = undefined;
    return refocus(() => {
      const current = root.current ? rows(root.current) : [];
      const itself = current.find((row) => row.dataset.task === last.id);
      return firstButton(itself ?? current[Math.min(place, current.length - 1)]) ?? heading.current ?? undefined;
    });
  });

  useEffect(() => {
    const board = root.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-task]') : null;
      held.current = row?.dataset.task ? { id: row.dataset.task, row } : undefined;
    };
    board?.addEventListener('focusin', remember);
    return () => board?.removeEventListener('focusin', remember);
  }, [root]);

  /** Focuses a task after an action elsewhere, such as Undo in a toast that disappears. */
  return (id: string) =>
    refocus(() => {
      const row = root.current && rows(root.current).find(({ dataset }) => dataset.task === id);
      return row ? firstButton(row) : (heading.current ?? undefined);
    });
}

/**
 * Menus and dialogs return the focus late and to elements that are gone, so this waits until nothing is focused. A user
 * who presses something else meanwhile keeps the focus there.
 */
function refocus(find: () => HTMLElement | undefined) {
  const until = performance.now() + timeoutMs;
  let frames = 0;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  addEventListener('pointerdown', stop, { capture: true, signal: waiting.signal });
  const step = () => {
    if (waiting.signal.aborted) return;
    const isLost = isFocusLost();
    frames += 1;
    if (!isLost && (frames < leastFrames || performance.now() < until)) return requestAnimationFrame(step);
    stop();
    if (isLost) find()?.focus();
  };
  requestAnimationFrame(step);
}
