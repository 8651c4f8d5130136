import type { CareTask, CatalogueItem, ItemFacts } from '../domain/care-task.ts';
import type { TaskSource } from '../domain/task.ts';
import { items as englishItems, parts as englishParts } from '../languages/en/items/index.ts';
import { landlord } from '../languages/en/landlord.ts';
import { inWords } from './in-words.ts';
import { airConditioning } from './items/air-conditioning.ts';
import { airPurifier } from './items/air-purifier.ts';
import { bathtub } from './items/bathtub.ts';
import { bbqGrill } from './items/bbq-grill.ts';
import { bicycle } from './items/bicycle.ts';
import { bidet } from './items/bidet.ts';
import { boat } from './items/boat.ts';
import { car } from './items/car.ts';
import { carbonMonoxideAlarm } from './items/carbon-monoxide-alarm.ts';
import { centralHeating } from './items/central-heating.ts';
import { chimney } from './items/chimney.ts';
import { coffeeMachine } from './items/coffee-machine.ts';
import { deckPatio } from './items/deck-patio.ts';
import { dishwasher } from './items/dishwasher.ts';
import { dryer } from './items/dryer.ts';
import { electricHeating } from './items/electric-heating.ts';
import { electricalPanel } from './items/electrical-panel.ts';
import { firePit } from './items/fire-pit.ts';
import { fireStove } from './items/fire-stove.ts';
import { flowerGarden } from './items/flower-garden.ts';
import { fridge } from './items/fridge.ts';
import { gasStove } from './items/gas-stove.ts';
import { geothermal } from './items/geothermal.ts';
import { greenhouse } from './items/greenhouse.ts';
import { hedges } from './items/hedges.ts';
import { humidifier } from './items/humidifier.ts';
import { inductionCooktop } from './items/induction-cooktop.ts';
import { irrigationSystem } from './items/irrigation-system.ts';
import { jacuzzi } from './items/jacuzzi.ts';
import { lawn } from './items/lawn.ts';
import { microwave } from './items/microwave.ts';
import { motorcycle } from './items/motorcycle.ts';
import { outdoorJacuzzi } from './items/outdoor-jacuzzi.ts';
import { outdoorKitchen } from './items/outdoor-kitchen.ts';
import { oven } from './items/oven.ts';
import { pizzaOven } from './items/pizza-oven.ts';
import { plumbingAndDrains } from './items/plumbing-and-drains.ts';
import { pool } from './items/pool.ts';
import { roofAndGutters } from './items/roof-and-gutters.ts';
import { rv } from './items/rv.ts';
import { sauna } from './items/sauna.ts';
import { scooter } from './items/scooter.ts';
import { shower } from './items/shower.ts';
import { smokeAlarm } from './items/smoke-alarm.ts';
import { solarPanels } from './items/solar-panels.ts';
import { terrace } from './items/terrace.ts';
import { toilet } from './items/toilet.ts';
import { trailer } from './items/trailer.ts';
import { trees } from './items/trees.ts';
import { vegetableGarden } from './items/vegetable-garden.ts';
import { ventilation } from './items/ventilation.ts';
import { washingMachine } from './items/washing-machine.ts';
import { waterHeater } from './items/water-heater.ts';
import { windowsAndDoors } from './items/windows-and-doors.ts';
import { wineFridge } from './items/wine-fridge.ts';
import { retiredTasks } from './retired-tasks.ts';

/** The 55 things that a home can have: the features in the order of onboarding, then what every home has. */
/** What the catalogue knows of its items, without words. */
export const itemFacts: readonly ItemFacts[] = [
  fridge,
  gasStove,
  inductionCooktop,
  microwave,
  oven,
  coffeeMachine,
  fireStove,
  pizzaOven,
  wineFridge,
  bathtub,
  shower,
  bidet,
  jacuzzi,
  sauna,
  airConditioning,
  centralHeating,
  electricHeating,
  chimney,
  geothermal,
  solarPanels,
  dishwasher,
  dryer,
  washingMachine,
  waterHeater,
  airPurifier,
  humidifier,
  bbqGrill,
  deckPatio,
  firePit,
  outdoorJacuzzi,
  outdoorKitchen,
  pool,
  flowerGarden,
  hedges,
  lawn,
  terrace,
  trees,
  greenhouse,
  irrigationSystem,
  vegetableGarden,
  bicycle,
  car,
  boat,
  motorcycle,
  rv,
  scooter,
  trailer,
  smokeAlarm,
  carbonMonoxideAlarm,
  toilet,
  plumbingAndDrains,
  electricalPanel,
  windowsAndDoors,
  ventilation,
  roofAndGutters,
];

/** The catalogue in English. */
export const catalogue: readonly CatalogueItem[] = inWords(itemFacts, {
  parts: [...Object.values(englishItems), ...englishParts],
  landlord,
});

type CareTaskOfItem = { readonly item: CatalogueItem; readonly task: CareTask };

const planned: ReadonlyMap<string, CareTaskOfItem> = new Map(
  catalogue.flatMap((item) => item.tasks.map((task) => [task.id, { item, task }])),
);

/** Every care task with its item, by the task's id. A retired id leads to the task that covers it now. */
export const careTaskById: ReadonlyMap<string, CareTaskOfItem> = new Map([
  ...planned,
  ...[...retiredTasks].flatMap(([id, coveredBy]) => {
    const found = planned.get(coveredBy);
    return found ? [[id, found] as const] : [];
  }),
]);

/** The sources of the tasks that close an item for a season or open it again. */
export const seasonalSources: readonly TaskSource[] = [...planned.values()]
  .filter(({ task }) => task.seasonalUse !== undefined)
  .map(({ task }): TaskSource => `care:${task.id}`);
