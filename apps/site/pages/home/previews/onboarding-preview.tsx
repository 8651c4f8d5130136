import { Row } from '#apps/ui/layout/row.tsx';
import { home } from '#words/site/home.ts';
import styles from './onboarding-preview.module.css';
import { positionOf, sampleSteps } from './sample-home.ts';

/** Three of the wizard's questions, the first of which is shown: live/previews/onboarding.ts. */
export function OnboardingPreview() {
  const [step] = sampleSteps;
  return (
    <div className={styles.card} data-preview="onboarding">
      <Row gap={16} align="stretch" spread="apart" className={styles.position} role="status">
        <span>{positionOf(0)}</span>
        <span>{step.title}</span>
      </Row>
      <progress
        className={styles.progress}
        aria-label={home.previews.own.name}
        aria-valuetext={positionOf(0)}
        value={1}
        max={sampleSteps.length}
      />
      <div className={styles.step} data-step="">
        <h4 id="preview-question">{step.question}</h4>
        <ul aria-labelledby="preview-question">
          {step.options.map((option) => (
            <li key={option}>
              <button type="button" aria-pressed={false} aria-disabled={false}>
                {option}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
