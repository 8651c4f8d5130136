import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import styles from './permission.module.css';

/** The only permission that we ask for. Google's page of consent words it the same way. */
export function Permission() {
  return (
    <div className={styles.permission}>
      <span className={styles.icon}>
        <LockKeyhole size={22} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h3>One permission only</h3>
        <p>
          Google will ask you for this:{' '}
          <q>Make secondary Google calendars, and see, create, change, and delete events on them</q>.
        </p>
        <p>
          With it, Upkept creates its own calendar, named “Upkept”, and can use only that one. It can’t see your other
          calendars or anything in them.
        </p>
      </div>
    </div>
  );
}
