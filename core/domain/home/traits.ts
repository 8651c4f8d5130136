import type { Winter } from '../climate/place.ts';
import type { CountryCode } from '../countries.ts';
import type { PropertyType } from '../features.ts';

/**
 * A fact about a home that decides which tasks apply. Onboarding doesn't ask for traits: the week asks for a few at a
 * time, and the preferences list them all.
 */
type TraitDefinition = {
  readonly question: string;
  /** What the household hasn't said while it is unanswered: "You haven't said what heats your home". */
  readonly untold: string;
  /** Why it is asked, as one sentence. */
  readonly why: string;
  /** The answers. `phrase` names it in a few words, for a task's "Only for". */
  readonly options: readonly { readonly value: string; readonly label: string; readonly phrase: string }[];
  /** The answers that may be true of a home whose owner isn't sure: the safest assumption. */
  readonly unsure: readonly string[];
  /** The same in countries where that differs. */
  readonly unsureIn?: { readonly [Country in CountryCode]?: readonly string[] };
  /** The same in a flat. */
  readonly unsureInFlat?: readonly string[];
  /** The same where it freezes rarely or never. */
  readonly unsureInMildWinter?: readonly string[];
};

const yesNo = (yes: string, no: string) =>
  [
    { value: 'yes', label: 'Yes', phrase: yes },
    { value: 'no', label: 'No', phrase: no },
  ] as const;

