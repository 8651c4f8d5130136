import { describe, expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import { emergencyKinds } from '#core/domain/advice/triage/emergency-kinds.ts';
import { rules } from '#core/domain/advice/triage/rules.ts';
import { harmlessSigns, signs } from '#core/domain/advice/triage/signs.ts';
import { emergencyIn, triage } from '#core/domain/advice/triage.ts';
import { hasLocalMarks } from '#core/domain/local-text/localise.ts';
import { openEmergencies } from '../../../bench/advice/emergencies.ts';
import { openHarmless } from '../../../bench/advice/harmless.ts';
import { openQuestions } from '../../../bench/advice/open-questions.ts';

const adviceOn = (question: string, country?: string) => triage(question, country)?.steps.join('\n');

describe('the triage', () => {
  it.each(emergencyKinds)('recognises %s in other words, in four languages and with typing errors', (kind) => {
    expect(openEmergencies[kind].length).toBeGreaterThanOrEqual(8);
    expect(openEmergencies[kind].filter((text) => emergencyIn(text) !== kind)).toEqual([]);
  });

  it('mistakes no harmless question for an emergency', () => {
    expect(openHarmless.length).toBeGreaterThanOrEqual(30);
    const questions = [...openHarmless, ...openQuestions.map(([, text]) => text)];
    expect(questions.filter((text) => emergencyIn(text) !== undefined)).toEqual([]);
  });

  it.each([
    ['capitals and punctuation', 'HELP!!! I SMELL GAS', 'gas'],
    ['two sentences', 'We all feel dizzy. The boiler came on an hour ago.', 'carbon-monoxide'],
    ['doubt', 'not sure, but it smells of gas', 'gas'],
    ['a denial of something else', 'Weiß nicht was tun, nicht lachen, Gasgeruch im Keller', 'gas'],
    ['a denial without a comma', 'ça ne s’arrête pas odeur de gaz', 'gas'],
    [
      'a harmless sentence beside it',
      'How often should I test the alarm? Now there are sparks at the socket',
      'electrical',
    ],
  ])('recognises one in spite of %s', (_, question, kind) => {
    expect(emergencyIn(question)).toBe(kind);
  });

  it.each(['there is no gas smell', 'es riecht nicht nach Gas', 'ça ne sent pas le gaz', 'no huele a gas', '', '???'])(
    'recognises none in "%s"',
    (question) => {
      expect(emergencyIn(question)).toBeUndefined();
    },
  );

  it('uses every sign in a rule, and has a rule for every kind', () => {
    const used = new Set<string>(rules.flatMap(({ all, unless = [] }) => [...all, ...unless]));
    expect(Object.keys({ ...signs, ...harmlessSigns }).filter((sign) => !used.has(sign))).toEqual([]);
    expect(emergencyKinds.filter((kind) => !rules.some((rule) => rule.kind === kind))).toEqual([]);
  });

  it('takes the more urgent of two emergencies', () => {
    expect(emergencyIn('smoke alarm going off and it smells of gas')).toBe('gas');
  });

  it('gives the emergency numbers of the country', () => {
    expect(adviceOn('I smell gas', 'FR')).toContain('call 0 800 47 33 33');
    expect(adviceOn('I smell gas', 'GB')).toContain('call 0800 111 999');
    expect(adviceOn('the ceiling is sagging', 'US')).toContain('Call 911');
    expect(adviceOn('the ceiling is sagging', 'FR')).toContain('Call 112');
    expect(adviceOn('the ceiling is sagging')).toContain('Call your emergency number');
  });

  it('returns fixed steps, and care tasks that exist as their source', () => {
    for (const kind of emergencyKinds) {
      const advice = triage(openEmergencies[kind][0] ?? '', 'DE');
      expect(advice?.kind).toBe(kind);
      expect(advice?.title, kind).not.toBe('');
      expect(advice?.steps.length, kind).toBeGreaterThanOrEqual(3);
      expect(advice?.steps.filter(hasLocalMarks), kind).toEqual([]);
      expect(advice?.taskIds.length, kind).toBeGreaterThan(0);
      expect(advice?.taskIds.filter((id) => !careTaskById.has(id))).toEqual([]);
    }
  });

  it('sends people out of the house, not up to the fire', () => {
    for (const kind of ['fire', 'pan-fire', 'battery', 'smoke-alarm', 'carbon-monoxide', 'chimney-fire'] as const) {
      expect(adviceOn(openEmergencies[kind][0] ?? '', 'FR'), kind).toMatch(/get everyone out/i);
    }
    expect(adviceOn('chip pan on fire')).toMatch(/never use water/i);
    expect(adviceOn('I smell gas')).toMatch(/don’t touch any switches/i);
  });
});
