import { useEffect } from 'react';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import { rest } from '#words/app/week/rest.ts';
import { week } from '#words/app/week/week.ts';
import type { Task } from '../model/week.ts';

type BookedToastProps = { open: boolean; task: Task; onShown: () => void; onAsk: (task: Task) => void };

/** Says once that a visit is booked, and asks when they come. It is no dialog, but loads with these. */
export function BookedToast({ open, task, onShown, onAsk }: BookedToastProps) {
  useEffect(() => {
    if (!open) return;
    showToast(week.booked, {
      description: task.fullTitle,
      action: { label: rest.visit.title, onClick: () => onAsk(task) },
    });
    onShown();
  });
  return null;
}
