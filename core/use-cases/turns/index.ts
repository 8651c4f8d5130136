import { makeGetTurns } from './get-turns.ts';
import { makeSetOwnTurns } from './set-own-turns.ts';
import { makeSetTurns } from './set-turns.ts';

export const turnsUseCases = {
  getTurns: makeGetTurns,
  setOwnTurns: makeSetOwnTurns,
  setTurns: makeSetTurns,
};
