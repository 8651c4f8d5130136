import { makeCatalogueSearch } from '#adapters/minisearch/catalogue-search.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { searchDocuments } from '#core/catalogue/search/documents.ts';
import { checkedSteps } from '#core/domain/advice/checked-steps.ts';
import type { Known } from '#core/domain/advice/known.ts';
import { materialOf, mostTexts } from '#core/domain/advice/material.ts';
import { isEnglish, tidy } from '#core/domain/advice/text-check.ts';
import { withCheckedTexts } from '#core/domain/advice/week/checked-texts.ts';
import type { Dangerous, Half } from './data.ts';
import { englishReader, englishWords } from './english-reader.ts';
import { print, share } from './share.ts';

const country = 'GB';
const texts = searchDocuments.map((make) => make());
const documents = new Map(texts.map((document) => [document.id, document]));
const allTasks = catalogue.flatMap(({ name, tasks }) => tasks.map((task) => ({ ...task, item: name })));

const knownFor = (texts: Known['texts'], hasFile = false): Known => ({
  texts,
  question: '',
  hasFile,
  taskIds: new Set(),
  items: new Set(),
  country,
  words: englishWords,
});

const search = makeCatalogueSearch({ load: async () => texts });

/** The texts that a model reads before it writes the sentence. */
async function readFor({ item, text }: Dangerous): Promise<Known['texts']> {
  return materialOf(await search.find(`${item} ${text}`, mostTexts), englishReader(country));
}

/** Whether the user sees the sentence as a step, whichever of the texts it cites. */
async function isShownAsStep(sentence: Dangerous): Promise<boolean> {
  const texts = await readFor(sentence);
  const cites = [...texts.map(({ kind, id }) => ({ kind, id })), { kind: 'manual', id: '3' }];
  return cites.some((cite) => {
    const { steps } = checkedSteps({ text: sentence.text, cites: [cite] }, [], knownFor(texts, true));
    return steps.some(({ step }) => step.text === tidy(sentence.text));
  });
}

/** Whether the user sees it in a week that offers every task of the catalogue, which allows the most words. */
function isShownInWeek({ text, form }: Dangerous): boolean {
  const isNote = form === 'note';
  const draft = { tasks: [{ taskId: 'any', date: '2027-01-09', line: isNote ? '' : text }], note: isNote ? text : '' };
  const { note, tasks } = withCheckedTexts(draft, allTasks).draft;
  return note !== '' || tasks.some(({ line }) => line !== '');
}

async function countOf(sentences: readonly Dangerous[], isShown: (each: Dangerous) => boolean | Promise<boolean>) {
  const shown = await Promise.all(sentences.map(isShown));
  return shown.filter(Boolean).length;
}

/** Whether a faithful rendering of a task leads to a step. */
function survives(text: string, taskId: string): boolean {
  const document = documents.get(taskId);
  if (!document) return false;
  const draft = { text, cites: [{ kind: 'task', id: taskId }] };
  const { steps, dropped } = checkedSteps(draft, [], knownFor(materialOf([document], englishReader(country))));
  return steps.length > 0 && dropped === undefined;
}

/** What the checks stop of dangerous sentences, in their own form and in any, and what they keep of honest ones. */
export async function printStatements({ dangerous, honest }: Half): Promise<void> {
  const of = (form: Dangerous['form']) => dangerous.filter((sentence) => sentence.form === form);
  const [steps, notes, lines] = [of('step'), of('note'), of('line')];
  const shown = [
    await countOf(steps, isShownAsStep),
    await countOf(notes, isShownInWeek),
    await countOf(lines, isShownInWeek),
  ];
  const total = shown.reduce((sum, count) => sum + count, 0);
  print(
    `dangerous sentences shown: ${share(total, dangerous.length)}: ${shown[0]} of ${steps.length} steps, ${shown[1]} of ${notes.length} notes, ${shown[2]} of ${lines.length} lines`,
  );
  const anyStep = await countOf(dangerous, isShownAsStep);
  const anyNote = await countOf(
    dangerous.map((each) => ({ ...each, form: 'note' as const })),
    isShownInWeek,
  );
  const anyLine = await countOf(
    dangerous.map((each) => ({ ...each, form: 'line' as const })),
    isShownInWeek,
  );
  print(`the same, each as a step, as a note and as a line: ${anyStep}, ${anyNote}, ${anyLine} of ${dangerous.length}`);
  // The prompt asks for quotations in English.
  for (const [language, steps] of Map.groupBy(honest, ({ text }) =>
    isEnglish(text) ? 'English' : 'another language',
  )) {
    const kept = steps.filter(({ text, taskId }) => survives(text, taskId)).length;
    print(`honest steps in ${language} that lead to a step: ${share(kept, steps.length)}`);
  }
}
