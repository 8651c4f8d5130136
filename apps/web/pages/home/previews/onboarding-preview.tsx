import { useEffect, useRef, useState } from 'react';
import { track } from '../../../analytics/track.ts';
import styles from './onboarding-preview.module.css';
import { sampleSteps } from './sample-home.ts';

const lockMs = 1000;

/** Three of the wizard's questions. Each answer stays visible for a second before the next question. */
export function OnboardingPreview() {
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const isWithin = useRef(false);
  const step = sampleSteps[index] ?? sampleSteps[0];
  const position = `Step ${index + 1} of ${sampleSteps.length}`;

  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => {
      isWithin.current = list.current?.contains(document.activeElement) ?? false;
      setIndex((now) => (now + 1) % sampleSteps.length);
      setChosen(undefined);
    }, lockMs);
    return () => clearTimeout(timer);
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new step removes the option that had the focus
  useEffect(() => {
    if (isWithin.current) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);

  const choose = (option: string) => {
    if (chosen) return;
    setChosen(option);
    track('home_feature_preview_click', {
      feature: 'onboarding',
      action: 'select_option',
      option,
      step: index + 1,
      step_title: step.title,
    });
  };

  return (
    <div className={styles.card}>
      <div className={styles.position} role="status">
        <span>{position}</span>
        <span>{step.title}</span>
      </div>
      <progress
        className={styles.progress}
        aria-label="Onboarding preview"
        aria-valuetext={position}
        value={index + 1}
        max={sampleSteps.length}
      />
      <div className={styles.step} key={step.title}>
        <h4 id="preview-question">{step.question}</h4>
        <ul ref={list} aria-labelledby="preview-question">
          {step.options.map((option) => (
            <li key={option}>
              <button
                type="button"
                aria-pressed={option === chosen}
                aria-disabled={chosen !== undefined}
                onClick={() => choose(option)}
              >
                {option}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
