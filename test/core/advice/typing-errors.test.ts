import { describe, expect, it } from 'vitest';
import { mentions, mentionsExactly, passagesOf, phrasesOf, typingErrors } from '#core/domain/advice/triage/matcher.ts';

describe('typing errors between two words', () => {
  it.each([
    ['smoke', 'smoke', 0],
    ['smok', 'smoke', 1],
    ['smooke', 'smoke', 1],
    ['smike', 'smoke', 1],
    ['somke', 'smoke', 1],
    ['monoxyd', 'monoxide', 2],
    ['gas', 'ceiling', 3],
    ['kettle', 'smoke', 3],
  ])('%s and %s: %i', (one, other, errors) => {
    expect(typingErrors(one, other)).toBe(errors);
    expect(typingErrors(other, one)).toBe(errors);
  });
});

describe('a mention', () => {
  const of = (text: string, list: string) =>
    passagesOf(text)[0] ? mentions(passagesOf(text)[0] ?? [], phrasesOf(list)) : false;

  it('may have one error in a word of five letters, and none in a shorter one', () => {
    expect(of('the celing', 'ceiling')).toBe(true);
    expect(of('the gaz', 'gas')).toBe(false);
  });

  it('begins with the same letter', () => {
    expect(of('it is turning', 'burning')).toBe(false);
  });

  it('is not a common word that is one error away', () => {
    expect(of('a small stove', 'smell')).toBe(false);
  });

  it('of a phrase needs all its words in a row', () => {
    expect(of('it went going off now', 'going-off')).toBe(true);
    expect(of('going to turn it off', 'going-off')).toBe(false);
  });

  it('matches the beginning of a word before a star', () => {
    expect(of('Rauchmeldern', 'rauchmelder*')).toBe(true);
  });

  it('is exact where it makes a question harmless', () => {
    const [words = []] = passagesOf('in der Küche');
    expect(mentions(words, phrasesOf('kuchen'))).toBe(true);
    expect(mentionsExactly(words, phrasesOf('kuchen'))).toBe(false);
    expect(mentionsExactly(words, phrasesOf('kuche'))).toBe(true);
  });
});

it('a passage is a sentence, or two neighbours, and marks where clauses end', () => {
  expect(passagesOf('One two. Three, four! Five')).toEqual([
    ['one', 'two'],
    ['three', ',', 'four'],
    ['five'],
    ['one', 'two', ',', 'three', ',', 'four'],
    ['three', ',', 'four', ',', 'five'],
  ]);
});
