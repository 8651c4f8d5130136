import MiniSearch from 'minisearch';
import { makeCatalogueSearch } from '#adapters/minisearch/catalogue-search.ts';
import { searchDocuments } from '#core/catalogue/search/documents.ts';
import { emergencyIn } from '#core/domain/advice/triage.ts';
import { openEmergencies } from './advice/emergencies.ts';
import { openHarmless } from './advice/harmless.ts';
import { printModel } from './advice/model.ts';
import { openQuestions } from './advice/open-questions.ts';
import { languages, type Question } from './advice/question.ts';
import { sealedEmergencies } from './advice/sealed-emergencies.ts';
import { sealedHarmless } from './advice/sealed-harmless.ts';
import { sealedQuestions } from './advice/sealed-questions.ts';

/** The care tasks that fit a question, the best first. */
type Find = (question: string) => Promise<readonly string[]>;

const tasks = searchDocuments.filter(({ kind }) => kind === 'task');

/** Search for the words of the question in the tasks' own texts, with the library's defaults. */
function plainSearch(): Find {
  const index = new MiniSearch({ fields: ['title', 'text'] });
  index.addAll(tasks.map(({ id, title, text }) => ({ id, title, text })));
  return async (question) => index.search(question).map(({ id }) => id as string);
}

function ownSearch(): Find {
  const search = makeCatalogueSearch({ load: async () => searchDocuments });
  return async (question) =>
    (await search.find(question, searchDocuments.length)).filter(({ kind }) => kind === 'task').map(({ id }) => id);
}

const share = (part: number, all: number) => `${part} of ${all} (${Math.round((100 * part) / all)} %)`;

async function printRanks(half: string, name: string, find: Find, questions: readonly Question[]): Promise<void> {
  const ranks = await Promise.all(
    questions.map(async ([language, text, taskIds]) => {
      const wanted = taskIds.split(' ');
      return { language, rank: (await find(text)).findIndex((id) => wanted.includes(id)) };
    }),
  );
  const within = (most: number, among = ranks) => among.filter(({ rank }) => rank >= 0 && rank < most).length;
  const each = languages.map((language) => {
    const own = ranks.filter((one) => one.language === language);
    return `${language} ${share(within(3, own), own.length)}`;
  });
  process.stdout.write(
    `${half}, ${name}: a right task first for ${share(within(1), ranks.length)}, in the first three for ${share(within(3), ranks.length)}, in the first eight for ${share(within(8), ranks.length)}; first three by language: ${each.join(', ')}\n`,
  );
}

function printTriage(
  half: string,
  emergencies: Readonly<Record<string, readonly string[]>>,
  harmless: readonly string[],
  questions: readonly Question[],
): void {
  const all = Object.entries(emergencies).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })));
  const recognised = all.filter(({ text }) => emergencyIn(text) !== undefined).length;
  const exact = all.filter(({ kind, text }) => emergencyIn(text) === kind).length;
  const mistaken = [...harmless, ...questions.map(([, text]) => text)];
  const alarms = mistaken.filter((text) => emergencyIn(text) !== undefined).length;
  process.stdout.write(
    `${half}, triage: ${share(recognised, all.length)} emergencies of ${Object.keys(emergencies).length} kinds recognised, ${exact} as the right kind; ${share(alarms, mistaken.length)} harmless questions mistaken for one\n`,
  );
}

/**
 * How often the search finds a care task that helps, and the triage an emergency. The sealed half is what
 * counts: the words are never tuned on it. Goal: a right task in the first three for 70 % of it.
 */
export async function run(): Promise<void> {
  for (const [half, questions] of [
    ['open half', openQuestions],
    ['sealed half', sealedQuestions],
  ] as const) {
    await printRanks(half, 'plain keywords', plainSearch(), questions);
    await printRanks(half, 'our search', ownSearch(), questions);
  }
  printTriage('open half', openEmergencies, openHarmless, openQuestions);
  printTriage('sealed half', sealedEmergencies, sealedHarmless, sealedQuestions);
  await printModel(sealedQuestions);
}
