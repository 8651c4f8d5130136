import { featureOptions, multiChoiceCategories } from '#core/domain/care/features.ts';
import { homeIn } from './named-home.ts';

const paris = ['FR', 'Europe/Paris'] as const;
const options = multiChoiceCategories.flatMap((category) => [...featureOptions[category]]);
const everyFeature = options.map(({ name }) => name);
const defaultFeatures = options.flatMap((option) => ('chosenByDefault' in option ? [option.name] : []));

/** The largest homes and the smallest. */
export const everything = homeIn('A house with every feature', paris, 'House', everyFeature, {
  'water-heater': 'electric-tank',
  'heat-source': 'gas-boiler',
  geothermal: 'heat-pump',
  fireplace: 'stove',
  dryer: 'vented',
  'oven-cleaning': 'pyrolytic',
  'outside-tap': 'yes',
  attic: 'yes',
  drainage: 'septic-sump',
  'pool-winter': 'closed',
  deck: 'timber',
  'tree-kinds': 'both',
  'air-conditioner': 'reachable',
  ventilation: 'balanced',
  'water-treatment': 'softener',
  'garage-door': 'yes',
  'newer-things': 'several',
  barbecue: 'gas',
  'pizza-oven': 'wood',
  'fire-pit': 'wood',
  bidet: 'bowl',
  scooter: 'electric',
  'motorcycle-winter': 'laid-up',
  'boat-winter': 'laid-up',
  fridge: 'manual-defrost',
  car: 'home-charged',
});

export const almostNothing = homeIn('A flat with almost nothing', paris, 'Apartment', ['Shower'], {
  combustion: 'no',
  'outside-tap': 'no',
});

export const defaultAnswers = homeIn('A flat in Paris with the default answers', paris, 'Apartment', defaultFeatures, {
  'water-heater': 'electric-tank',
  'heat-source': 'district',
  combustion: 'no',
  dryer: 'condenser',
  'oven-cleaning': 'plain',
  'air-conditioner': 'high',
  'outside-tap': 'no',
});
