import type { KnownOfRhythms } from '../domain/plan/learned/rhythms-of-home.ts';
import type { Stores } from '../ports/unit-of-work.ts';

/** Reads from what a home's rhythms are learned. Comparing years of turns takes a while, so it waits for the transaction's end. */
export const makeReadRhythms =
  () =>
  async ({ tasks, rhythmAnswers }: Stores, household: { id: string; timezone: string }): Promise<KnownOfRhythms> => ({
    turns: await tasks.pastTurns(household.id, household.timezone),
    answers: await rhythmAnswers.list(household.id),
  });
