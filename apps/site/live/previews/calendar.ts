import { track } from '#apps/ui/analytics/track.ts';
import { copyOf } from '../templates.ts';

/** The event opens and closes the list of its tasks. */
export function runCalendarPreview(signal: AbortSignal): void {
  const event = document.querySelector('[data-preview="calendar"]');
  if (!event) return;
  const isOpen = () => event.ariaExpanded === 'true';
  const show = (open: boolean) => {
    event.ariaExpanded = String(open);
    if (open) event.setAttribute('aria-controls', 'preview-event');
    else event.removeAttribute('aria-controls');
    document.getElementById('preview-event')?.remove();
    if (open) event.after(copyOf('[data-preview="event"]') ?? '');
  };
  const toggle = () => {
    show(!isOpen());
    track('home_feature_preview_click', { feature: 'calendar', action: isOpen() ? 'open' : 'close' });
  };
  event.addEventListener('click', toggle, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && isOpen() && show(false), { signal });
}
