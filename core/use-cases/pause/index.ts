import { makeEndPause } from './end-pause.ts';
import { makeSetPause } from './set-pause.ts';

export const pauseUseCases = {
  endPause: makeEndPause,
  setPause: makeSetPause,
};
