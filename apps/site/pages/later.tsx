import type { ReactNode } from 'react';
import { joinClasses } from '#apps/ui/join-classes.ts';
import styles from './later.module.css';

/** The rest of a long page. It is laid out when a reader comes near, which a phone needn't do before it shows the top. */
export function Later({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={joinClasses(styles.later, className)}>{children}</div>;
}
