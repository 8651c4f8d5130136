import { expect, it } from 'vitest';
import { typeset as typesetEnglish } from '#core/languages/en/typeset.ts';
import { typeset } from '#core/languages/fr/typeset.ts';

/** Shows no-break spaces: ~ for a wide one, and ^ for a narrow one. */
const shown = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^');

it.each([
  ['Prêt ? Oui ! D’abord ; ensuite.', 'Prêt^? Oui^! D’abord^; ensuite.'],
  ['Source : le « Guide », à 80 %.', 'Source~: le «^Guide^», à 80^%.'],
  ['De 1 500 à 12 000 €, 0 800 47 33 33', 'De 1^500 à 12^000~€, 0^800 47 33 33'],
  ['60 °C, 5 à 8 cm, 25 ml et 10 min', '60~°C, 5 à 8~cm, 25~ml et 10~min'],
  ['4 gestes, 3 médecins et 2 lits', '4 gestes, 3 médecins et 2 lits'],
  ['[[FR: le 18 | le 112]] et https://a.example/b?c=d', '[[FR: le 18 | le 112]] et https://a.example/b?c=d'],
])('sets French as its readers expect: %s', (written, set) => {
  expect(shown(typeset(written))).toBe(set);
});

it('leaves a text that is set as it is', () => {
  const set = typeset('Prêt ? « Oui » : 1 500 €');
  expect(typeset(set)).toBe(set);
});

it('leaves English as it is written', () => {
  expect(typesetEnglish('Ready? “Yes”: 60 °C')).toBe('Ready? “Yes”: 60 °C');
});
