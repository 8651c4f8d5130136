import { describe, expect, it } from 'vitest';
import type { RhythmAnswer } from '#core/domain/plan/learned/rhythm-answer.ts';
import { actorOf, formerMember } from '#core/domain/tasks/task-action.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function rhythmAnswerStoreContract(name: string, open: OpenSubject): void {
  describe(`rhythm answer store: ${name}`, () => {
    const { run, addHome, addHousehold } = useSubject(open);
    const list = (householdId: string) => run(({ rhythmAnswers }) => rhythmAnswers.list(householdId));
    const save = (answer: RhythmAnswer) => run(({ rhythmAnswers }) => rhythmAnswers.save(answer));
    const answer = (householdId: string, overrides: Partial<RhythmAnswer> = {}): RhythmAnswer => ({
      householdId,
      careTaskId: 'oven.clean',
      kind: 'accepted',
      at: new Date('2027-03-06T12:00:00.123Z'),
      ...overrides,
    });

    it('keeps the last answer of each kind about a care task of a home, the oldest first', async () => {
      const [{ id }, other] = [await addHousehold(), await addHousehold()];
      const later = { kind: 'dismissed', at: new Date('2027-04-06T12:00:00.123Z') } as const;
      const before = { days: 42, outlook: { firstWeek: '2027-03-01', jobs: 'oven clean:08' } };
      for (const each of [answer(id, later), answer(id), answer(other.id), answer(id, { before })]) await save(each);
      expect(await list(id)).toStrictEqual([
        { ...answer(id, { before }), actor: formerMember },
        { ...answer(id, later), actor: formerMember },
      ]);
    });

    it('names who gave it, until their account is deleted, and goes with its home', async () => {
      const { household, person } = await addHome();
      await save(answer(household.id, { personId: person.id }));
      expect(await list(household.id)).toMatchObject([{ personId: person.id, actor: actorOf(person) }]);
      await run(({ personalData }) => personalData.deletePerson(person));
      expect(await list(household.id)).toStrictEqual([{ ...answer(household.id), actor: formerMember }]);
      expect(Object.values(await run(({ personalData }) => personalData.readHome(household.id))).flat()).toContainEqual(
        expect.objectContaining({ kind: 'accepted' }),
      );
      await run(({ personalData }) => personalData.deleteHome(household.id));
      expect(await list(household.id)).toEqual([]);
    });
  });
}
