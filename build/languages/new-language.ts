import { dirname, relative } from 'node:path';

/** Files without texts, as a new language has them. The language can have rules of its own here. */
export function rulesOf(code: string): Readonly<Record<string, string>> {
  const locale = Intl.DateTimeFormat.supportedLocalesOf([code]).length > 0 ? code : 'en-GB';
  return {
    'language.ts': `import type { language as english, code as englishCode } from '../en/language.ts';

export const code: typeof englishCode = '${code}';

export const language: typeof english = { code, tag: '${code}', locale: '${locale}', audience: '' };
`,
    'made-from.ts': `import type { madeFrom as english } from '../en/made-from.ts';
import records from './made-from.json' with { type: 'json' };

export const madeFrom: typeof english = records;
`,
    'amounts.ts': `import { amountsIn } from '../amounts-in.ts';

export const amounts = amountsIn('${locale}');
`,
    'format.ts': `import { formatIn } from '../format.ts';

export const format = formatIn('${locale}');
`,
    'typeset.ts': `import type { typeset as english } from '../en/typeset.ts';

export const typeset: typeof english = (text) => text;
`,
    'in-sentence.ts': `import type { inSentence as english } from '../en/in-sentence.ts';

export const inSentence: typeof english = (name) => name;
`,
    'full-title.ts': `import { fullTitlesWith } from '../full-title.ts';
import { landlord } from './landlord.ts';

export const fullTitle = fullTitlesWith({
  otherNames: {},
  commonWords: new Set(),
  requestPrefix: landlord.request(''),
  separator: ': ',
  lowered: (word) => word,
});
`,
    'site/addresses.ts': `import { addresses as english } from '../../en/site/addresses.ts';
import type { Translation } from '../../translation.ts';

const below = (path: string): string => (path === '/' ? '/${code}' : \`/${code}\${path}\`);

export const addresses = Object.fromEntries(
  Object.entries(english).map(([page, path]) => [page, below(path)]),
) as Translation<typeof english>;
`,
    'site/slugs.ts': `import { slugs as english } from '../../en/site/slugs.ts';
import type { Translation } from '../../translation.ts';

export const slugs: Translation<typeof english> = {
  guide: (guide) => \`/${code}\${english.guide(guide)}\`,
  item: (item) => \`/${code}\${english.item(item)}\`,
  country: (country) => \`/${code}\${english.country(country)}\`,
  checklist: (season) => \`/${code}\${english.checklist(season)}\`,
};
`,
  };
}

/** The English source with translated texts, as the file of a language: the compiler compares its keys with the English. */
export function sourceForLanguage(file: string, source: string, locale: string): string {
  const own = source.replaceAll("'en-GB'", `'${locale}'`);
  const names = [...own.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  if (names.length !== 1 || !/\} as const;\s*$/.test(own)) return own;
  const up = relative(dirname(file), '') || '.';
  const root = up === '.' ? '..' : `${up}/..`;
  return `import type { ${names[0]} as english } from '${root}/en/${file}';
import type { Translation } from '${root}/translation.ts';
${own.replace(/\} as const;(\s*)$/, '} as const satisfies Translation<typeof english>;$1')}`;
}
