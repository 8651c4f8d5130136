import { track } from '#apps/ui/analytics/track.ts';
import { celebrate } from '#apps/ui/celebration/celebrate.ts';
import { progress as words } from '#words/progress.ts';
import { sampleTasks } from '../../pages/home/previews/sample-home.ts';

const confettiMs = 3000;

/** Tasks can be ticked, and open again. Confetti falls when all are done. */
export function runTaskPreview(signal: AbortSignal): void {
  const card = document.querySelector('[data-preview="tasks"]');
  const status = card?.querySelector('[role="status"]');
  if (!card || !status) return;
  let stop = () => {};
  const toggle = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const buttons = [...card.querySelectorAll('button')];
    const wasDone = button.ariaPressed === 'true';
    button.ariaPressed = String(!wasDone);
    const done = buttons.filter(({ ariaPressed }) => ariaPressed === 'true').length;
    const isAllDone = done === buttons.length;
    status.toggleAttribute('data-all-done', isAllDone);
    status.textContent = isAllDone ? words.allDone : words.done(done, buttons.length);
    stop();
    stop = isAllDone ? celebrate(confettiMs) : () => {};
    track('home_feature_preview_click', {
      feature: 'task',
      action: wasDone ? 'uncomplete' : 'complete',
      task_name: sampleTasks[buttons.indexOf(button)]?.name ?? '',
    });
  };
  card.addEventListener('click', toggle, { signal });
  signal.addEventListener('abort', () => stop());
}
