import { careTasksOf } from '../../catalogue/care-tasks-of.ts';
import { careTaskById, catalogue } from '../../catalogue/index.ts';
import { textsIn } from '../../catalogue/texts-in.ts';
import type { CatalogueText } from '../../domain/advice/catalogue-text.ts';
import { describeHome } from '../../domain/advice/describe-home.ts';
import type { Known } from '../../domain/advice/known.ts';
import type { Upload } from '../../domain/advice/limits.ts';
import { materialOf, mostTexts, openTraits, textOfTask } from '../../domain/advice/material.ts';
import { namedItem } from '../../domain/advice/named-item.ts';
import { mayHavePlate } from '../../domain/advice/paper.ts';
import { factsOf, fitsPlace, hasItem, meetsNeeds } from '../../domain/home/facts.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Language } from '../../domain/languages.ts';
import { withNote } from '../../domain/local-text/safety-in.ts';
import { homeOf } from '../../domain/plan/home.ts';
import type { Home } from '../../domain/plan/types.ts';
import { questions } from '../../languages/en/questions/index.ts';
import type { AdviceRequest } from '../../ports/advisor.ts';
import type { CatalogueSearch } from '../../ports/catalogue-search.ts';
import { phraseOf } from './phrase-of.ts';

type Input = {
  readonly household: Household;
  /** That of the reader: the model reads and chooses English paragraphs. */
  readonly language: Language;
  readonly question: string;
  /** The name of an item that the question is about. */
  readonly item?: string;
  /** The care task that it is about. */
  readonly careTaskId?: string;
  readonly file?: Upload;
};

/** The same in every request. */
const titles = [...careTaskById].map(([taskId, { task }]) => ({ taskId, title: task.title }));
const taskIds: ReadonlySet<string> = new Set(careTaskById.keys());

type Gathered = {
  readonly request: AdviceRequest;
  readonly known: Known;
  /** Whether a care task is for this home, as far as is known, and its household wants it. */
  readonly isForHome: (taskId: string) => boolean;
};

/** Loaded with the first question, because it is large. */
const guideTextsIn = async (language: Language) =>
  (await import('../../catalogue/search/guide-texts.ts')).guideTextsIn(language);

/** What a text counts that isn't for this home, and one whose item the home hasn't named. */
const weights = { wrongHome: 0.2, otherItem: 0.3 } as const;

/** How likely a text concerns a home: its items, its climate and country, and what is known of its traits. */
function likelihoodIn(home: Home): (text: Pick<CatalogueText, 'kind' | 'id'>) => number {
  const facts = factsOf(home);
  return ({ kind, id }) => {
    const known = kind === 'task' ? careTaskById.get(id) : undefined;
    if (!known) return 1;
    if (!fitsPlace(known.task, home, facts) || meetsNeeds(known.task, facts) === false) return weights.wrongHome;
    return hasItem(home, known.item) ? 1 : weights.otherItem;
  };
}

/**
 * Finds the texts that a question is answered from, and what its answer may refer to. Undefined if no text fits the
 * question, and nothing else came with it. Throws `not_onboarded`.
 */
export const makeGatherMaterial =
  ({ catalogueSearch }: { readonly catalogueSearch: CatalogueSearch }) =>
  async ({ household, language, question, item, careTaskId, file }: Input): Promise<Gathered | undefined> => {
    const home = homeOf(household);
    const inHome = careTasksOf(household);
    const about = inHome(careTaskId ?? '');
    // The search knows the catalogue's own titles.
    const title = careTaskById.get(careTaskId ?? '')?.task.title ?? '';
    const words = [item ?? '', title, question].join(' ');
    const likelihood = likelihoodIn(home);
    const found = (await catalogueSearch.find(words, mostTexts, likelihood)).map((text) => {
      const task = text.kind === 'task' ? inHome(text.id)?.task : undefined;
      return task ? textOfTask(task) : text;
    });
    if (found.length === 0 && !about && !file) return undefined;
    const { advice, itemName, local, untranslated } = textsIn(language);
    const reading = careTasksOf(household, language);
    const guides = language === 'en' ? undefined : await guideTextsIn(language);
    const shown = (text: CatalogueText) => {
      const task = text.kind === 'task' ? reading(text.id)?.task : undefined;
      return (task ? textOfTask(withNote(home.country, task, untranslated)) : guides?.get(text.id)) ?? text;
    };
    const read = [...(about ? [textOfTask(about.task)] : []), ...found];
    const texts = materialOf(read, { country: home.country, shown, local });
    const items = catalogue.filter((each) => hasItem(home, each)).map(({ name }) => name);
    const subject = item || (about?.item.name ?? namedItem(question, items, itemName));
    return {
      request: {
        question,
        ...(subject && { item: subject }),
        facts: describeHome(home, phraseOf),
        material: texts.map(({ kind, id, text }) => ({ kind, id, text })),
        titles,
        traits: openTraits(home, (trait) => questions[trait].question),
        ...(file && { file }),
      },
      known: {
        texts,
        question,
        hasFile: file !== undefined,
        taskIds,
        items: new Set(items.filter(mayHavePlate)),
        country: home.country,
        words: { ...advice, local },
      },
      isForHome: (id) => likelihood({ kind: 'task', id }) === 1 && !home.excludedTasks.has(id),
    };
  };
