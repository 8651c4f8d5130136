import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { joinClasses } from './join-classes.ts';

export type AlertTone = 'error' | 'success' | 'info';

const icons = { error: CircleAlert, success: CircleCheck, info: Info };

/** Errors interrupt a screen reader, the others wait their turn. */
export function Alert({
  tone = 'error',
  action,
  children,
}: {
  tone?: AlertTone;
  action?: ReactNode;
  children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div className={joinClasses(styles.alert, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden="true" />
      <div className={styles.body}>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
