import { describe, expect, it } from 'vitest';
import { alikePairs, likeness } from '../../support/catalogue/similarity.ts';

const sentence = 'Wipe the door seal with warm water, dry it, and look along the fold for tears.';

describe('how alike two texts are', () => {
  it('is 1 for the same words, whatever their case and punctuation', () => {
    expect(likeness(sentence, sentence.toUpperCase().replaceAll(',', ';'))).toBe(1);
    expect(likeness('Gas engineer', 'gas engineer')).toBe(1);
  });

  it('is 0 if they only share a subject', () => {
    expect(likeness(sentence, 'A door that leaks warm air costs power: check its seal now and then.')).toBe(0);
    expect(likeness('Gas engineer', 'Gas')).toBe(0);
  });

  it('is 1 if a longer text contains the whole of another', () => {
    expect(likeness(sentence, `Switch the fridge off. ${sentence} Then switch it on again.`)).toBe(1);
  });

  it('is low if two short texts share a phrase', () => {
    expect(likeness('Switch it off and let it cool.', 'Switch it off and wipe it with a damp cloth.')).toBeLessThan(
      0.4,
    );
  });

  it('is high if a text was reworded in one or two places', () => {
    expect(likeness(sentence, sentence.replace('warm', 'soapy').replace('tears', 'cracks'))).toBeGreaterThan(0.5);
  });
});

it('names the pairs that are too alike, and where they are', () => {
  const texts = [
    { where: 'a', text: sentence },
    { where: 'b', text: 'Nothing of the kind is said in this one.' },
    { where: 'c', text: sentence },
  ];
  expect(alikePairs(texts)).toEqual([`a “${sentence}” is like c “${sentence}”`]);
  expect(alikePairs(texts.slice(0, 2))).toEqual([]);
});
