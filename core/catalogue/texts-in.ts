import type { CareTask, CatalogueItem } from '../domain/care-task.ts';
import type { Language } from '../domain/languages.ts';
import { fullTitle as englishFullTitle } from '../languages/en/full-title.ts';
import * as englishItems from '../languages/en/items/index.ts';
import { reasons as englishReasons } from '../languages/en/reasons.ts';
import { typeset as typesetEnglish } from '../languages/en/typeset.ts';
import { fullTitle as frenchFullTitle } from '../languages/fr/full-title.ts';
import * as frenchItems from '../languages/fr/items/index.ts';
import { reasons as frenchReasons } from '../languages/fr/reasons.ts';
import { typeset as typesetFrench } from '../languages/fr/typeset.ts';
import type { ItemWords } from '../languages/item-words.ts';
import type { Translation } from '../languages/translation.ts';
import { catalogueIn } from './catalogue-in.ts';
import { careTasksById } from './index.ts';
import type { ItemSlug } from './item-slugs.ts';

type Words = {
  readonly items: Readonly<Record<ItemSlug, ItemWords>>;
  readonly reasons: Translation<typeof englishReasons>;
  /** A title that says what it is about, from the names of item and task. */
  readonly fullTitle: (item: string, title: string) => string;
  /** Sets a text as its readers expect. */
  readonly typeset: (text: string) => string;
};

const words: Readonly<Record<Language, Words>> = {
  en: { items: englishItems, reasons: englishReasons, fullTitle: englishFullTitle, typeset: typesetEnglish },
  fr: { items: frenchItems, reasons: frenchReasons, fullTitle: frenchFullTitle, typeset: typesetFrench },
};

type Texts = Omit<Words, 'items'> & {
  readonly careTaskById: ReadonlyMap<string, { readonly item: CatalogueItem; readonly task: CareTask }>;
  /** What the item is called. Its own name is an identifier. */
  readonly nameOf: (item: Pick<CatalogueItem, 'slug'>) => string;
};

const made = new Map<Language, Texts>();

/** What the server says about tasks in a language. */
export function textsIn(language: Language): Texts {
  const known = made.get(language);
  if (known) return known;
  const { items, ...others } = words[language];
  const names: Readonly<Record<string, ItemWords>> = items;
  const texts: Texts = {
    ...others,
    careTaskById: careTasksById(catalogueIn(language)),
    nameOf: ({ slug }) => names[slug]?.name ?? slug,
  };
  made.set(language, texts);
  return texts;
}
