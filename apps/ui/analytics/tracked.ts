import { type AnalyticsEvent, type AnalyticsEvents, track } from './track.ts';

type TextOf<Name extends AnalyticsEvent> = Name extends `${string}_cta_click` ? 'cta_text' : 'link_text';
/** What the clicked link itself says. */
type Said<Name extends AnalyticsEvent> = Record<TextOf<Name> | 'link_url', string>;
type LinkEvent = {
  [Name in AnalyticsEvent]: AnalyticsEvents[Name] extends Said<Name> ? Name : never;
}[AnalyticsEvent];
/** The other parameters, and what is to be sent instead of the link's own text and address. */
type Rest<Name extends LinkEvent> = Omit<AnalyticsEvents[Name], keyof Said<Name>> & Partial<Said<Name>>;

/** Returns the attribute of a link, or of what contains only links, whose clicks are tracked. */
export const tracked = <Name extends LinkEvent>(name: Name, rest: Rest<Name>) => ({
  'data-track': JSON.stringify([name, rest]),
});

/** Tracks the clicks on such links. Their text comes last, after any picture. */
export function trackClicks(signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const mark = link?.closest<HTMLElement>('[data-track]')?.dataset.track;
    if (!link || !mark) return;
    const [name, rest] = JSON.parse(mark) as [LinkEvent, object];
    const text: TextOf<LinkEvent> = name.endsWith('_cta_click') ? 'cta_text' : 'link_text';
    const said = { [text]: link.lastChild?.textContent, link_url: link.getAttribute('href') };
    track(name, { ...said, ...rest } as AnalyticsEvents[LinkEvent]);
  };
  document.addEventListener('click', onClick, { signal });
}
