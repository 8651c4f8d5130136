import { type AnalyticsEvent, type AnalyticsEvents, track } from './track.ts';

/** Returns the attribute of a link whose clicks are tracked. */
export const tracked = <Name extends AnalyticsEvent>(name: Name, parameters: AnalyticsEvents[Name]) => ({
  'data-track': JSON.stringify([name, parameters]),
});

/** Tracks the clicks on such links. */
export function trackClicks(signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-track]') : null;
    if (link) track(...(JSON.parse(link.dataset.track ?? '') as Parameters<typeof track>));
  };
  document.addEventListener('click', onClick, { signal });
}
