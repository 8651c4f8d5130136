import { describe, expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import { emergencyKinds } from '#core/domain/advice/triage/emergency-kinds.ts';
import { kindOf } from '#core/domain/advice/triage/kinds.ts';
import { emergencyOf } from '#core/domain/advice/triage/responses.ts';
import { emergencyIn, triage, urgencyOf } from '#core/domain/advice/triage.ts';
import type { Language } from '#core/domain/languages.ts';
import { hasLocalMarks } from '#core/domain/local-text/localise.ts';
import { wordsIn } from '#core/languages/words-in.ts';

/** What must never be missed, whatever the classifier has been trained on. */
const unmistakable = [
  ['I smell gas', 'gas'],
  ['HELP!!! I SMELL GAS', 'gas'],
  ['Gasgeruch im Keller, was tun', 'gas'],
  ['ça sent le gaz dans la cuisine', 'gas'],
  ['huele a gas en la cocina', 'gas'],
  ['le détecteur de monoxyde de carbone sonne', 'carbon-monoxide'],
  ['il y a le feu dans la friteuse', 'pan-fire'],
  ['j’ai pris une décharge avec le lave-linge', 'electric-shock'],
  ['mon fils a avalé du déboucheur', 'poison'],
  ['the carbon monoxide alarm is going off', 'carbon-monoxide'],
  ['We all feel dizzy. The boiler came on an hour ago.', 'carbon-monoxide'],
  ['der CO-Melder piept und uns ist schlecht', 'carbon-monoxide'],
  ['chip pan on fire', 'pan-fire'],
  ['die Pfanne brennt', 'pan-fire'],
  ['chimney fire, it is roaring', 'chimney-fire'],
  ['my e-bike battery is swollen and smoking', 'battery'],
  ['ma batterie de trottinette gonfle et fume', 'battery'],
  ['got an electric shock from the washing machine', 'electric-shock'],
  ['sparks and smoke from the socket', 'electrical'],
  ['chispas en el enchufe y humo', 'electrical'],
  ['water is pouring out of the ceiling light', 'water-and-electricity'],
  ['my toddler drank drain cleaner', 'poison'],
  ['I mixed bleach and ammonia and can not stop coughing', 'fumes'],
  ['the ceiling is sagging and cracking', 'structure'],
] as const;

const adviceOn = (kind: (typeof emergencyKinds)[number], country?: string, language: Language = 'en') =>
  emergencyOf(kind, country, wordsOf(language)).steps.join('\n');
const wordsOf = (language: Language) => {
  const { advice, local } = wordsIn(language);
  return { ...advice, local };
};

describe('the triage', () => {
  it.each(unmistakable)('recognises "%s"', (question, kind) => {
    expect([emergencyIn(question), kindOf(question)]).toEqual([kind, kind]);
  });

  it.each([
    'how often should I test my smoke alarm',
    'smoke alarm chirps every minute',
    'where do I put a carbon monoxide alarm',
    'how do I clean the filter of the dishwasher',
    'Wie oft muss der Schornsteinfeger kommen?',
    'comment détartrer la cafetière',
    'cada cuánto se limpia la campana',
    '',
    '???',
  ])('takes "%s" for no emergency', (question) => {
    expect(urgencyOf(question)).not.toBe('emergency');
  });

  it('returns what to do with the country’s numbers, and nothing for a question without a hazard', () => {
    expect(triage('I smell gas')).toEqual({ urgency: 'emergency', kind: 'gas' });
    expect(adviceOn('gas', 'FR')).toContain('call 0 800 47 33 33');
    expect(triage('how do I clean the filter of the dishwasher')).toEqual({ urgency: 'none' });
  });
});

describe('what to do', () => {
  it('has the emergency numbers of the country', () => {
    expect(adviceOn('gas', 'GB')).toContain('call 0800 111 999');
    expect(adviceOn('structure', 'US')).toContain('Call 911');
    expect(adviceOn('structure', 'FR')).toContain('Call 112');
    expect(adviceOn('structure')).toContain('Call your emergency number');
  });

  it.each(emergencyKinds)('is fixed for %s, and names only tasks that exist', (kind) => {
    const { title, steps, taskIds } = emergencyOf(kind, 'DE', wordsOf('en'));
    expect(title).not.toBe('');
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.filter(hasLocalMarks)).toEqual([]);
    expect(steps.join(' ')).toMatch(/call 112/i);
    expect(taskIds.filter((id) => !careTaskById.has(id))).toEqual([]);
  });

  it('sends people out of the house, not up to the fire', () => {
    for (const kind of ['fire', 'pan-fire', 'battery', 'smoke-alarm', 'carbon-monoxide', 'chimney-fire'] as const) {
      expect(adviceOn(kind, 'FR'), kind).toMatch(/get everyone out/i);
    }
    expect(adviceOn('pan-fire')).toMatch(/never use water/i);
    expect(adviceOn('gas')).toMatch(/don’t touch any switches/i);
  });

  it('is the same in French, with the numbers of the country', () => {
    expect(adviceOn('gas', 'FR', 'fr')).toMatch(
      /une fois dehors, appelez le 0.800.47.33.33, ou le 112 pour une bouteille/,
    );
    expect(adviceOn('structure', 'FR', 'fr')).toContain('Appelez le 112');
    expect(adviceOn('structure', undefined, 'fr')).toContain('Appelez le numéro d’urgence');
    for (const kind of emergencyKinds) {
      const [french, english] = [emergencyOf(kind, 'FR', wordsOf('fr')), emergencyOf(kind, 'FR', wordsOf('en'))];
      expect(french.steps, kind).toHaveLength(english.steps.length);
      for (const [at, step] of english.steps.entries()) {
        if (/\b(never|don’t|without|nothing|only)\b/i.test(step))
          expect(french.steps[at]).toMatch(/(^|[ ’])(ne|n’\p{L}*|jamais|ni|sans|aucun|rien)(?!\p{L})|N[e’]/iu);
      }
    }
  });
});
