import { describe, expect, it } from 'vitest';
import { careTasksOf } from '#core/catalogue/care-tasks-of.ts';
import { careTaskById } from '#core/catalogue/index.ts';
import { guideTextsIn } from '#core/catalogue/search/guide-texts.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import type { CatalogueText } from '#core/domain/advice/catalogue-text.ts';
import { checkedAnswer } from '#core/domain/advice/checked-answer.ts';
import type { DraftEnd, DraftStep } from '#core/domain/advice/draft.ts';
import type { Known } from '#core/domain/advice/known.ts';
import { materialOf, textOfTask } from '#core/domain/advice/material.ts';
import { englishReader, englishWords } from '../../../../bench/advice/english-reader.ts';
import { buildHousehold } from '../../../support/people/factories.ts';

const { advice, local } = textsIn('fr');
const household = buildHousehold({ country: 'FR' });
const inFrench = careTasksOf(household, 'fr');
const shown = (text: CatalogueText): CatalogueText => {
  const task = text.kind === 'task' ? inFrench(text.id)?.task : undefined;
  return (task ? textOfTask(task) : guideTextsIn('fr').get(text.id)) ?? text;
};
const read = (text: CatalogueText, country = 'FR') => materialOf([text], { country, shown, local });
const inEnglish = careTasksOf(household);
const texts = [
  ...[...careTaskById.keys()].flatMap((id) => {
    const task = inEnglish(id)?.task;
    return task ? [textOfTask(task)] : [];
  }),
  ...guideTextsIn('en').values(),
];

const answer = (text: CatalogueText, step: DraftStep, end: Partial<DraftEnd> = {}, changes: Partial<Known> = {}) =>
  checkedAnswer(
    { steps: [step], taskIds: [], stop: 'none', danger: '', proposals: [], ...end },
    {
      texts: read(text),
      question: 'mon lave-vaisselle sent mauvais',
      hasFile: false,
      taskIds: new Set(careTaskById.keys()),
      items: new Set(),
      country: 'FR',
      words: { ...advice, local },
      ...changes,
    },
  );

describe('an answer in French', () => {
  it.each(['FR', 'BE', 'CH', 'CA', 'US'])('has a paragraph for each English one, in %s', (country) => {
    const different = texts.filter((text) => {
      const [material] = read(text, country);
      return material?.text.split('\n').length !== material?.shown.paragraphs.length;
    });
    expect(different.map(({ id }) => id)).toEqual([]);
    expect(texts.length).toBeGreaterThan(250);
  });

  it('shows what an English answer would show, paragraph by paragraph', () => {
    const different: string[] = [];
    for (const text of texts) {
      const [material] = read(text);
      const lines = material?.text.split('\n') ?? [];
      const inFrench = new Map(lines.map((line, at) => [line, material?.shown.paragraphs[at]]));
      inFrench.set(englishWords.neverAgain, advice.neverAgain);
      for (const line of lines.slice(1)) {
        const step = { text: line, cites: [{ kind: text.kind, id: text.id }] };
        const asEnglish = materialOf([text], englishReader('FR'));
        const english = answer(text, step, {}, { texts: asEnglish, words: englishWords }).steps;
        const french = answer(text, step).steps;
        const wanted = english.map((each) => inFrench.get(each.text));
        if (wanted.join('\n') !== french.map((each) => each.text).join('\n')) different.push(`${text.id}: ${line}`);
      }
    }
    expect(different).toEqual([]);
  });

  const filter = textOfTask(inEnglish('dishwasher.clean-filter')?.task ?? never());
  const cites = [{ kind: 'task', id: 'dishwasher.clean-filter' }];

  it('leaves dangerous work to a professional, in French', () => {
    const { steps, stop } = answer(filter, { text: 'Unscrew the gas pipe and move it.', cites });
    expect(steps.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Confiez les conduites et les appareils à gaz/),
    ]);
    expect(stop).toBe('professional');
  });

  it('ends with what is never right, in French', () => {
    const { steps } = answer(filter, { text: 'Pour water on the burning oil.', cites });
    expect(steps.map(({ text }) => text)).toEqual([expect.stringMatching(/^L’assistant a proposé ici quelque chose/)]);
  });

  it('shows nothing that the model writes in French itself', () => {
    const sentences = [
      'Versez de l’eau sur l’huile qui brûle.',
      'Mélangez de l’eau de Javel et du vinaigre.',
      'Pontez le fusible thermique.',
      'Bouchez la grille d’aération avec du ruban.',
    ];
    for (const text of sentences) expect(answer(filter, { text, cites }).steps).toEqual([]);
  });

  it('says in our own words that a page of the file is about the question', () => {
    const page: DraftStep = { text: 'Clean the filter', cites: [{ kind: 'manual', id: '3' }] };
    const { steps } = answer(filter, page, {}, { hasFile: true });
    expect(steps.map(({ text }) => text)).toEqual(['La page 3 de votre fichier peut répondre à votre question.']);
  });

  it('to an emergency that the model recognises is ours, in French', () => {
    const { steps } = answer(filter, { text: 'x', cites }, { stop: 'emergency', danger: 'gas' });
    expect(steps[0]?.text).toMatch(/^Ne touchez à aucun interrupteur/);
    expect(steps.map(({ text }) => text).join(' ')).toMatch(/appelez le 0.800.47.33.33/);
  });
});

function never(): never {
  throw new Error('the catalogue has this task');
}
