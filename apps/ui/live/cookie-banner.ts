import { cookies } from '#words/site/live/cookies.ts';
import { deleteAnalyticsCookies } from '../analytics/analytics-cookies.ts';
import { onConsentChange, readConsent, storeConsent } from '../analytics/consent.ts';
import buttons from '../controls/button.module.css';
import { joinClasses } from '../join-classes.ts';
import { paths } from '../paths.ts';
import { readToken } from '../session/token.ts';
import styles from '../shell/cookie-banner.module.css';

const buttonClass = joinClasses(buttons.button, buttons.ghost, buttons.small) ?? '';

const words = `
  <div class="${styles.words}">
    <p class="${styles.title}" id="cookie-banner-title">${cookies.title}</p>
    <p>
      <span class="${styles.atLength}">${cookies.long} </span>
      <span class="${styles.inBrief}">${cookies.brief} </span>
      <a href="${paths.privacy}"><span class="${styles.atLength}">${cookies.more}</span
        ><span class="${styles.inBrief}">${cookies.details}</span></a>
    </p>
  </div>
  <div class="${styles.choices}">
    <button type="button" class="${buttonClass}" value="false">${cookies.decline}</button>
    <button type="button" class="${buttonClass}" value="true">${cookies.accept}</button>
  </div>`;

/**
 * Asks for consent in the element with the id `cookies`, until a choice is stored. The page stays usable: the banner lies
 * over its end, or, with `inFlow`, is part of it.
 */
export function runCookieBanner(signal: AbortSignal, { inFlow = false } = {}): void {
  const place = document.getElementById('cookies');
  // Lets the end of the page, and what has the focus, scroll above the banner.
  const makeRoom = (height: string, padding: string) => {
    document.body.style.setProperty('--cookie-banner', height);
    document.documentElement.style.scrollPaddingBottom = padding;
    // Only for users: it has the whole page styled again.
    if (readToken() !== undefined)
      document.documentElement.style.setProperty('--cookie-line', height && `calc(${height} + 0.75rem)`);
  };
  const watch = new ResizeObserver(([entry]) => {
    const height = `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`;
    makeRoom(height, `calc(${height} + 1.5rem + var(--bar, 0px))`);
  });
  const hide = () => {
    watch.disconnect();
    makeRoom('', '');
    place?.replaceChildren();
  };
  const show = () => {
    if (readConsent() !== undefined) return hide();
    if (place?.firstChild) return;
    const banner = document.createElement('section');
    banner.className =
      joinClasses(styles.banner, inFlow && styles.inFlow, readToken() !== undefined && styles.short) ?? '';
    banner.tabIndex = -1;
    banner.setAttribute('aria-labelledby', 'cookie-banner-title');
    banner.innerHTML = words;
    place?.append(banner);
    if (!inFlow) watch.observe(banner);
  };
  const choose = (accepted: boolean) => {
    storeConsent(accepted);
    if (accepted) return location.reload();
    deleteAnalyticsCookies();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const choice = target.closest<HTMLButtonElement>('#cookies button');
    if (choice) choose(choice.value === 'true');
    if (!target.closest('[data-cookie-choice]')) return;
    storeConsent(undefined);
    place?.querySelector('section')?.focus();
  };
  document.addEventListener('click', onClick, { signal });
  onConsentChange(show, signal);
  signal.addEventListener('abort', hide);
  show();
}
