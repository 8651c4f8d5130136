import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { calendarConnect as words } from '#words/app/calendar-connect.ts';
import { Marked } from '../../../../household/marked.tsx';
import styles from './permission.module.css';

/** The only permission that we ask for. Google's page of consent words it the same way. */
export function Permission() {
  return (
    <div className={styles.permission}>
      <span className={styles.icon}>
        <LockKeyhole size={22} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h3>{words.onePermission}</h3>
        <p>
          <Marked text={words.googleAsks} show={(permission) => <em>{permission}</em>} />
        </p>
        <p>{words.permissionAbout}</p>
      </div>
    </div>
  );
}
