import { localise } from '../local-text/localise.ts';
import { type EmergencyKind, emergencyKinds } from './triage/emergency-kinds.ts';
import { mentions, mentionsExactly, passagesOf, phrasesOf } from './triage/matcher.ts';
import { responses } from './triage/responses.ts';
import { rules } from './triage/rules.ts';
import { harmlessSigns, signs } from './triage/signs.ts';

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

/** What to do at once, in our own words. */
export type Emergency = {
  readonly kind: EmergencyKind;
  /** What it may be, in a few words. */
  readonly title: string;
  readonly steps: readonly string[];
  /** The care tasks whose safety rules the steps repeat. */
  readonly taskIds: readonly string[];
};

/**
 * What to do at once, with the country's emergency numbers, if the question describes an emergency. It is fixed, so that
 * it can't be wrong and needs no other service.
 */
export function triage(question: string, country: string | undefined): Emergency | undefined {
  const kind = emergencyIn(question);
  if (kind === undefined) return undefined;
  const { title, steps, taskIds } = responses[kind];
  return { kind, title, steps: steps.map((text) => localise(text, country)), taskIds };
}
