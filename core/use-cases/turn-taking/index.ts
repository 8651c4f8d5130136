import { makeGetTurnTaking } from './get-turn-taking.ts';
import { makeSetTurnTaking } from './set-turn-taking.ts';
import { makeSetWorkPreferences } from './set-work-preferences.ts';

export const turnTakingUseCases = {
  getTurnTaking: makeGetTurnTaking,
  setWorkPreferences: makeSetWorkPreferences,
  setTurnTaking: makeSetTurnTaking,
};
