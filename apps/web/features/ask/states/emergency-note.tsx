import { Marked } from '#apps/ui/content/marked.tsx';
import { ask } from '#words/app/ask.ts';
import { CallLink } from '../answer/call-link.tsx';
import { useCalls } from '../answer/with-calls.tsx';
import styles from './states.module.css';

/** For everyone, because a person in danger may look for help here. */
export function EmergencyNote() {
  const { number } = useCalls();
  return (
    <p className={styles.emergency} role="note">
      <strong>{ask.danger}</strong> {ask.dangerText}{' '}
      <Marked text={ask.call(number)} show={(each) => <CallLink number={each} />} />
    </p>
  );
}
