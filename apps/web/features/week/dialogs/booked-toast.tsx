import { useEffect } from 'react';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { ticking } from '#words/app/ticking.ts';
import { week } from '#words/app/week/week.ts';
import type { Task } from '../model/week.ts';

type BookedToastProps = {
  open: boolean;
  task: Task;
  /** What was done, if it was on an earlier day. */
  said?: string | undefined;
  onShown: () => void;
  onAsk: (task: Task) => void;
};

/** Says once that a visit is booked, and asks when they come. It is no dialog, but loads with these. */
export function BookedToast({ open, task, said = week.tick.visit, onShown, onAsk }: BookedToastProps) {
  useEffect(() => {
    if (!open) return;
    showToast(said, {
      description: task.fullTitle,
      action: { label: ticking.whenTheyCome, onClick: () => onAsk(task) },
    });
    onShown();
  });
  return null;
}
