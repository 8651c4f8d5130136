import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { calendarConnect as words } from '#words/app/calendar-connect.ts';
import styles from './permission.module.css';

/** The only permission that we ask for. Google's page of consent words it the same way. */
export function Permission() {
  return (
    <div className={styles.permission}>
      <Text color="evergreen">
        <LockKeyhole size={22} aria-hidden="true" />
      </Text>
      <Stack gap={8} className={styles.words}>
        <h3>{words.onePermission}</h3>
        <p>
          <Marked text={words.googleAsks} show={(permission) => <em>{permission}</em>} />
        </p>
        <p>{words.permissionAbout}</p>
      </Stack>
    </div>
  );
}
