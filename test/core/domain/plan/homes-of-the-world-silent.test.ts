import { liveInHomesOfTheWorld } from '../../../support/simulation/live-in-homes-of-the-world.ts';

liveInHomesOfTheWorld('nothing');
