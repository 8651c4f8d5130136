import Phone from 'lucide-react/icons/phone';
import { emergencyNumber } from '#core/domain/local-text/emergency-numbers.ts';
import { useUser } from '../../../session/use-auth.ts';
import { Steps } from '../../../ui/layout/steps.tsx';
import type { Answer } from '../model/advice.ts';
import { CallLink } from './call-link.tsx';
import styles from './emergency.module.css';

/** Our own words for an emergency, with the number to call. Announced at once. */
export function Emergency({ answer }: { answer: Pick<Answer, 'steps'> }) {
  const { country } = useUser();
  return (
    <div role="alert">
      <section className={styles.card} aria-labelledby="emergency">
        <h2 className={styles.heading} id="emergency">
          Act on this now
        </h2>
        <Steps steps={answer.steps.map(({ text }) => text)} />
        <p className={styles.call}>
          <Phone size={20} aria-hidden="true" />
          <span>
            Emergency number: <CallLink className={styles.number} number={emergencyNumber(country ?? undefined)} />
          </span>
        </p>
      </section>
    </div>
  );
}
