import { describe, expect, it } from 'vitest';
import { catalogueIn } from '#core/catalogue/catalogue-in.ts';
import { claims } from '#core/catalogue/claims/index.ts';
import type { CatalogueItem } from '#core/domain/care/care-task.ts';
import type { Language } from '#core/domain/languages.ts';
import { de } from '../../support/languages/claims/de.ts';
import { en } from '../../support/languages/claims/en.ts';
import { fr } from '../../support/languages/claims/fr.ts';
import { claimsIn } from '../../support/languages/claims/read-claims.ts';

const compared = [
  ['en', en, catalogueIn('en')],
  ['fr', fr, catalogueIn('fr')],
  ['de', de, catalogueIn('de')],
] as const;
const dangerousOf = (items: readonly CatalogueItem[]) =>
  items.flatMap(({ tasks }) => tasks.filter(({ stake }) => stake === 'danger'));
const dangerous = (language: Language) => dangerousOf(catalogueIn(language));

describe.each(compared)('the safety texts of dangerous tasks in %s', (_, known, items) => {
  const tasks = dangerousOf(items);

  it.each(tasks.map((task) => [task.id, task] as const))(
    'of %s say what is claimed, sentence by sentence',
    (id, task) => {
      expect(claimsIn(task.safety ?? '', known)).toEqual(claims[id]);
    },
  );
});

describe('the claims', () => {
  it('are of every dangerous task, and of no other', () => {
    expect(Object.keys(claims).sort()).toEqual(
      dangerous('en')
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('lead people out of danger before they call, and to the gas line only for a smell of gas', () => {
    for (const [id, sentences = []] of Object.entries(claims)) {
      for (const { about = [], calls = [] } of sentences) {
        // Gas is a sentence of its own.
        if (calls.length > 0 && !about.includes('gas')) {
          expect(
            about.some((each) => each === 'get out' || each === 'carbon monoxide'),
            id,
          ).toBe(true);
        }
        if (calls.includes('gas leak') || calls.includes('any gas')) {
          expect(about, id).toContain('get out');
          expect(about, id).not.toContain('carbon monoxide');
          expect(about, id).not.toContain('headache');
          expect(about, id).not.toContain('soot');
        }
      }
    }
  });
});

describe('a change of meaning is found', () => {
  const textOf = (id: string) => dangerous('fr').find((task) => task.id === id)?.safety ?? '';
  it.each([
    ['a lost negation', 'chimney.book-sweep', 'N’allumez pas de feu', 'Allumez un feu'],
    ['another number to call', 'water-heater.look-over', /\[\[.*?\]\]/, '{gas leak number}'],
    ['another temperature', 'shower.test-mixer', /60/, '50'],
    ['another time', 'boat.check-bilge-fuel', 'quatre', 'deux'],
    ['another trade', 'jacuzzi.test-gfci', 'électricien', 'plombier'],
    ['windows in place of doors', 'chimney.book-sweep', /sortez/, 'ouvrez les fenêtres'],
    ['a sentence that is missing', 'smoke-alarm.test-alarms', /\s[^.]*\.$/, ''],
  ] as const)('%s: %s', (_, id, now, instead) => {
    const text = textOf(id);
    const changed = text.replace(now, instead);
    expect(changed).not.toBe(text);
    expect(claimsIn(changed, fr)).not.toEqual(claims[id]);
  });
});
