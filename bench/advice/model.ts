import { setTimeout as sleep } from 'node:timers/promises';
import { makeCatalogueSearch } from '#adapters/minisearch/catalogue-search.ts';
import { makeOpenaiAdvisor } from '#adapters/openai/advisor.ts';
import { readConfig } from '#apps/composition/config.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { searchDocuments } from '#core/catalogue/search/documents.ts';
import { checkedAnswer } from '#core/domain/advice/checked-answer.ts';
import type { DraftEnd, DraftStep } from '#core/domain/advice/draft.ts';
import { materialOf, mostTexts, type ReadText } from '#core/domain/advice/material.ts';
import type { AdviceRequest, Advisor } from '#core/ports/advisor.ts';
import type { Symptom } from './data.ts';
import { englishReader, englishWords } from './english-reader.ts';

const country = 'FR';
const tasks = catalogue.flatMap((item) => item.tasks);
const titles = tasks.map(({ id, title }) => ({ taskId: id, title }));
const known = {
  question: '',
  hasFile: false,
  country,
  words: englishWords,
  taskIds: new Set(titles.map(({ taskId }) => taskId)),
  items: new Set(catalogue.map(({ name }) => name)),
};

type Measured = {
  readonly isRight: boolean;
  readonly written: number;
  readonly shown: number;
  readonly ms: number;
  readonly micros: number;
};

async function requestFor(question: string): Promise<AdviceRequest & { readonly material: readonly ReadText[] }> {
  const search = makeCatalogueSearch({ load: async () => searchDocuments.map((make) => make()) });
  const material = materialOf(await search.find(question, mostTexts), englishReader(country));
  return { question, facts: [`The home is a house in the country ${country}.`], material, titles, traits: [] };
}

/** Asks one question. Undefined if the call fails. */
async function measure(advisor: Advisor, { text: question, taskIds: wanted }: Symptom): Promise<Measured | undefined> {
  const request = await requestFor(question);
  const steps: DraftStep[] = [];
  let end: DraftEnd = { taskIds: [], stop: 'none', danger: '', proposals: [] };
  let micros = 0;
  const add = (cost: number) => {
    micros += cost;
  };
  const start = performance.now();
  try {
    const call = { user: 'benchmark', onCost: add };
    for await (const part of advisor.answer(request, call)) {
      if (part.kind === 'step') steps.push(part.step);
      else end = part.end;
    }
  } catch {
    return undefined;
  }
  const { taskIds, steps: shown } = checkedAnswer({ steps, ...end }, { ...known, texts: request.material });
  const isRight = taskIds.slice(0, 3).some((id) => wanted.includes(id));
  return { isRight, written: steps.length, shown: shown.length, ms: performance.now() - start, micros };
}

/**
 * Asks a model some of the questions, evenly spread over the list, one after the other, and prints how often it names a
 * task that helps. Does nothing without OPENAI_API_KEY, because each question costs money.
 */
export async function printModel(questions: readonly Symptom[], most = 40): Promise<void> {
  const { openai } = readConfig(process.env);
  if (!openai) {
    process.stdout.write('model: not asked, because OPENAI_API_KEY is not set\n');
    return;
  }
  const advisor = makeOpenaiAdvisor({
    ...openai,
    timeLimit: (ms) => AbortSignal.timeout(ms),
    sleep: (ms) => sleep(ms),
  });
  const every = Math.max(1, Math.floor(questions.length / most));
  const asked = questions.filter((_, index) => index % every === 0).slice(0, most);
  const all: Measured[] = [];
  for (const question of asked) {
    const measured = await measure(advisor, question);
    if (measured) all.push(measured);
  }
  const sum = (pick: (one: Measured) => number) => all.reduce((total, one) => total + pick(one), 0);
  const median = all.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
  process.stdout.write(
    `${openai.model}: ${all.length} of ${asked.length} questions answered; a right task in the first three for ${sum(({ isRight }) => Number(isRight))}; ${sum(({ shown }) => shown)} of ${sum(({ written }) => written)} steps passed the checks; ${Math.round(median)} ms in the median; ${(sum(({ micros }) => micros) / 10_000).toFixed(2)} cents in all\n`,
  );
}