export const traits = {
  winter: {
    question: 'How are winters where you live?',
    untold: 'how cold your winters are',
    why: 'Pipes, gardens and engines are prepared for frost only where it freezes.',
    options: [
      { value: 'long', label: 'Frozen half the year', phrase: 'winters of half a year' },
      { value: 'hard', label: 'Frozen for months', phrase: 'long, hard winters' },
      { value: 'regular', label: 'Regular frost', phrase: 'regular frost' },
      { value: 'rare', label: 'Rare frost', phrase: 'rare frost' },
      { value: 'none', label: 'No frost', phrase: 'no frost' },
    ],
    unsure: [],
  },
  rains: {
    question: 'When are your heaviest rains?',
    untold: 'when your heaviest rains are',
    why: 'Roofs, gutters and drains are made ready before them.',
    options: [
      { value: 'dec-feb', label: 'December to February', phrase: 'rains from December to February' },
      { value: 'mar-may', label: 'March to May', phrase: 'rains from March to May' },
      { value: 'jun-aug', label: 'June to August', phrase: 'rains from June to August' },
      { value: 'sep-nov', label: 'September to November', phrase: 'rains from September to November' },
      { value: 'none', label: 'No rainy season', phrase: 'no rainy season' },
    ],
    unsure: [],
  },
  storms: {
    question: 'Do hurricanes, typhoons or cyclones reach you?',
    untold: 'whether tropical storms reach you',
    why: 'Roofs, shutters and drains are made ready before their season.',
    options: yesNo('hurricanes, typhoons or cyclones', 'no hurricanes, typhoons or cyclones'),
    unsure: ['yes'],
  },
  tenure: {
    question: 'Do you own your home or rent it?',
    untold: 'whether you own or rent',
    why: 'If you rent, jobs on the structure are usually your landlord’s.',
    options: [
      { value: 'owner', label: 'I own it', phrase: 'own home' },
      { value: 'tenant', label: 'I rent it', phrase: 'rented home' },
    ],
    unsure: ['owner'],
  },
  'water-heater': {
    question: 'What heats your hot water?',
    untold: 'what heats your water',
    why: 'A gas heater needs a yearly check, and a tank needs its safety valve operated.',
    options: [
      { value: 'electric-tank', label: 'Electric tank', phrase: 'electric hot water tank' },
      { value: 'gas', label: 'Gas water heater', phrase: 'gas water heater' },
      { value: 'boiler', label: 'The heating boiler', phrase: 'hot water from the boiler' },
      { value: 'heat-pump', label: 'Heat pump', phrase: 'heat pump water heater' },
      { value: 'tankless', label: 'Tankless electric', phrase: 'tankless electric water heater' },
      { value: 'shared', label: 'Shared in the building', phrase: 'shared hot water' },
    ],
    unsure: ['gas'],
  },
  'heat-source': {
    question: 'What kind of central heating do you have?',
    untold: 'what heats your home',
    why: 'Boilers, heat pumps and furnaces need different care, and the law requires some of it.',
    options: [
      { value: 'gas-boiler', label: 'Gas boiler', phrase: 'gas boiler' },
      { value: 'oil-boiler', label: 'Oil boiler', phrase: 'oil boiler' },
      { value: 'heat-pump', label: 'Heat pump', phrase: 'air-source heat pump' },
      { value: 'furnace', label: 'Warm-air furnace', phrase: 'warm-air furnace' },
      { value: 'district', label: 'Shared or district', phrase: 'shared or district heating' },
      { value: 'wood', label: 'Wood or pellets', phrase: 'wood or pellet boiler' },
    ],
    unsure: ['gas-boiler'],
    unsureIn: { US: ['furnace'], CA: ['furnace'] },
  },
  combustion: {
    question: 'Does anything in your home burn gas, oil, wood or coal, or is a garage attached?',
    untold: 'whether anything burns fuel in your home',
    why: 'Burning fuel and running engines give off carbon monoxide, which only an alarm notices.',
    options: yesNo(
      'something that burns fuel, or an attached garage',
      'nothing that burns fuel, and no attached garage',
    ),
    unsure: ['yes'],
  },
  fireplace: {
    question: 'How do you use your fireplace or chimney?',
    untold: 'how you use your fireplace',
    why: 'How often a chimney is swept depends on it.',
    options: [
      {
        value: 'stove-daily',
        label: 'A stove, most winter days',
        phrase: 'stove lit most winter days',
      },
      { value: 'stove', label: 'A stove, now and then', phrase: 'stove lit now and then' },
      { value: 'open-fire', label: 'An open fire', phrase: 'open fire' },
      { value: 'unused', label: 'Not at all', phrase: 'unused chimney' },
    ],
    unsure: ['stove'],
  },
  'gas-supply': {
    question: 'Does the gas for your hob come from the mains or from a bottle?',
    untold: 'where your gas comes from',
    why: 'The hose of a bottle ages, and its joints are tested at each change of bottle.',
    options: [
      { value: 'mains', label: 'From the mains', phrase: 'mains gas' },
      { value: 'bottle', label: 'From a bottle', phrase: 'bottled gas' },
    ],
    unsure: ['mains', 'bottle'],
  },
  'water-supply': {
    question: 'Where does your drinking water come from?',
    untold: 'where your water comes from',
    why: 'No one tests the water of a private well unless its owner does.',
    options: [
      { value: 'mains', label: 'The public supply', phrase: 'public water supply' },
      { value: 'well', label: 'A private well or spring', phrase: 'private well' },
    ],
    unsure: [],
  },
  car: {
    question: 'Do you charge a car at home?',
    untold: 'whether you charge a car at home',
    why: 'A charge point has a safety switch to test and a cable that wears.',
    options: [
      { value: 'home-charged', label: 'Yes', phrase: 'car charged at home' },
      { value: 'charged-elsewhere', label: 'No, elsewhere', phrase: 'car charged elsewhere' },
      { value: 'combustion', label: 'No, it burns fuel', phrase: 'petrol or diesel car' },
    ],
    unsure: [],
  },
  dryer: {
    question: 'Which kind of dryer do you have?',
    untold: 'which dryer you have',
    why: 'Lint in the duct of a vented dryer can catch fire; the other kinds have a filter to clean instead.',
    options: [
      { value: 'vented', label: 'Vented', phrase: 'vented dryer' },
      { value: 'condenser', label: 'Condenser', phrase: 'condenser dryer' },
      { value: 'heat-pump', label: 'Heat pump', phrase: 'heat pump dryer' },
      { value: 'none', label: 'No dryer', phrase: 'no dryer' },
    ],
    unsure: ['vented'],
  },
  'oven-cleaning': {
    question: 'How is your oven cleaned?',
    untold: 'how your oven is cleaned',
    why: 'Self-cleaning ovens must not be sprayed with oven cleaner; the others are cleaned by hand.',
    options: [
      { value: 'pyrolytic', label: 'With heat (pyrolytic)', phrase: 'pyrolytic oven' },
      { value: 'catalytic', label: 'With special panels (catalytic)', phrase: 'oven with catalytic panels' },
      { value: 'plain', label: 'By hand', phrase: 'oven without self-cleaning' },
    ],
    unsure: ['plain'],
  },
  fridge: {
    question: 'Which kind of fridge do you have?',
    untold: 'which fridge you have',
    why: 'Only some freezers need defrosting, and only some fridges have a water filter.',
    options: [
      { value: 'manual-defrost', label: 'Ice builds up in it', phrase: 'freezer that ices up' },
      { value: 'frost-free', label: 'Frost-free', phrase: 'frost-free fridge' },
      {
        value: 'water-filter',
        label: 'Frost-free, with water or ice dispenser',
        phrase: 'fridge with a water or ice dispenser',
      },
    ],
    unsure: ['manual-defrost'],
  },
  'air-conditioner': {
    question: 'Which kind of air conditioning do you have?',
    untold: 'which air conditioning you have',
    why: 'Outdoor units are cleared only if you can reach them safely, and each kind has filters of its own or none.',
    options: [
      { value: 'reachable', label: 'Outdoor unit within reach', phrase: 'outdoor unit within reach' },
      { value: 'high', label: 'Outdoor unit out of reach', phrase: 'outdoor unit out of reach' },
      {
        value: 'central',
        label: 'Central, through ducts',
        phrase: 'central or ducted air conditioning',
      },
      { value: 'portable', label: 'Portable', phrase: 'portable air conditioner' },
      { value: 'evaporative', label: 'Evaporative cooler', phrase: 'evaporative cooler' },
      { value: 'fans', label: 'Ceiling fans only', phrase: 'ceiling fans' },
    ],
    unsure: ['high'],
  },
  'shared-filter': {
    question: 'Does your central cooling share the filter of a furnace?',
    untold: 'whether your cooling has a filter of its own',
    why: 'One filter may clean all the air of the home, or the air conditioning has its own.',
    options: yesNo('cooling through the filter of a furnace', 'cooling with a filter of its own'),
    unsure: ['no'],
  },
  ventilation: {
    question: 'How is your home ventilated?',
    untold: 'how your home is ventilated',
    why: 'Central systems have filters to change and need a technician every few years.',
    options: [
      { value: 'balanced', label: 'Heat recovery unit', phrase: 'heat recovery unit' },
      { value: 'extract', label: 'Central extractor fan', phrase: 'central extractor fan' },
      { value: 'natural', label: 'Windows and single fans', phrase: 'no central ventilation' },
    ],
    unsure: ['extract'],
  },
  'alarm-batteries': {
    question: 'Can you change the batteries of your smoke alarms?',
    untold: 'which batteries your alarms have',
    why: 'Alarms with sealed batteries are replaced as a whole.',
    options: yesNo('alarms with changeable batteries', 'alarms with sealed batteries'),
    unsure: ['yes'],
  },
  'outside-tap': {
    question: 'Do you have an outside tap, or pipes in an unheated room?',
    untold: 'whether pipes run outside',
    why: 'Frost can burst these pipes, so they are drained or lagged before it comes.',
    options: yesNo('outside tap, or pipes in an unheated space', 'all pipes in heated rooms'),
    unsure: ['yes'],
    unsureInFlat: [],
  },
  attic: {
    question: 'Is there a loft or attic that you can get into?',
    untold: 'whether you have a loft',
    why: 'Leaks and damp show there first.',
    options: yesNo('loft that you can get into', 'no loft to get into'),
    unsure: [],
  },
  drainage: {
    question: 'Where does your waste water go?',
    untold: 'where your waste water goes',
    why: 'Septic tanks are emptied every few years, and a sump pump must start when it rains.',
    options: [
      { value: 'sewer', label: 'To the sewer', phrase: 'sewer' },
      { value: 'septic', label: 'Septic tank', phrase: 'septic tank' },
      { value: 'sump', label: 'Sewer, with a sump pump', phrase: 'sewer with a sump pump' },
      { value: 'septic-sump', label: 'Septic tank and sump pump', phrase: 'septic tank with a sump pump' },
    ],
    unsure: [],
  },
  'water-treatment': {
    question: 'Is your water softened, filtered or stored in a tank?',
    untold: 'how your water is treated',
    why: 'Softeners run out of salt, old cartridges make water worse, and tanks need cleaning.',
    options: [
      { value: 'softener', label: 'Water softener', phrase: 'water softener' },
      { value: 'filter', label: 'Filter cartridges', phrase: 'filter cartridges' },
      { value: 'roof-tank', label: 'Drinking water tank', phrase: 'drinking water tank' },
      { value: 'none', label: 'None of these', phrase: 'untreated water' },
    ],
    unsure: [],
  },
  'garage-door': {
    question: 'Does a motor open your garage door?',
    untold: 'whether a motor opens your garage',
    why: 'It is tested every month, because a door that doesn’t stop can crush a child.',
    options: yesNo('powered garage door', 'no powered garage door'),
    // Anyone who has one knows, and most homes have none: a guess would come every month.
    unsure: [],
  },
  'pool-winter': {
    question: 'Do you close your pool in winter?',
    untold: 'whether you close your pool',
    why: 'A pool that stays full in hard frost breaks; a closed one needs no water tests until it is opened.',
    options: [
      { value: 'closed', label: 'Yes', phrase: 'pool closed in winter' },
      { value: 'open', label: 'No', phrase: 'pool open all year' },
    ],
    unsure: ['closed', 'open'],
    unsureIn: { AE: ['open'], BH: ['open'], QA: ['open'], SG: ['open'] },
  },
  barbecue: {
    question: 'What does your barbecue burn?',
    untold: 'what your barbecue burns',
    why: 'Gas hoses are tested for leaks, and ash is cleared only where there is some.',
    options: [
      { value: 'gas', label: 'Gas', phrase: 'gas barbecue' },
      { value: 'charcoal', label: 'Charcoal', phrase: 'charcoal barbecue' },
      { value: 'pellet', label: 'Pellets', phrase: 'pellet barbecue' },
      { value: 'electric', label: 'Electric', phrase: 'electric barbecue' },
    ],
    unsure: ['gas'],
  },
  'pizza-oven': {
    question: 'What heats your pizza oven?',
    untold: 'what heats your pizza oven',
    why: 'Flues are swept and gas hoses are tested for leaks.',
    options: [
      { value: 'wood', label: 'Wood', phrase: 'wood-fired pizza oven' },
      { value: 'gas', label: 'Gas', phrase: 'gas pizza oven' },
      { value: 'electric', label: 'Electricity', phrase: 'electric pizza oven' },
    ],
    unsure: ['wood', 'gas'],
  },
  'fire-pit': {
    question: 'What does your fire pit burn?',
    untold: 'what your fire pit burns',
    why: 'Wood leaves ash to clear, and gas parts are checked for leaks.',
    options: [
      { value: 'wood', label: 'Wood', phrase: 'wood fire pit' },
      { value: 'gas', label: 'Gas', phrase: 'gas fire pit' },
    ],
    unsure: ['wood', 'gas'],
  },
  deck: {
    question: 'What is your deck or patio made of?',
    untold: 'what your deck is made of',
    why: 'Timber is oiled and checked for rot, and paving is weeded.',
    options: [
      { value: 'timber', label: 'Timber', phrase: 'timber deck' },
      { value: 'composite', label: 'Composite', phrase: 'composite deck' },
      { value: 'paving', label: 'Paving', phrase: 'paved patio' },
    ],
    unsure: [],
  },
  'tree-kinds': {
    question: 'Do you have apple or pear trees, or trees planted in the last five years?',
    untold: 'which trees you have',
    why: 'Each needs a yearly job that other trees don’t.',
    options: [
      { value: 'fruit', label: 'Apple or pear trees', phrase: 'apple or pear trees' },
      { value: 'young', label: 'Young trees', phrase: 'trees planted in the last five years' },
      { value: 'both', label: 'Both', phrase: 'both fruit trees and young ones' },
      { value: 'neither', label: 'Neither', phrase: 'no apple, pear or young trees' },
    ],
    unsure: [],
  },
  bidet: {
    question: 'Which kind of bidet do you have?',
    untold: 'which bidet you have',
    why: 'A bowl and an electronic seat need different care.',
    options: [
      { value: 'bowl', label: 'A bowl with a tap', phrase: 'bidet bowl' },
      { value: 'seat', label: 'An electronic seat', phrase: 'electronic bidet seat' },
    ],
    unsure: [],
  },
  scooter: {
    question: 'Is your scooter electric?',
    untold: 'whether your scooter is electric',
    why: 'Batteries and engines need different checks.',
    options: [
      { value: 'electric', label: 'Electric', phrase: 'electric scooter' },
      { value: 'petrol', label: 'Petrol', phrase: 'petrol moped' },
    ],
    unsure: ['electric'],
  },
  'boat-winter': {
    question: 'Do you lay your boat up in winter?',
    untold: 'whether you lay your boat up',
    why: 'A boat that is laid up is prepared for it, and needs no checks until it is launched.',
    options: [
      { value: 'laid-up', label: 'Yes', phrase: 'boat laid up in winter' },
      { value: 'afloat', label: 'No', phrase: 'boat in use all year' },
    ],
    unsure: ['laid-up'],
    unsureInMildWinter: ['afloat'],
  },
  'motorcycle-winter': {
    question: 'Do you ride your motorcycle in winter?',
    untold: 'whether you ride in winter',
    why: 'A motorcycle that is laid up needs no checks until it comes out again.',
    options: [
      { value: 'laid-up', label: 'No', phrase: 'motorcycle laid up in winter' },
      { value: 'ridden', label: 'Yes', phrase: 'motorcycle ridden in winter' },
    ],
    unsure: ['ridden'],
  },
} as const satisfies Record<string, TraitDefinition>;

