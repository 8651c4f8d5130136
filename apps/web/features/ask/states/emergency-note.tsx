import { emergencyNumber } from '#core/domain/local-text/emergency-numbers.ts';
import { useUser } from '../../../session/use-auth.ts';
import { CallLink } from '../answer/call-link.tsx';
import styles from './states.module.css';

/** For everyone, because a person in danger may look for help here. */
export function EmergencyNote() {
  const { country } = useUser();
  return (
    <p className={styles.emergency} role="note">
      <strong>In danger? Don’t wait for an answer.</strong> If you smell gas, see smoke, fire, sparks or a falling
      ceiling, hear an alarm, or feel ill near anything that burns, get everyone out first. Don’t touch a person who is
      getting a shock. Then call <CallLink number={emergencyNumber(country ?? undefined)} />.
    </p>
  );
}
