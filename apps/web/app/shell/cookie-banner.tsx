import { useLayoutEffect, useRef } from 'react';
import { deleteAnalyticsCookies } from '../../analytics/analytics-cookies.ts';
import { storeConsent, useConsent } from '../../analytics/consent.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/routing/link.tsx';
import styles from './cookie-banner.module.css';

const bannerId = 'cookie-banner';

/** Deletes the choice and moves the focus to the banner. */
export function askForConsentAgain() {
  storeConsent(undefined);
  requestAnimationFrame(() => document.getElementById(bannerId)?.focus());
}

/** Appears over the page, which stays usable, after hydration and until a choice is stored. */
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
          Cookies? Only if you say yes
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

/** Lets the end of the page, and what has the focus, scroll above the banner. */
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
