import { startAnalytics } from '#apps/ui/analytics/start-analytics.ts';
import { setViewer, track } from '#apps/ui/analytics/track.ts';
import { trackClicks } from '#apps/ui/analytics/tracked.ts';
import { runMenu } from '#apps/ui/live/menu.ts';
import { colourBars, readLook } from '#apps/ui/session/look.ts';
import { readToken } from '#apps/ui/session/token.ts';
import { offerContract } from './cancel/offer-contract.ts';
import { watchConnection } from './connection.ts';
import { markContents } from './contents.ts';
import { showFor } from './for-viewer.ts';
import { offerForms } from './forms-on-touch.ts';
import { openNamedPart } from './named-part.ts';
import { nextPageFor } from './next-page.ts';
import { showNotice } from './notice.ts';
import { offerOtherWays, showPremiumWish } from './other-ways.ts';
import { showOwnLaw } from './own-law.ts';
import { closeSale, sell } from './plans.ts';
import { offerPrint } from './print.ts';
import { expectRest } from './rest-of-guide.ts';
import { askForConsent, offerAccount, offerPreviews } from './touched-parts.ts';
import { findViewer } from './viewer.ts';

/**
 * Adds to a page what the build can't write into it, until the signal is aborted. Each part looks for its own elements,
 * and does nothing on pages without them. See docs/decisions/0087.
 */
export async function start(signal: AbortSignal): Promise<void> {
  // The session begins or ends in another tab, or the server refuses it. A page that is hidden follows once it is shown: one that
  // sleeps misses the event.
  const token = readToken();
  const follow = () => !document.hidden && readToken() !== token && location.reload();
  addEventListener('storage', follow, { signal });
  document.addEventListener('visibilitychange', follow, { signal });
  trackClicks(signal);
  runMenu(signal);
  askForConsent(signal);
  watchConnection(signal);
  openNamedPart(signal);
  markContents(signal);
  offerPrint(signal);
  showOwnLaw([...document.querySelectorAll<HTMLElement>('[data-law]')], signal);
  offerPreviews(signal);
  showPremiumWish();
  offerOtherWays(signal);
  offerForms(signal);
  closeSale();
  showNotice();
  colourBars(readLook());
  writeYear();
  startAnalytics();
  document.documentElement.dataset.live = '';
  dispatchEvent(new Event('live'));

  const showRest = readToken() === undefined ? undefined : expectRest();
  const user = await findViewer(signal);
  if (signal.aborted) return;
  const next = user && nextPageFor(user, location);
  if (next) return location.replace(next);
  if (user) {
    showFor(user);
    offerAccount(user, signal);
  }
  delete document.documentElement.dataset.token;
  void showRest?.(user !== undefined);
  sell(user, signal);
  void offerContract(user, signal);
  setViewer(user ? (user.isPremium ? 'premium' : 'free') : 'visitor');
  const view = () => track('page_view', { page_path: location.pathname, page_title: document.title });
  view();
  // The browser's Back button may show the page again as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && view(), { signal });
}

/** The build may have run last year. */
function writeYear(): void {
  const place = document.querySelector('[data-year] span');
  if (place) place.textContent = String(new Date().getFullYear());
}
