import { describe, expect, it } from 'vitest';
import { plainWords } from '#core/domain/advice/plain-words.ts';
import { conceptsIn } from '#core/domain/advice/triage/read-concepts.ts';
import { typingErrors } from '#core/domain/advice/triage/typing-errors.ts';

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

describe('a concept', () => {
  const of = (text: string) => new Set(conceptsIn(plainWords(text)).flat());

  it('is mentioned in four languages, with an error in a word of five letters', () => {
    for (const text of ['carbon monoxide', 'Kohlenmonoxid', 'monoxyde', 'monoxido', 'the monoxid alarm']) {
      expect(of(text), text).toContain('monoxide');
    }
    expect(of('the celing')).toContain('structure');
    expect(of('the gat')).not.toContain('gas');
  });

  it('is not in an ordinary word that one letter separates from its own', () => {
    expect(of('a smoulderng log')).toContain('smoke');
    expect(of('a solid shoulder')).not.toContain('smoke');
    expect(of('combien')).not.toContain('mixed');
  });

  it('is not in a word of another language or meaning that begins like its own', () => {
    for (const [text, concept] of [
      ['un filtre pour le bain', 'water'],
      ['der Hund sagt nichts', 'gives'],
      ['voy a llamar al bombero', 'fire'],
      ['voy a llamar al bombero', 'swollen'],
      ['die Regale tragen viel', 'swallowed'],
      ['die Farbe heißt Sand', 'hot'],
    ] as const) {
      expect(of(text), text).not.toContain(concept);
    }
  });

  it('begins with the same letter', () => {
    expect(of('it is turning')).not.toContain('scorch');
  });

  it('of a phrase needs all its words in a row', () => {
    expect(of('it went going off now')).toContain('sounds');
    expect(of('going to turn it off')).not.toContain('sounds');
  });

  it('is denied by a word just before it', () => {
    expect(of('there is no smoke')).toEqual(new Set(['not smoke']));
    expect(of('es riecht nicht nach Gas')).toContain('not gas');
  });
});
