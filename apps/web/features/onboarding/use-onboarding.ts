import { useEffect, useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { browserTimezone, guessCountry } from '#apps/ui/browser-country.ts';
import { type Errors, useForm } from '#apps/ui/controls/use-form.ts';
import { useQuery } from '#apps/ui/routing/use-query.ts';
import { pathAfterSignIn, wantsPremium } from '#apps/ui/session/premium-wish.ts';
import { idInTownText, townText } from '#apps/ui/town-text.ts';
import { isCountryCode } from '#core/domain/climate/countries.ts';
import { formFields } from '#words/app/form-fields.ts';
import { useGoTo } from '../../routing/go-to.tsx';
import { useAuth, useOwner, useUser } from '../../session/use-auth.ts';
import { type Answers, categoryAt, personStep, resumeStep, startingAnswers } from './answers.ts';
import { type Draft, isOfTrial, readDraft, withoutAnswer, writeDraft } from './draft.ts';
import { useBrowserTown } from './use-browser-town.ts';

const required = formFields.requiredFields;

/** Leaves the chosen option visible before the next step appears. */
const autoAdvanceMs = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function startingCountry(draft: Draft, saved: string | null): string {
  return (
    draft.country ??
    saved ??
    guessCountry({ languages: navigator.languages, timezone: browserTimezone() }, isCountryCode)
  );
}

type Person = { readonly name: string; readonly country: string; readonly town: string };

const checkPerson = ({ name, country }: Person): Errors<keyof Person> => ({
  ...(!name.trim() && { name: formFields.noName }),
  ...(!isCountryCode(country) && { country: formFields.noCountry }),
});

/** The wizard's state: current step, answers, and whether a request is running. */
export function useOnboarding() {
  const user = useUser();
  const owner = useOwner();
  const { replaceUser } = useAuth();
  const goTo = useGoTo();
  const forPremium = wantsPremium(useQuery());
  const [draft, setDraft] = useState(() => readDraft(owner));
  const [answers, setAnswers] = useState(() => startingAnswers(user.features, draft.answers));
  /** Who comes from the trial has described the home. */
  const [isTried, setIsTried] = useState(() => !user.isOnboarded && isOfTrial(draft));
  const [step, setStep] = useState(() => (user.isOnboarded ? 0 : isTried ? personStep : resumeStep(user.features)));
  const [person, setPerson] = useState(() => ({
    name: draft.name ?? user.name,
    country: startingCountry(draft, user.country),
    town: draft.town ?? townText(user.town),
  }));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    track('onboarding_progress', { step_number: step + 1, step_name: categoryAt(step) ?? 'personalInfo' });
  }, [step]);
  // A ref, because state updates too late to stop the second click of a double click.
  const running = useRef(false);

  const keep = (next: Draft) => {
    setDraft(next);
    writeDraft(owner, next);
  };

  /** Whether someone has chosen the town or deleted the suggested one. */
  const [hasOwnTown, setHasOwnTown] = useState(person.town !== '');
  useBrowserTown(person.country, step === personStep && !isTried && !hasOwnTown, (town) =>
    setPerson((known) => ({ ...known, town })),
  );

  const runOnce = async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (cause) {
      setError(messageOf(cause));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const answer = (chosen: readonly string[]) => {
    const category = categoryAt(step);
    if (!category || running.current) return;
    setAnswers({ ...answers, [category]: chosen });
    keep({ ...draft, answers: { ...draft.answers, [category]: chosen } });
  };

  const saveStep = (chosen?: readonly string[], next = step + 1) =>
    runOnce(async () => {
      const category = categoryAt(step);
      if (!category) return;
      const value = [...(chosen ?? answers[category])];
      setAnswers((known) => ({ ...known, [category]: value }));
      const [{ profile }] = await Promise.all([
        call('updateFeatures', { body: { features: { [category]: value } } }),
        chosen && pause(autoAdvanceMs),
      ]);
      replaceUser(profile);
      keep(withoutAnswer(draft, category));
      setStep(next);
    });

  const finish = () => {
    const name = person.name.trim();
    const { country } = person;
    if (!isCountryCode(country)) return;
    return runOnce(async () => {
      const timezone = browserTimezone();
      const onboarded = await call('onboard', {
        body: {
          name,
          country,
          features: toRequest(answers),
          tasks_per_week: user.tasks_per_week,
          scheduled_days: user.scheduled_days,
          ...(timezone && { timezone }),
          ...(person.town && { town: idInTownText(person.town) }),
        },
      });
      writeDraft(owner, undefined);
      replaceUser(onboarded);
      goTo(pathAfterSignIn(onboarded, forPremium));
    });
  };

  const { errors, hasErrors, clear, form } = useForm({
    check: () => (step === personStep ? checkPerson(person) : {}),
    submit: () => void (step === personStep ? finish() : saveStep()),
  });

  return {
    step,
    forPremium,
    answers,
    person,
    busy,
    error: hasErrors ? required : error,
    errors,
    form,
    answer,
    saveStep,
    isTried,
    /** Asks about the home from the first question on, with the answers of the trial. */
    addMore: () => {
      setIsTried(false);
      setStep(0);
    },
    /** Leaves the other questions about the home as most homes answer them. */
    skipRest: () => saveStep(undefined, personStep),
    back: () => {
      if (running.current || step === 0) return;
      clear();
      setError(undefined);
      setStep(step - 1);
    },
    changePerson: (change: Partial<typeof person>) => {
      const changed = { ...person, ...change };
      if (change.country !== undefined) setHasOwnTown(false);
      else if (change.town !== undefined) setHasOwnTown(true);
      setPerson(changed);
      clear(change);
      keep({ ...draft, ...changed });
    },
  };
}

function toRequest(answers: Answers) {
  return Object.fromEntries(Object.entries(answers).map(([category, names]) => [category, [...names]]));
}
