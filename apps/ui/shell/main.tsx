import type { ReactNode, Ref } from 'react';
import { frame } from '#words/site/frame.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './main.module.css';

/** Shown when the keyboard reaches it, first on the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {frame.skip}
    </a>
  );
}

type MainProps = {
  ref?: Ref<HTMLElement>;
  /** Leaves room for the places of the app, which appear with the user. */
  belowPlaces?: boolean;
  children: ReactNode;
};

/** What a page consists of besides navigation. */
export function Main({ ref, belowPlaces = false, children }: MainProps) {
  return (
    <main className={joinClasses(styles.main, belowPlaces && styles.belowPlaces)} id="main" ref={ref} tabIndex={-1}>
      {children}
    </main>
  );
}
