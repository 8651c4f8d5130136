import type { items as englishItems, parts as englishParts } from '../../en/items/index.ts';
import type { Translation } from '../../translation.ts';
import { airConditioning } from './air-conditioning.ts';
import { airPurifier } from './air-purifier.ts';
import { bathtub } from './bathtub.ts';
import { bbqGrill } from './bbq-grill.ts';
import { bicycle } from './bicycle.ts';
import { bidet } from './bidet.ts';
import { boat } from './boat.ts';
import { car } from './car.ts';
import { carbonMonoxideAlarm } from './carbon-monoxide-alarm.ts';
import { centralHeating } from './central-heating.ts';
import { chimney } from './chimney.ts';
import { coffeeMachine } from './coffee-machine.ts';
import { deckPatio } from './deck-patio.ts';
import { dishwasher } from './dishwasher.ts';
import { dryer } from './dryer.ts';
import { electricHeating } from './electric-heating.ts';
import { electricalPanel } from './electrical-panel.ts';
import { fallsAndEarthquakes } from './falls-and-earthquakes.ts';
import { firePit } from './fire-pit.ts';
import { fireStove } from './fire-stove.ts';
import { flowerGarden } from './flower-garden.ts';
import { fridge } from './fridge.ts';
import { gasStove } from './gas-stove.ts';
import { geothermal } from './geothermal.ts';
import { greenhouse } from './greenhouse.ts';
import { hedges } from './hedges.ts';
import { humidifier } from './humidifier.ts';
import { inductionCooktop } from './induction-cooktop.ts';
import { irrigationSystem } from './irrigation-system.ts';
import { jacuzzi } from './jacuzzi.ts';
import { lawn } from './lawn.ts';
import { microwave } from './microwave.ts';
import { mosquitoes } from './mosquitoes.ts';
import { motorcycle } from './motorcycle.ts';
import { oilAndWoodHeating } from './oil-and-wood-heating.ts';
import { outdoorJacuzzi } from './outdoor-jacuzzi.ts';
import { outdoorKitchen } from './outdoor-kitchen.ts';
import { oven } from './oven.ts';
import { pizzaOven } from './pizza-oven.ts';
import { plumbingAndDrains } from './plumbing-and-drains.ts';
import { pool } from './pool.ts';
import { roofAndGutters } from './roof-and-gutters.ts';
import { rv } from './rv.ts';
import { sauna } from './sauna.ts';
import { scooter } from './scooter.ts';
import { shower } from './shower.ts';
import { smokeAlarm } from './smoke-alarm.ts';
import { solarPanels } from './solar-panels.ts';
import { stormsSnowAndGround } from './storms-snow-and-ground.ts';
import { terrace } from './terrace.ts';
import { toilet } from './toilet.ts';
import { trailer } from './trailer.ts';
import { trees } from './trees.ts';
import { vegetableGarden } from './vegetable-garden.ts';
import { ventilation } from './ventilation.ts';
import { washingMachine } from './washing-machine.ts';
import { waterHeater } from './water-heater.ts';
import { wellAndSewer } from './well-and-sewer.ts';
import { windowsAndDoors } from './windows-and-doors.ts';
import { wineFridge } from './wine-fridge.ts';

export const items: Translation<typeof englishItems> = {
  fridge,
  'gas-stove': gasStove,
  'induction-cooktop': inductionCooktop,
  microwave,
  oven,
  'coffee-machine': coffeeMachine,
  'fire-stove': fireStove,
  'pizza-oven': pizzaOven,
  'wine-fridge': wineFridge,
  bathtub,
  shower,
  bidet,
  jacuzzi,
  sauna,
  'air-conditioning': airConditioning,
  'central-heating': centralHeating,
  'electric-heating': electricHeating,
  chimney,
  geothermal,
  'solar-panels': solarPanels,
  dishwasher,
  dryer,
  'washing-machine': washingMachine,
  'water-heater': waterHeater,
  'air-purifier': airPurifier,
  humidifier,
  'bbq-grill': bbqGrill,
  'deck-patio': deckPatio,
  'fire-pit': firePit,
  'outdoor-jacuzzi': outdoorJacuzzi,
  'outdoor-kitchen': outdoorKitchen,
  pool,
  'flower-garden': flowerGarden,
  hedges,
  lawn,
  terrace,
  trees,
  greenhouse,
  'irrigation-system': irrigationSystem,
  'vegetable-garden': vegetableGarden,
  bicycle,
  car,
  boat,
  motorcycle,
  rv,
  scooter,
  trailer,
  'smoke-alarm': smokeAlarm,
  'carbon-monoxide-alarm': carbonMonoxideAlarm,
  toilet,
  'plumbing-and-drains': plumbingAndDrains,
  'electrical-panel': electricalPanel,
  'windows-and-doors': windowsAndDoors,
  ventilation,
  'roof-and-gutters': roofAndGutters,
};

export const parts: Translation<typeof englishParts> = [
  fallsAndEarthquakes,
  mosquitoes,
  oilAndWoodHeating,
  stormsSnowAndGround,
  wellAndSewer,
];
