import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { product } from '#apps/contract/product.ts';
import { partsOf } from '#apps/site/content/conditional-text.ts';
import { questions } from '#apps/site/content/questions.ts';
import { piecesOf, plainText } from '#apps/site/content/rich-text.ts';
import { tablesOfRows } from '#apps/site/content/tables-of-privacy.ts';
import { paths } from '#apps/ui/paths.ts';
import { languages } from '#core/domain/languages.ts';
import type { Policy } from '#core/languages/policy.ts';
import { accessibility } from '#words/site/accessibility.ts';
import { faq } from '#words/site/faq.ts';
import { howWeChoose } from '#words/site/how-we-choose.ts';
import { legalNotice } from '#words/site/legal-notice.ts';
import { privacy } from '#words/site/privacy.ts';
import { terms } from '#words/site/terms.ts';

const textsOf = ({ lede, inShort, sections }: Policy): readonly string[] => [
  lede,
  ...inShort.map((sentence) => (typeof sentence === 'string' ? sentence : sentence.text)),
  ...sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (typeof block === 'string') return [block];
      if ('company' in block) return [];
      if ('box' in block) return [...block.box];
      if ('where' in block) return [block.text];
      return 'list' in block ? block.list.flat() : block.rows.flat();
    }),
  ),
];
const texts = [
  ...questions.flatMap(({ answer }) => answer.map((each) => partsOf(each).text)),
  ...[howWeChoose, privacy, terms, legalNotice, accessibility].flatMap(textsOf),
];
const whole = (policy: Policy) => textsOf(policy).map(plainText).join('\n');

/** The source of the towns, and its licence. */
const licences = ['https://www.geonames.org/', 'https://creativecommons.org/licenses/by/4.0/'];

describe('a text with links', () => {
  it('is split into text and links', () => {
    expect(piecesOf('See [Pricing](/pricing), or [write](mailto:a@b.example).')).toEqual([
      { text: 'See ' },
      { text: 'Pricing', to: '/pricing' },
      { text: ', or ' },
      { text: 'write', to: 'mailto:a@b.example' },
      { text: '.' },
    ]);
    expect(piecesOf('No link [here] (or there).')).toEqual([{ text: 'No link [here] (or there).' }]);
    expect(plainText('[Settings](/settings) has it.')).toBe('Settings has it.');
  });

  it('links only to existing pages, to support, and where the licence of data asks for it', () => {
    const known: ReadonlySet<string> = new Set(
      [
        ...Object.values(paths),
        ...languages.map((language) => `/${language}`),
        `mailto:${product.supportEmail}`,
        ...licences,
      ].filter((to) => typeof to === 'string'),
    );
    for (const { to } of texts.flatMap(piecesOf)) {
      if (to === undefined) continue;
      if (to.startsWith('/')) expect(known).toContain(new URL(to, 'https://x.example').pathname);
      else expect(known).toContain(to);
    }
    expect(texts.flatMap(piecesOf).filter(({ to }) => to).length).toBeGreaterThan(10);
  });
});

describe('a page’s anchors', () => {
  it.each([
    ['the questions', [...faq.map(({ id }) => id), ...questions.map(({ id }) => id)]],
    ['the privacy policy', privacy.sections.map(({ id }) => id)],
    ['the terms', terms.sections.map(({ id }) => id)],
    ['how we choose tasks', howWeChoose.sections.map(({ id }) => id)],
  ])('are unique: %s', (_, ids) => {
    expect(new Set([...ids, 'main', 'root', 'in-short']).size).toBe(ids.length + 3);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });
});

it('explains each figure that the site claims', () => {
  for (const figure of ['80%', '70%', 'Thousands', '55', '200+', 'hour a week', 'two minutes']) {
    expect(whole(howWeChoose)).toContain(figure);
  }
});

describe('the privacy policy', () => {
  const rows = privacy.sections
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'object' && 'rows' in block ? block.rows : [])),
    )
    .map(([what]) => what);
  /** The tables of docs/data.md, without those whose description says that they contain no personal data. */
  const tables = readFileSync(new URL('../../docs/data.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| `[a-z_]+` \|/.test(line) && !/no personal data|opens nothing/.test(line))
    .map((line) => /`([a-z_]+)`/.exec(line)?.[1]);

  it('names every table with personal data', () => {
    expect(tables.length).toBeGreaterThan(25);
    const named = new Set(Object.values(tablesOfRows).flatMap((names) => names.split(' ')));
    expect(tables.filter((table) => table !== undefined && !named.has(table))).toEqual([]);
    expect([...named].filter((table) => !tables.includes(table))).toEqual([]);
  });

  it('has a row for each of them', () => {
    expect(Object.keys(tablesOfRows).sort()).toEqual([...rows].sort());
  });
});

describe('the policies', () => {
  it('show their dates', () => {
    for (const [policy, shown] of [
      [privacy, 'May 5, 2025'],
      [terms, 'April 22, 2025'],
    ] as const) {
      expect(policy.updated.shown).toBe(shown);
      const day = new Date(`${policy.updated.date}T00:00Z`);
      expect(day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })).toBe(shown);
    }
  });

  it('include the required statements about data', () => {
    for (const promise of [
      'Up to 1 day after you disconnect it or stop using the service',
      'answered within 30 days',
      'not for children under 16',
      'stored in the EU',
    ]) {
      expect(whole(privacy)).toContain(promise);
    }
    for (const name of [
      'Postmark',
      'Stripe',
      'Google Calendar',
      'Google Analytics',
      'OpenAI',
      'token',
      'cookieConsent',
    ]) {
      expect(textsOf(privacy)).toContain(name);
    }
  });

  it('include the required statements about premium', () => {
    expect(whole(terms)).toContain('recurring subscription');
    expect(whole(terms)).toContain('You can cancel at any time');
    expect(whole(terms)).toContain('no refunds for partial periods');
  });
});
