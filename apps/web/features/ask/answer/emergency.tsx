import Phone from 'lucide-react/icons/phone';
import { useEffect, useRef } from 'react';
import { emergencyNumber, gasEmergencyNumber } from '#core/domain/local-text/emergency-numbers.ts';
import { useUser } from '../../../session/use-auth.ts';
import { Steps } from '../../../ui/layout/steps.tsx';
import type { Answer } from '../model/advice.ts';
import { CallLink } from './call-link.tsx';
import styles from './emergency.module.css';

/** Our own words for an emergency, with the number to call. Announced at once. */
export function Emergency({ answer }: { answer: Pick<Answer, 'steps'> }) {
  const country = useUser().country ?? undefined;
  const number = emergencyNumber(country);
  const numbers = [gasEmergencyNumber(country), number];
  const card = useRef<HTMLElement>(null);
  // At once, and above everything else.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div role="alert">
      <section ref={card} className={styles.card} aria-labelledby="emergency">
        <h2 className={styles.heading} id="emergency">
          Act on this now
        </h2>
        <Steps
          steps={answer.steps.map(({ text }) => text)}
          show={(step) => <WithCalls text={step} numbers={numbers} />}
        />
        <p className={styles.call}>
          <Phone size={20} aria-hidden="true" />
          <span>
            Emergency number: <CallLink className={styles.number} number={number} />
          </span>
        </p>
      </section>
    </div>
  );
}

/** A text in which the first of these numbers that it has can be called. */
function WithCalls({ text, numbers }: { text: string; numbers: readonly string[] }) {
  const number = numbers.find((each) => text.includes(each));
  if (number === undefined) return text;
  const at = text.indexOf(number);
  return (
    <span>
      {text.slice(0, at)}
      <CallLink className={styles.inText} number={number} />
      {text.slice(at + number.length)}
    </span>
  );
}
