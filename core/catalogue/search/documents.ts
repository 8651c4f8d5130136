import type { SearchDocument } from '../../domain/advice/catalogue-text.ts';
import { textOfTask } from '../../domain/advice/material.ts';
import type { CareTask, CatalogueItem } from '../../domain/care/care-task.ts';
import { languages } from '../../domain/languages.ts';
import { once } from '../../domain/running/once.ts';
import { guideOfItem } from '../guide-of-item.ts';
import type { Guide } from '../guides/guide.ts';
import { guides } from '../guides/index.ts';
import { catalogue } from '../index.ts';
import { textsIn } from '../texts-in.ts';
import { careWords } from './care-words.ts';
import { faultWords } from './fault-words.ts';
import { guideTextsIn, textOfGuide } from './guide-texts.ts';
import { itemWords } from './item-words.ts';
import { layPhrases } from './lay/index.ts';
import { nicknames } from './nicknames.ts';
import { partWords } from './part-words.ts';
import { signWords } from './sign-words.ts';
import { symptoms } from './symptoms/index.ts';
import type { Words } from './words.ts';

const words: ReadonlyMap<string, Words> = new Map(
  Object.entries({ ...signWords, ...faultWords, ...careWords, ...partWords }),
);

const each = (all: Words | undefined): readonly string[] => all?.flatMap((language) => language.split(' ')) ?? [];

function namesOf(items: readonly CatalogueItem[]): readonly string[] {
  return [...new Set(items.flatMap(({ name }) => [...each(itemWords[name]), ...(nicknames[name]?.split(' ') ?? [])]))];
}

function symptomsOf(id: string): readonly string[] {
  const keys = symptoms[id]?.split(' ') ?? [];
  return [...new Set(keys.flatMap((key) => [key, ...each(words.get(key))]))];
}

const others = languages.filter((language) => language !== 'en');

function ofTask(item: CatalogueItem, task: CareTask): SearchDocument {
  return {
    ...textOfTask(task),
    names: namesOf([item]),
    symptoms: symptomsOf(task.id),
    said: layPhrases[task.id]?.split(/,\s*/) ?? [],
    subject: item.name,
    translations: others.flatMap((language) => textsIn(language).careTaskById.get(task.id)?.task.title ?? []),
  };
}

function ofGuide(guide: Guide): SearchDocument {
  const { slug, keywords } = guide;
  return {
    ...textOfGuide(guide),
    names: namesOf(catalogue.filter(({ name }) => guideOfItem.get(name) === slug)),
    symptoms: keywords.flatMap((keyword) => keyword.split(' ')),
    said: keywords,
    subject: slug,
    translations: others.flatMap((language) => guideTextsIn(language).get(slug)?.title ?? []),
  };
}

/** Makes each text that can be found, of a care task or a guide, at its first call: all together take a tenth of a second. */
export const searchDocuments: readonly (() => SearchDocument)[] = [
  ...catalogue.flatMap((item) => item.tasks.map((task) => once(() => ofTask(item, task)))),
  ...guides.map((guide) => once(() => ofGuide(guide))),
];
