import Phone from 'lucide-react/icons/phone';
import { useEffect, useRef } from 'react';
import { Marked } from '#apps/ui/content/marked.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Steps } from '#apps/ui/layout/steps.tsx';
import { ask } from '#words/app/ask.ts';
import type { Answer } from '../model/advice.ts';
import { CallLink } from './call-link.tsx';
import styles from './emergency.module.css';
import { useCalls, WithCalls } from './with-calls.tsx';

type EmergencyProps = { answer: Pick<Answer, 'steps'> };

/** Our own words for an emergency, with the number to call. Announced at once. */
export function Emergency({ answer }: EmergencyProps) {
  const { number, numbers } = useCalls();
  const card = useRef<HTMLElement>(null);
  // At once, and above everything else.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div role="alert">
      <Stack ref={card} as="section" gap={16} className={styles.card} aria-labelledby="emergency">
        <h2 className={styles.heading} id="emergency">
          {ask.emergency.title}
        </h2>
        <Steps
          steps={answer.steps.map(({ text }) => text)}
          show={(step) => <WithCalls text={step} numbers={numbers} />}
        />
        <Row as="p" gap={10} single className={styles.call}>
          <Phone size={20} aria-hidden="true" />
          <span>
            <Marked
              text={ask.emergency.number(number)}
              show={(each) => <CallLink className={styles.number} number={each} />}
            />
          </span>
        </Row>
      </Stack>
    </div>
  );
}
