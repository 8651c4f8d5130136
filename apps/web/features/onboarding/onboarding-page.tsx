import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { ProgressBar } from '#apps/ui/feedback/progress.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { HouseIllustration, type HousePart } from '#apps/ui/pictures/house-illustration.tsx';
import type { FeatureCategory } from '#core/domain/care/features.ts';
import { onboarding as words } from '#words/app/onboarding.ts';
import { featureCopy } from '#words/feature-copy.ts';
import { FeatureChoices } from '../../household/feature-choices.tsx';
import { categoryAt, personStep, stepCount } from './answers.ts';
import styles from './onboarding-page.module.css';
import type { PersonStepProps } from './person-step.tsx';
import { useOnboarding } from './use-onboarding.ts';

/** The last step. Who returns to it sees the ring until its script is there. */
const PersonStep = lazyComponent<'PersonStep', PersonStepProps>('PersonStep', () => import('./person-step.tsx'));

export function OnboardingPage() {
  const {
    step,
    forPremium,
    answers,
    person,
    busy,
    error,
    errors,
    form,
    answer,
    saveStep,
    isTried,
    addMore,
    skipRest,
    back,
    changePerson,
  } = useOnboarding();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(step, heading);
  const guard = usePressGuard(step);
  usePreloadWhenIdle(PersonStep.preload);
  const category = categoryAt(step);
  const position = isTried ? words.lastStep : words.step(step + 1, stepCount);
  const copy = category
    ? featureCopy[category]
    : {
        question: words.you,
        hint: isTried ? words.keptHint : words.youHint,
      };

  return (
    <div className={styles.page}>
      <Stack as="form" gap={24} className={styles.form} {...form}>
        <Stack gap={10} className={styles.progress}>
          <p>{position}</p>
          <ProgressBar label={words.progress} value={step + 1} max={stepCount} valueText={position} />
        </Stack>
        <Stack gap={10} className={styles.head}>
          <h1 ref={heading} tabIndex={-1} id="step-title">
            {copy.question}
          </h1>
          {copy.hint && (
            <p>
              {copy.hint}
              {step === personStep && forPremium && ` ${words.premiumNext}`}
            </p>
          )}
        </Stack>
        {error && <Alert>{error}</Alert>}
        {category ? (
          <FeatureStep
            key={category}
            category={category}
            question={copy.question}
            chosen={answers[category]}
            onChange={answer}
            onPick={(choice) => void saveStep([choice])}
          />
        ) : (
          <PersonStep person={person} errors={errors} onChange={changePerson} />
        )}
        <Row gap={14} align="stretch" spread="apart" single className={styles.actions}>
          {step > 0 && !isTried && (
            <Button variant="ghost" onClick={back} disabled={busy}>
              {words.back}
            </Button>
          )}
          <Button className={styles.next ?? ''} type="submit" busy={busy} {...guard}>
            {step === personStep ? words.planFirstWeek : words.next}
          </Button>
        </Row>
        {isTried && (
          <Button className={styles.skip ?? ''} variant="quiet" onClick={addMore} disabled={busy}>
            {words.addMore}
          </Button>
        )}
        {step > 0 && step < personStep - 1 && (
          <Button className={styles.skip ?? ''} variant="quiet" onClick={() => void skipRest()} disabled={busy}>
            {words.skipRest}
          </Button>
        )}
      </Stack>
      <HouseIllustration
        className={styles.house ?? ''}
        part={housePartFor(category)}
        isFlat={answers.propertyType.includes('Apartment')}
      />
    </div>
  );
}

/** Moves the focus of keyboard and screen-reader users to the heading of each new step. */
function useFocusOnChange(step: number, heading: { readonly current: HTMLHeadingElement | null }) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, heading]);
}

/** A press that follows a new question sooner than this is part of a double click: no one reacts as fast. */
const reactionMs = 150;

/** Ignores the second press of a double click, which was meant for the previous step, but no fast presses. */
function usePressGuard(step: number) {
  const shownAt = useRef(0);
  const pressedAt = useRef(0);
  // Before the step is painted: an effect of a busy page may run only after the next press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts it again
  useLayoutEffect(() => {
    shownAt.current = performance.now();
  }, [step]);
  return {
    onPointerDown: ({ timeStamp }: PointerEvent) => {
      pressedAt.current = timeStamp;
    },
    onClick: (event: MouseEvent) => {
      if (event.detail > 1 && pressedAt.current < shownAt.current + reactionMs) event.preventDefault();
    },
  };
}

const houseParts: Readonly<Record<FeatureCategory, HousePart>> = {
  propertyType: 'whole',
  kitchenAppliances: 'kitchen',
  bathroomFeatures: 'bathroom',
  heatingEnergySystems: 'roof',
  generalAppliances: 'utility',
  outdoorFeatures: 'outdoors',
  gardeningFeatures: 'outdoors',
  vehicles: 'outdoors',
};

/** The part of the house that the illustration highlights during a step. */
function housePartFor(category: FeatureCategory | undefined): HousePart {
  return category ? houseParts[category] : 'whole';
}

type Props = {
  category: FeatureCategory;
  question: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  onPick: (choice: string) => void;
};

function FeatureStep({ category, question, chosen, onChange, onPick }: Props) {
  // Arrow keys select a radio while moving; only a click, a tap or the space bar should advance to the next step.
  const moving = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    moving.current = event.key.startsWith('Arrow');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes how its radios are operated
    <div
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        moving.current = false;
      }}
    >
      <FeatureChoices
        category={category}
        legend={<VisuallyHidden as="legend">{question}</VisuallyHidden>}
        chosen={chosen}
        onChange={onChange}
        onPick={(choice) => !moving.current && onPick(choice)}
      />
    </div>
  );
}
