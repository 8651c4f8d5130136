import { localise } from '../../local-text/localise.ts';
import type { AdviceStep } from '../advice.ts';
import { type EmergencyKind, emergencyKinds } from './emergency-kinds.ts';
import { mentions, mentionsExactly, passagesOf, phrasesOf } from './matcher.ts';
import { responses } from './responses.ts';
import { rules } from './rules.ts';
import { harmlessSigns, signs } from './signs.ts';

const phrases = new Map(Object.entries({ ...signs, ...harmlessSigns }).map(([sign, list]) => [sign, phrasesOf(list)]));

const phrasesFor = (sign: string) => phrases.get(sign) ?? [];

/** The emergency that a question in English, French, German or Spanish describes, if any. */
export function emergencyIn(question: string): EmergencyKind | undefined {
  const passages = passagesOf(question);
  const found = new Set(
    rules
      .filter(({ all, unless = [] }) =>
        passages.some(
          (passage) =>
            all.every((sign) => mentions(passage, phrasesFor(sign))) &&
            !unless.some((sign) => mentionsExactly(passage, phrasesFor(sign))),
        ),
      )
      .map(({ kind }) => kind),
  );
  return emergencyKinds.find((kind) => found.has(kind));
}

/** Our own answer to an emergency. `taskIds` are the care tasks that its rules come from. */
export type EmergencyAdvice = {
  readonly kind: EmergencyKind;
  readonly steps: readonly AdviceStep[];
  readonly taskIds: readonly string[];
  readonly stop: 'emergency';
};

/**
 * What to do at once, with the country's emergency numbers, if the question describes an emergency. It is fixed, so that
 * it can't be wrong and needs no other service.
 */
export function triage(question: string, country: string | undefined): EmergencyAdvice | undefined {
  const kind = emergencyIn(question);
  if (kind === undefined) return undefined;
  const { steps, taskIds } = responses[kind];
  return {
    kind,
    steps: steps.map((text) => ({
      text: localise(text, country),
      cites: taskIds.map((id) => ({ kind: 'task', id }) as const),
    })),
    taskIds,
    stop: 'emergency',
  };
}
