import { africa } from './africa.ts';
import { americas } from './americas.ts';
import { asia } from './asia.ts';
import { easternEurope } from './eastern-europe.ts';
import { oceania } from './oceania.ts';
import { stationsIn } from './station.ts';
import { unitedStates } from './united-states.ts';
import { westernAsia } from './western-asia.ts';
import { westernEurope } from './western-europe.ts';

/** Every station, from all continents. */
export const stations = [
  africa,
  americas,
  asia,
  easternEurope,
  oceania,
  unitedStates,
  westernAsia,
  westernEurope,
].flatMap(stationsIn);
