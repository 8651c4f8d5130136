import { useLayoutEffect, useRef } from 'react';
import { deleteAnalyticsCookies } from '../../analytics/analytics-cookies.ts';
import { storeConsent, useConsent } from '../../analytics/consent.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/routing/link.tsx';
import styles from './cookie-banner.module.css';

const bannerId = 'cookie-banner';

/** Deletes the choice and moves the focus to the banner. */
export function askForConsentAgain() {
  storeConsent(undefined);
  requestAnimationFrame(() => document.getElementById(bannerId)?.focus());
}

type Props = {
  /** Whether it is part of the page, below the text, instead of lying over its end. */
  inFlow?: boolean;
};

/** Appears after hydration and until a choice is stored. The page stays usable. */
export function CookieBanner({ inFlow = false }: Props) {
  return useConsent() === undefined && <Question key={String(inFlow)} inFlow={inFlow} />;
}

function Question({ inFlow }: Required<Props>) {
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner, !inFlow);
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
    <section
      ref={banner}
      className={joinClasses(styles.banner, inFlow && styles.inFlow)}
      id={bannerId}
      tabIndex={-1}
      aria-labelledby="cookie-banner-title"
    >
      <div className={styles.words}>
        <p className={styles.title} id="cookie-banner-title">
          Cookies? Only if you say yes
        </p>
        <p>
          <span className={styles.atLength}>
            If you accept, we may count visits with Google Analytics and show Stripe’s own price table. If you decline,
            neither is loaded.{' '}
          </span>
          <span className={styles.inBrief}>For Google Analytics and Stripe. </span>
          <Link to={paths.privacy}>
            <span className={styles.atLength}>What is stored, and why</span>
            <span className={styles.inBrief}>Details</span>
          </Link>
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
function useRoomBelow(banner: { readonly current: HTMLElement | null }, isNeeded: boolean) {
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([entry]) => {
      style.setProperty('--cookie-banner', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (banner.current) watch.observe(banner.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--cookie-banner');
    };
  }, [banner, isNeeded]);
}
