import { describe, expect, it } from 'vitest';
import { catalogueIn } from '#core/catalogue/catalogue-in.ts';
import type { CareTask } from '#core/domain/care/care-task.ts';
import { type Language, languages } from '#core/domain/languages.ts';
import {
  bottledGasNumber,
  emergencyNumber,
  gasLeakNumber,
  poisonNumber,
} from '#core/domain/local-text/emergency-numbers.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import { wordsIn } from '#core/languages/words-in.ts';

/** Countries whose line for gas leaks takes no calls about carbon monoxide. */
const gasOnly = ['FR', 'AT', 'CZ', 'IE', 'NL', 'PL'] as const;
/** The items whose gas comes from a bottle, which no network's line knows, or may. */
const bottled = ['BBQ Grill', 'Fire Pit', 'Gas Stove', 'Outdoor Kitchen', 'Pizza Oven', 'RV'];

const signsOfMonoxide: Partial<Record<Language, RegExp>> = {
  en: /\bCO\b|monoxide|head ?aches?|\bsoot|yellow (gas )?flame/i,
  fr: /\bCO\b|monoxyde|maux? de tête|mal à la tête|\bsuie|flammes? (de gaz )?jaunes?/i,
  de: /\bCO\b|kohlenmonoxid|kopfschmerz|\bruß|(brenner|flammen?) gelb|gelbe[nr]? (gas)?flamme/i,
};

/** The hazards whose texts may send people to the line for gas leaks. Any text may name the emergency number. */
const mayCallForGas = ['gas and fire', 'carbon monoxide', 'earthquake', 'wiring', undefined];

/** Typography makes no-break spaces, which numbers have too. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const sentencesOf = (text: string) => plain(text).split(/(?<=[.;:?!])\s+/);
const textsOf = ({ title, why, steps, safety, tenant }: CareTask) =>
  [title, why, ...steps, safety, tenant].filter((text) => text !== undefined);

describe.each(languages)('who to call, in %s', (language) => {
  const items = catalogueIn(language);
  const tasks = items.flatMap((item) => item.tasks.map((task) => ({ item: item.name, task })));
  const { advice, local } = wordsIn(language);
  const emergencies = Object.values(advice.emergencies).flatMap(({ steps }) => steps);
  const all = [...tasks.flatMap(({ task }) => textsOf(task)), ...emergencies];

  it.each(gasOnly)('is never the gas line for carbon monoxide, in %s', (country) => {
    const number = gasLeakNumber(country);
    const sentences = all.flatMap((text) => sentencesOf(localise(text, country, local)));
    expect(sentences.filter((sentence) => sentence.includes(number)).length).toBeGreaterThan(2);
    expect(
      sentences.filter((sentence) => sentence.includes(number) && signsOfMonoxide[language]?.test(sentence)),
    ).toEqual([]);
  });

  it('is the gas line in Great Britain, which takes calls about carbon monoxide', () => {
    const [, ...steps] = advice.emergencies['carbon-monoxide'].steps.map((step) => plain(localise(step, 'GB', local)));
    expect(steps.join(' ')).toContain(gasLeakNumber('GB'));
  });

  it('is the emergency number for gas from a bottle', () => {
    const calling = tasks.filter(
      ({ item, task }) => bottled.includes(item) && textsOf(task).some((text) => text.includes('{gas leak number}')),
    );
    expect(calling.map(({ task }) => task.id)).toEqual([]);
  });

  it.each(['AT', 'FR', 'GB'] as const)('is both numbers for gas that may be either, in %s', (country) => {
    const leak = advice.emergencies.gas.steps;
    const either = [...tasks.flatMap(({ task }) => textsOf(task)), ...leak].filter((text) =>
      text.includes('{any gas number}'),
    );
    expect(leak.some((step) => either.includes(step))).toBe(true);
    expect(either.length).toBeGreaterThan(5);
    for (const text of either) {
      const sentence = sentencesOf(localise(text, country, local)).find((each) =>
        each.includes(gasLeakNumber(country)),
      );
      expect(sentence).toContain(bottledGasNumber(country));
    }
  });

  it('is the gas line only for hazards of gas', () => {
    const calling = tasks.filter(({ task }) =>
      textsOf(task).some((text) => /\{(gas leak|any gas) number\}/.test(text)),
    );
    expect(calling.length).toBeGreaterThan(3);
    expect(
      calling.filter(({ task }) => !mayCallForGas.some((hazard) => hazard === task.hazard)).map(({ task }) => task.id),
    ).toEqual([]);
  });

  it('is a poison centre beside the emergency number, and only for poison', () => {
    const { poison, ...others } = advice.emergencies;
    for (const country of ['BE', 'CH', 'LU', 'US', 'FR'] as const) {
      const text = plain(poison.steps.map((step) => localise(step, country, local)).join(' '));
      expect(text).toContain(emergencyNumber(country));
      expect(text).toContain(poisonNumber(country) ?? '');
    }
    const elsewhere = [...tasks.flatMap(({ task }) => textsOf(task)), ...Object.values(others).flatMap((e) => e.steps)];
    expect(elsewhere.filter((text) => text.includes('{poison number}'))).toEqual([]);
  });
});

describe.each([
  ['en', catalogueIn('en'), /\b(storeys?|stories)\b/i, /\bladder/i],
  ['fr', catalogueIn('fr'), /(hauteur|haute?|jusqu)[^.]*\bétages?\b/i, /échelle/i],
  ['de', catalogueIn('de'), /(höhe|hoch|bis)[^.]*\b(Stockwerk|Etage|Geschoss)/i, /leiter/i],
] as const)('heights, in %s', (_, items, storeys, ladders) => {
  it('are metres wherever a ladder or a gutter is, because a storey is two heights in two languages', () => {
    const texts = items.flatMap((item) => item.tasks.flatMap(textsOf));
    const climbing = texts.filter((text) => ladders.test(text));
    expect(climbing.length).toBeGreaterThan(3);
    expect(
      [...climbing, ...texts].filter((text) => storeys.test(text) && !/alarm|détecteur|melder/i.test(text)),
    ).toEqual([]);
  });
});
