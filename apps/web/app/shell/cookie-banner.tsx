import { useLayoutEffect, useRef } from 'react';
import { deleteAnalyticsCookies } from '../../analytics/analytics-cookies.ts';
import { storeConsent, useConsent } from '../../analytics/consent.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/routing/link.tsx';
import styles from './cookie-banner.module.css';

const bannerId = 'cookie-banner';

/** Takes the choice back and brings whoever asked for that to the question. */
export function askForConsentAgain() {
  storeConsent(undefined);
  requestAnimationFrame(() => document.getElementById(bannerId)?.focus());
}

/** Stands over the page, and stops nobody from using it; comes once the page is there, while no choice is stored. */
export function CookieBanner() {
  return useConsent() === undefined && <Question />;
}

function Question() {
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);
  const accept = () => {
    storeConsent(true);
    location.reload();
  };
  const decline = () => {
    storeConsent(false);
    deleteAnalyticsCookies();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section ref={banner} className={styles.banner} id={bannerId} tabIndex={-1} aria-labelledby="cookie-banner-title">
      <div className={styles.words}>
        <p className={styles.title} id="cookie-banner-title">
          Cookies? Only with your yes
        </p>
        <p>
          If you accept, we may count visits with Google Analytics and show Stripe’s own price table. If you decline,
          neither is loaded. <Link to={paths.privacy}>What is stored, and why</Link>
        </p>
      </div>
      <div className={styles.choices}>
        <Button variant="ghost" small onClick={decline}>
          Decline
        </Button>
        <Button variant="ghost" small onClick={accept}>
          Accept
        </Button>
      </div>
    </section>
  );
}

/** The end of the page, and what receives the focus, can be brought above the banner. */
function useRoomBelow(banner: { readonly current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([entry]) => {
      style.setProperty('--cookie-banner', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (banner.current) watch.observe(banner.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--cookie-banner');
    };
  }, [banner]);
}
