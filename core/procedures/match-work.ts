import { careTaskById, catalogue } from '../catalogue/index.ts';
import { prepareTexts } from '../catalogue/prepare-texts.ts';
import { plainWords } from '../domain/advice/plain-words.ts';
import { stem } from '../domain/advice/stem.ts';
import { otherItem, type Work } from '../domain/history/entry.ts';
import type { JudgedRow } from '../domain/history/table/judge-rows.ts';
import { matchKey } from '../domain/history/table/match-key.ts';
import { factsOf, fitsPlace, hasItem, meetsNeeds } from '../domain/home/facts.ts';
import { type Household, isOnboarded } from '../domain/home/household.ts';
import { homeOf } from '../domain/plan/home.ts';
import type { CatalogueSearch } from '../ports/catalogue-search.ts';
import type { EventLoop } from '../ports/event-loop.ts';
import { inTurns } from './in-turns.ts';

/** Work of a file that may be a care task, and how many rows have it. */
export type WorkMatch = {
  readonly id: string;
  readonly title: string;
  readonly item: string;
  readonly rows: number;
  readonly careTaskId: string;
};

/** So many different works are searched for: more than a home has. */
const mostSearched = 100;

/** So many texts that are like some work are looked at: the first may only have letters in common. */
const mostLookedAt = 6;

const items: ReadonlySet<string> = new Set(catalogue.map(({ name }) => name));

/** Whether a care task is of an item that the home has, of the one that the work names if it names one, and fits what is known of it. */
function fitsHome(household: Household): (id: string, item: Work['item']) => boolean {
  if (!isOnboarded(household)) return () => false;
  const home = homeOf(household);
  const facts = factsOf(home);
  const concerns = ({ item, task }: NonNullable<ReturnType<typeof careTaskById.get>>) =>
    hasItem(home, item) && fitsPlace(task, home, facts) && meetsNeeds(task, facts) !== false;
  const ofHome = new Set([...careTaskById].filter(([, found]) => concerns(found)).map(([id]) => id));
  return (id, item) => ofHome.has(id) && (careTaskById.get(id)?.item.name === item || !items.has(item));
}

/** Says in which words people speak of a care task, as stems, found at its first call. */
async function vocabularies(eventLoop: EventLoop): Promise<(id: string) => ReadonlySet<string> | undefined> {
  const { searchDocuments } = await import('../catalogue/search/documents.ts');
  const documents = await eventLoop.map(searchDocuments, (make) => make());
  const byId = new Map(documents.map((document) => [document.id, document]));
  const known = new Map<string, ReadonlySet<string>>();
  return (id) => {
    const document = byId.get(id);
    if (!document || known.has(id)) return known.get(id);
    const { title, names, said, translations } = document;
    known.set(id, new Set([title, ...names, ...said, ...translations].flatMap(plainWords).map(stem)));
    return known.get(id);
  };
}

/** Words that say something have so many letters; there are too many short ones in any text. */
const shortest = 4;

/**
 * Whether some word of the title, and more than half of those with the item, are said of a care task: the search finds
 * something for any words.
 */
function isAbout({ title, item }: Pick<Work, 'title' | 'item'>, vocabulary: ReadonlySet<string> | undefined): boolean {
  const isSaid = (word: string) => vocabulary?.has(stem(word)) === true;
  const words = plainWords(withItem({ title, item })).filter((word) => word.length >= shortest);
  return plainWords(title).some(isSaid) && words.filter(isSaid).length > words.length / 2;
}

const withItem = ({ title, item }: Pick<Work, 'title' | 'item'>): string =>
  item === otherItem ? title : `${item} ${title}`;

/**
 * The care tasks that new work of a file may be, by what people say of them: guesses, which a person decides.
 * The most frequent work comes first.
 */
export const makeMatchWork =
  ({ catalogueSearch, eventLoop }: { readonly catalogueSearch: CatalogueSearch; readonly eventLoop: EventLoop }) =>
  async (household: Household, rows: readonly JudgedRow[]): Promise<readonly WorkMatch[]> => {
    const works = rows.flatMap((row) =>
      row.outcome !== 'error' && row.outcome !== 'duplicate' && row.work.careTaskId === undefined ? [row.work] : [],
    );
    const fits = fitsHome(household);
    if (works.length === 0) return [];
    await inTurns(eventLoop, prepareTexts());
    const wordsOf = await vocabularies(eventLoop);
    const matches: WorkMatch[] = [];
    const frequent = [...Map.groupBy(works, matchKey)].toSorted(([, one], [, other]) => other.length - one.length);
    for (const [id, [work, ...others]] of frequent.slice(0, mostSearched)) {
      if (!work) continue;
      const { title, item } = work;
      // Searching takes some milliseconds, after which others have their turn.
      const found = await eventLoop.next(() =>
        catalogueSearch.liken(withItem(work), mostLookedAt, ({ id }) => (fits(id, item) ? 1 : 0.1)),
      );
      const best = found.find((each) => fits(each.id, item) && isAbout(work, wordsOf(each.id)));
      if (best) matches.push({ id, title, item, rows: others.length + 1, careTaskId: best.id });
    }
    return matches;
  };
