import { makeFindTowns } from './find-towns.ts';

export const townsUseCases = { findTowns: makeFindTowns };
