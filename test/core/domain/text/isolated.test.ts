import { describe, expect, it } from 'vitest';
import { isolated, isolatedIn } from '#core/domain/text/isolated.ts';
import { sentences } from '../../../support/text/scripts.ts';

const rightToLeft = new Set([
  ...[
    'Hebrew',
    'Hebrew with marks kept apart',
    'Arabic',
    'Arabic with marks of direction',
    'Persian',
    'Urdu',
    'Syriac',
  ],
  ...['Thaana', 'Nko', 'Samaritan', 'Mandaic', 'Adlam', 'Hanifi Rohingya'],
]);

describe('a text in a sentence', () => {
  it.each(Object.entries(sentences))('keeps its place, and every letter, in %s', (script, sentence) => {
    expect(isolated(sentence)).toBe(rightToLeft.has(script) ? `\u2068${sentence}\u2069` : sentence);
  });

  it('is kept apart once', () => {
    const { Hebrew = '' } = sentences;
    expect(isolated(isolated(Hebrew))).toBe(isolated(Hebrew));
  });
});

it('every text of a record is kept apart, and nothing else changes', () => {
  const at = new Date('2027-01-04T00:00:00Z');
  const { Arabic = '' } = sentences;
  const mail = {
    home: Arabic,
    at,
    count: 2,
    none: undefined,
    tasks: [{ title: Arabic, link: 'https://home.example' }],
  };
  const [kept] = [`\u2068${Arabic}\u2069`];
  expect(isolatedIn(mail)).toEqual({ ...mail, home: kept, tasks: [{ title: kept, link: 'https://home.example' }] });
  expect(isolatedIn(mail).at).toBe(at);
});