export type TraitId = keyof typeof traits;
export type TraitValue<Id extends TraitId> = (typeof traits)[Id]['options'][number]['value'];

/** The answers that a task needs: for each trait, one of these. */
export type Needs = { readonly [Id in TraitId]?: readonly TraitValue<Id>[] };

export const notSure = 'not-sure';

/** A household's answers: for each trait one of its values, or `not-sure`. */
export type Answers = { readonly [Id in TraitId]?: TraitValue<Id> | typeof notSure };

export const traitIds = Object.keys(traits) as readonly TraitId[];

/** What may be true of a home in the place whose owner isn't sure: the safest assumption. */
export function unsureValues(
  id: TraitId,
  home: { readonly country: string; readonly propertyType: PropertyType },
  { winter }: { readonly winter: Winter },
): readonly string[] {
  const { unsure, unsureIn, unsureInFlat, unsureInMildWinter }: TraitDefinition = traits[id];
  const inFlat = home.propertyType === 'Apartment' ? unsureInFlat : undefined;
  const inMildWinter = winter === 'rare' || winter === 'none' ? unsureInMildWinter : undefined;
  return inFlat ?? inMildWinter ?? unsureIn?.[home.country as CountryCode] ?? unsure;
}

export function isTraitId(id: string): id is TraitId {
  return Object.hasOwn(traits, id);
}

/** Whether the value can be answered for the trait. */
export function isAnswer(id: TraitId, value: string): boolean {
  return value === notSure || traits[id].options.some((option) => option.value === value);
}
