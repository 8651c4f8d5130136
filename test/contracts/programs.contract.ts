import { expect, it } from 'vitest';
import type { Stores } from '#core/ports/unit-of-work.ts';
import { buildMembership } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

type Whose = { readonly householdId: string; readonly personId: string };
type Kept = Whose & { readonly id: string; readonly createdAt: Date };

/** What the stores of tokens, apps and webhooks have in common: each belongs to a person in a home. */
type Programs<Program> = {
  add(program: Program): Promise<void>;
  list(householdId: string, personId: string): Promise<readonly Program[]>;
  delete(program: Program): Promise<boolean>;
};
type Kind<Program> = {
  readonly storeIn: (stores: Stores) => Programs<Program>;
  readonly build: (householdId: string, personId: string) => Program;
};

/** Tests what the stores have in common, and provides the helpers for the tests of one of them. */
export function usePrograms<Program extends Kept>(open: OpenSubject, { storeIn, build }: Kind<Program>) {
  const { run, addHome } = useSubject(open);
  const list = ({ householdId, personId }: Whose) => run((stores) => storeIn(stores).list(householdId, personId));

  async function add(whose?: Whose, overrides?: Partial<Program>): Promise<Program> {
    const { household, person } = await addHome();
    const { householdId, personId } = whose ?? { householdId: household.id, personId: person.id };
    const program = { ...build(householdId, personId), ...overrides };
    await run((stores) => storeIn(stores).add(program));
    return program;
  }

  it('lists those of one person in one household, the newest first', async () => {
    const first = await add();
    const createdAt = new Date('2027-01-05T08:00:00.001Z');
    const second = { ...build(first.householdId, first.personId), createdAt };
    await run((stores) => storeIn(stores).add(second));
    const other = await add();
    const { householdId } = first;
    await run(({ memberships }) => memberships.add(buildMembership(householdId, other.personId)));
    await add({ ...other, householdId });
    expect(await list(first)).toStrictEqual([second, first]);
    expect(await list(other)).toStrictEqual([other]);
  });

  it('deletes one of the person in the household, and no other', async () => {
    const program = await add();
    const [second, foreign] = [await add(program), await add()];
    const deleteOne = (changes: Partial<Kept>) => run((stores) => storeIn(stores).delete({ ...program, ...changes }));
    expect(await deleteOne({ personId: foreign.personId })).toBe(false);
    expect(await deleteOne({})).toBe(true);
    for (const id of [program.id, foreign.id]) expect(await deleteOne({ id })).toBe(false);
    expect(await list(program)).toStrictEqual([second]);
    expect(await list(foreign)).toStrictEqual([foreign]);
  });

  it('has none of people who aren’t in the household, nor of those who come back', async () => {
    const [program, { personId: stranger }] = [await add(), await add()];
    await expect(add({ ...program, personId: stranger })).rejects.toThrow();
    const kept = await add();
    await run(async ({ memberships }) => {
      for (const { householdId } of [program, kept]) await memberships.delete(householdId, program.personId);
      await memberships.add(buildMembership(program.householdId, program.personId));
    });
    expect(await list(program)).toEqual([]);
    expect(await list(kept)).toStrictEqual([kept]);
  });

  return { run, addHome, add, list };
}
