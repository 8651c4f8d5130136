import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Mark } from '../pictures/mark.tsx';
import styles from './alert.module.css';

export type AlertTone = 'error' | 'success' | 'info';

const marks = { error: 'alert', success: 'done', info: 'info' } as const;

/** Screen readers announce errors at once, and the other tones when they are idle. */
export function Alert({
  tone = 'error',
  action,
  children,
}: {
  tone?: AlertTone;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={joinClasses(styles.alert, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Mark of={marks[tone]} />
      <div className={styles.body}>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
