import { describe, expect, it } from 'vitest';
import { guides } from '#core/catalogue/guides/index.ts';
import { canMeet } from '#core/domain/care/substances.ts';
import { instructionsIn, isForbidden, substancesIn } from '../support/catalogue/advice.ts';
import { notesOf } from '../support/guide-notes.ts';

const passages = guides.flatMap((guide) => [
  ...guide.introduction,
  ...notesOf(guide).map(({ content }) => content),
  ...(guide.ifYouRent ? [guide.ifYouRent] : []),
  ...(guide.law ?? []).map(({ content }) => content),
]);
const sentences = instructionsIn(passages);

/** Returns the passages that mention a subject without the required advice. */
const lacking = (subject: RegExp, ...needed: readonly RegExp[]) => {
  const speaking = passages.filter((text) => subject.test(text));
  expect(speaking.length).toBeGreaterThan(0);
  return speaking.filter((text) => needed.some((words) => !words.test(text)));
};

describe('safety advice in the guides', () => {
  it('never asks readers to do a professional’s work', () => {
    expect(sentences.filter(isForbidden)).toEqual([]);
    expect(sentences.filter((text) => /\b(climb|ladder|refrigerant in|top up the refrigerant)\b/i.test(text))).toEqual(
      [],
    );
  });

  it('never combines dangerous substances in a passage, and never uses bleach', () => {
    for (const text of passages) {
      const used = substancesIn(instructionsIn([text]));
      expect(canMeet(used, used), text).toBe(true);
      expect(used).not.toContain('bleach');
    }
  });

  it('never feeds a fire or puts water on burning fat', () => {
    expect(sentences.filter((text) => /\b(petrol|spirits?|lighter fluid|accelerant)\b/i.test(text))).toEqual([]);
    expect(lacking(/\bburning fat|fat burns/i, /\b(no|never use) water\b/i, /fire service/i)).toEqual([]);
  });

  it('makes readers who smell gas avoid flames and switches, leave, and call from outside', () => {
    expect(
      lacking(/\bsmell(s|ing)? (of )?gas\b/i, /\b(switch|flame)/i, /\b(leave|move away|go outside)\b/i, /\bcall\b/i),
    ).toEqual([]);
  });

  it.each(['boiler', 'stoves', 'oven'])('says what to do at a smell of gas: %s', (slug) => {
    const guide = guides.find((one) => one.slug === slug);
    expect(guide && notesOf(guide).filter(({ content }) => /\bsmell gas\b/i.test(content))).toHaveLength(1);
  });

  it('warns when stored water may fall below 60 °C', () => {
    const lukewarm = /\b(tank|cylinder)\b[\s\S]*\b[45]\d °C|\b[45]\d °C[\s\S]*\b(tank|cylinder)\b/i;
    expect(lacking(lukewarm, /\b(tank|cylinder)\b[^.]*\b60 °C/i)).toEqual([]);
  });

  it('has hot ash put into a lidded metal bin outdoors, away from the house', () => {
    const chimney = guides.find(({ slug }) => slug === 'chimney');
    const ash = chimney?.tips.map(({ content }) => content).find((text) => /shovel/i.test(text));
    for (const rule of [/as if it were still hot/, /metal bin/, /lid/, /outdoors/, /3 m/, /Never .*(plastic|vacuum)/])
      expect(ash).toMatch(rule);
  });

  it('makes readers leave and get help if carbon monoxide is possible', () => {
    expect(lacking(/\b(drowsy|dizziness|nausea)\b/i, /\b(outside|outdoors)\b/i, /\bemergency number\b/i)).toEqual([]);
  });
});
