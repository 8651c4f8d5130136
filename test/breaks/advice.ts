import type { Break } from './break.ts';

const triage = 'core/domain/advice/triage';
const unit = 'test/core/advice';

/** The search over the catalogue, and the triage. */
export const adviceBreaks: readonly Break[] = [
  {
    what: 'A typing error hides a concept',
    file: `${triage}/read-concepts.ts`,
    find: 'return typingErrors(typed, word) <= 1;',
    replace: 'return typingErrors(typed, word) < 1;',
    tests: [`${unit}/typing-errors.test.ts`],
  },
  {
    what: 'An ordinary word counts as a hazard with a typing error',
    file: `${triage}/read-concepts.ts`,
    find: '...lookalikes,',
    replace: '',
    tests: [`${unit}/typing-errors.test.ts`],
  },
  {
    what: 'An emergency gives the number of no country',
    file: `${triage}/responses.ts`,
    find: 'localise(text, country)',
    replace: 'localise(text, country && undefined)',
    tests: [`${unit}/triage.test.ts`],
  },
  {
    what: 'Accents have to be typed',
    file: 'core/domain/advice/plain-words.ts',
    find: ".replace(/\\p{Mn}/gu, '')",
    replace: ".replace(/\\p{Mn}{9}/gu, '')",
    tests: [`${unit}/search.test.ts`, `${unit}/triage.test.ts`],
  },
  {
    what: 'A washing machine in French is found as a coffee machine',
    file: 'adapters/minisearch/phrases.ts',
    find: "read.push(phrase?.join('') ?? word);",
    replace: 'read.push(...(phrase ?? [word]));',
    tests: ['test/adapters/minisearch.test.ts'],
  },
  {
    what: 'A typing error finds nothing',
    file: 'adapters/minisearch/word-index.ts',
    find: '(word.length >= shortestWithErrors ? 0.25 : false)',
    replace: '(word.length >= shortestWithErrors ? 0 : false)',
    tests: [`${unit}/search.test.ts`, 'test/adapters/minisearch.test.ts'],
  },
  {
    what: 'A phrase is found by whole words only',
    file: 'adapters/minisearch/phrase-index.ts',
    find: 'add(bounded.slice(at, at + length), 1 / partLengths.length);',
    replace: '',
    tests: ['test/adapters/minisearch.test.ts'],
  },
  {
    what: 'The other tasks of a thing count for nothing',
    file: 'adapters/minisearch/catalogue-search.ts',
    find: 'subject: 0.2 }',
    replace: 'subject: 0 }',
    tests: ['test/adapters/minisearch.test.ts'],
  },
  {
    what: 'The symptoms that people describe are left out of the search',
    file: 'core/catalogue/search/documents.ts',
    find: 'symptoms: symptomsOf(task.id),',
    replace: 'symptoms: symptomsOf(task.id).slice(0, 0),',
    tests: [`${unit}/search.test.ts`, `${unit}/search-words.test.ts`],
  },
  {
    what: 'A failure to load the texts ends the search for good',
    file: 'adapters/minisearch/catalogue-search.ts',
    find: 'built = undefined;',
    replace: '',
    tests: ['test/adapters/minisearch.test.ts'],
  },
  {
    what: 'The server loads the words for the search when it starts',
    file: 'apps/composition/modules/advice.ts',
    find: "import { part } from '../parts.ts';",
    replace: "import '#core/catalogue/search/documents.ts';\nimport { part } from '../parts.ts';",
    tests: ['test/architecture.test.ts'],
  },
];
