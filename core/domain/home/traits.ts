/**
 * A fact about a home that decides which tasks apply. Onboarding doesn't ask for traits: the week asks for a few at a
 * time, and the preferences list them all.
 */
type TraitDefinition = {
  readonly question: string;
  /** Why it is asked, as one sentence. */
  readonly why: string;
  /** The answers. `statement` describes a home that has it, for a task's "Applies if". */
  readonly options: readonly { readonly value: string; readonly label: string; readonly statement: string }[];
  /** The answers that may be true of a home whose owner isn't sure: the safest assumption. */
  readonly unsure: readonly string[];
};

const yesNo = (yes: string, no: string) =>
  [
    { value: 'yes', label: 'Yes', statement: yes },
    { value: 'no', label: 'No', statement: no },
  ] as const;

export const traits = {
  winter: {
    question: 'How are winters where you live?',
    why: 'Pipes, gardens and engines are prepared for frost only where it freezes.',
    options: [
      { value: 'hard', label: 'Frozen for months', statement: 'Winters are long and hard' },
      { value: 'regular', label: 'Regular frost', statement: 'Winters bring regular frost' },
      { value: 'rare', label: 'Rare frost', statement: 'Frost is rare' },
      { value: 'none', label: 'No frost', statement: 'It never freezes' },
    ],
    unsure: ['regular'],
  },
  tenure: {
    question: 'Do you own your home or rent it?',
    why: 'If you rent, jobs on the structure are usually your landlord’s.',
    options: [
      { value: 'owner', label: 'I own it', statement: 'You own your home' },
      { value: 'tenant', label: 'I rent it', statement: 'You rent your home' },
    ],
    unsure: ['owner'],
  },
  'water-heater': {
    question: 'What heats your hot water?',
    why: 'A gas heater needs a yearly check, and a tank needs its safety valve operated.',
    options: [
      { value: 'electric-tank', label: 'Electric tank', statement: 'An electric tank heats your water' },
      { value: 'gas', label: 'Gas water heater', statement: 'A gas water heater of its own heats your water' },
      { value: 'boiler', label: 'The heating boiler', statement: 'The heating boiler heats your water' },
      { value: 'heat-pump', label: 'Heat pump', statement: 'A heat pump heats your water' },
      { value: 'tankless', label: 'Tankless electric', statement: 'A tankless electric heater heats your water' },
      { value: 'shared', label: 'Shared in the building', statement: 'The building heats your water' },
    ],
    unsure: ['gas'],
  },
  'heat-source': {
    question: 'What kind of central heating do you have?',
    why: 'Boilers, heat pumps and furnaces need different care, and the law requires some of it.',
    options: [
      { value: 'gas-boiler', label: 'Gas boiler', statement: 'A gas boiler heats your home' },
      { value: 'oil-boiler', label: 'Oil boiler', statement: 'An oil boiler heats your home' },
      { value: 'heat-pump', label: 'Heat pump', statement: 'An air-source heat pump heats your home' },
      { value: 'furnace', label: 'Warm-air furnace', statement: 'A warm-air furnace heats your home' },
      { value: 'district', label: 'Shared or district', statement: 'Shared or district heating warms your home' },
      { value: 'wood', label: 'Wood or pellets', statement: 'A wood or pellet boiler heats your home' },
    ],
    unsure: ['gas-boiler'],
  },
  combustion: {
    question: 'Does anything in your home burn gas, oil, wood or coal, or is a garage attached?',
    why: 'Burning fuel and running engines give off carbon monoxide, which only an alarm notices.',
    options: yesNo(
      'Something burns fuel in your home, or a garage is attached',
      'Nothing burns fuel in your home, and no garage is attached',
    ),
    unsure: ['yes'],
  },
  fireplace: {
    question: 'How do you use your fireplace or chimney?',
    why: 'How often a chimney is swept depends on it.',
    options: [
      {
        value: 'stove-daily',
        label: 'A stove, most winter days',
        statement: 'You burn wood or coal most days in winter',
      },
      { value: 'stove', label: 'A stove, now and then', statement: 'You have a wood-burning stove' },
      { value: 'open-fire', label: 'An open fire', statement: 'You light an open fire' },
      { value: 'unused', label: 'Not at all', statement: 'You don’t use the chimney' },
    ],
    unsure: ['stove'],
  },
  dryer: {
    question: 'Which kind of dryer do you have?',
    why: 'Lint in the duct of a vented dryer can catch fire; the other kinds have a filter to clean instead.',
    options: [
      { value: 'vented', label: 'Vented', statement: 'Your dryer is vented' },
      { value: 'condenser', label: 'Condenser', statement: 'You have a condenser dryer' },
      { value: 'heat-pump', label: 'Heat pump', statement: 'You have a heat pump dryer' },
      { value: 'none', label: 'No dryer', statement: 'You have no dryer' },
    ],
    unsure: ['vented'],
  },
  'oven-cleaning': {
    question: 'How does your oven clean itself?',
    why: 'Self-cleaning ovens must not be sprayed with oven cleaner; the others are cleaned by hand.',
    options: [
      { value: 'pyrolytic', label: 'It burns dirt to ash', statement: 'Your oven has a pyrolytic programme' },
      { value: 'catalytic', label: 'Its rough panels absorb fat', statement: 'Your oven has catalytic panels' },
      { value: 'plain', label: 'It doesn’t', statement: 'Your oven has no self-cleaning' },
    ],
    unsure: ['plain'],
  },
  fridge: {
    question: 'Which kind of fridge do you have?',
    why: 'Only some freezers need defrosting, and only some fridges have a water filter.',
    options: [
      { value: 'manual-defrost', label: 'Ice builds up in it', statement: 'Ice builds up in your freezer' },
      { value: 'frost-free', label: 'Frost-free', statement: 'Your fridge is frost-free' },
      {
        value: 'water-filter',
        label: 'Frost-free, with water or ice dispenser',
        statement: 'Your fridge has a water dispenser or ice maker with a filter',
      },
    ],
    unsure: ['manual-defrost'],
  },
  'air-conditioner': {
    question: 'Which kind of air conditioning do you have?',
    why: 'Outdoor units are cleared only if you can reach them safely.',
    options: [
      { value: 'reachable', label: 'Outdoor unit within reach', statement: 'You can safely reach the outdoor unit' },
      { value: 'high', label: 'Outdoor unit out of reach', statement: 'The outdoor unit is out of reach' },
      { value: 'portable', label: 'Portable', statement: 'You have a portable air conditioner' },
    ],
    unsure: ['high'],
  },
  ventilation: {
    question: 'How is your home ventilated?',
    why: 'Central systems have filters to change and need a technician every few years.',
    options: [
      { value: 'balanced', label: 'Heat recovery unit', statement: 'You have a balanced unit with heat recovery' },
      { value: 'extract', label: 'Central extractor fan', statement: 'You have central extract ventilation' },
      { value: 'natural', label: 'Windows and single fans', statement: 'You have no central ventilation' },
    ],
    unsure: ['extract'],
  },
  'alarm-batteries': {
    question: 'Can you change the batteries of your smoke alarms?',
    why: 'Alarms with sealed batteries are replaced as a whole.',
    options: yesNo('The batteries of your alarms can be changed', 'Your alarms have sealed batteries'),
    unsure: ['yes'],
  },
  'outside-tap': {
    question: 'Do you have an outside tap, or pipes in an unheated room?',
    why: 'Frost can burst these pipes, so they are drained or lagged before it comes.',
    options: yesNo('You have an outside tap, or pipes in an unheated space', 'All your pipes are in heated rooms'),
    unsure: ['yes'],
  },
  attic: {
    question: 'Is there a loft or attic that you can get into?',
    why: 'Leaks and damp show there first.',
    options: yesNo('You have a loft you can get into', 'You have no loft to get into'),
    unsure: [],
  },
  drainage: {
    question: 'Where does your waste water go?',
    why: 'Septic tanks are emptied every few years, and a sump pump must start when it rains.',
    options: [
      { value: 'sewer', label: 'To the sewer', statement: 'Your home drains to a sewer' },
      { value: 'septic', label: 'Septic tank', statement: 'You have a septic tank' },
      { value: 'sump', label: 'Sewer, with a sump pump', statement: 'You have a sump pump' },
      { value: 'septic-sump', label: 'Septic tank and sump pump', statement: 'You have a septic tank and a sump pump' },
    ],
    unsure: [],
  },
  'water-treatment': {
    question: 'Is your water softened, filtered or stored in a tank?',
    why: 'Softeners run out of salt, old cartridges make water worse, and tanks need cleaning.',
    options: [
      { value: 'softener', label: 'Water softener', statement: 'You have a water softener' },
      { value: 'filter', label: 'Filter cartridges', statement: 'Your water runs through a filter' },
      { value: 'roof-tank', label: 'Drinking water tank', statement: 'Your drinking water is stored in a tank' },
      { value: 'none', label: 'None of these', statement: 'Your water is neither treated nor stored' },
    ],
    unsure: [],
  },
  'garage-door': {
    question: 'Does a motor open your garage door?',
    why: 'It is tested every month, because a door that doesn’t stop can crush a child.',
    options: yesNo('You have a powered garage door', 'You have no powered garage door'),
    unsure: [],
  },
  'pool-winter': {
    question: 'Do you close your pool in winter?',
    why: 'A closed pool needs no water tests until it is opened.',
    options: [
      { value: 'closed', label: 'Yes', statement: 'You close the pool in winter' },
      { value: 'open', label: 'No', statement: 'The pool stays open all year' },
    ],
    unsure: ['open'],
  },
  barbecue: {
    question: 'What does your barbecue burn?',
    why: 'Gas hoses are tested for leaks, and ash is cleared only where there is some.',
    options: [
      { value: 'gas', label: 'Gas', statement: 'You have a gas barbecue' },
      { value: 'charcoal', label: 'Charcoal', statement: 'You have a charcoal barbecue' },
      { value: 'pellet', label: 'Pellets', statement: 'You have a pellet barbecue' },
      { value: 'electric', label: 'Electric', statement: 'You have an electric barbecue' },
    ],
    unsure: ['gas'],
  },
  'pizza-oven': {
    question: 'What heats your pizza oven?',
    why: 'Flues are swept and gas hoses are tested for leaks.',
    options: [
      { value: 'wood', label: 'Wood', statement: 'Your pizza oven burns wood' },
      { value: 'gas', label: 'Gas', statement: 'Your pizza oven runs on bottled gas' },
      { value: 'electric', label: 'Electricity', statement: 'Your pizza oven is electric' },
    ],
    unsure: ['wood', 'gas'],
  },
  'fire-pit': {
    question: 'What does your fire pit burn?',
    why: 'Wood leaves ash to clear, and gas parts are checked for leaks.',
    options: [
      { value: 'wood', label: 'Wood', statement: 'Your fire pit burns wood' },
      { value: 'gas', label: 'Gas', statement: 'Your fire pit burns gas' },
    ],
    unsure: ['wood', 'gas'],
  },
  deck: {
    question: 'What is your deck or patio made of?',
    why: 'Timber is oiled and checked for rot, and paving is weeded.',
    options: [
      { value: 'timber', label: 'Timber', statement: 'Your deck is made of timber' },
      { value: 'composite', label: 'Composite', statement: 'Your deck is made of composite boards' },
      { value: 'paving', label: 'Paving', statement: 'Your patio is paved' },
    ],
    unsure: [],
  },
  'tree-kinds': {
    question: 'Do you have apple or pear trees, or trees planted in the last five years?',
    why: 'Each needs a yearly job that other trees don’t.',
    options: [
      { value: 'fruit', label: 'Apple or pear trees', statement: 'You have apple or pear trees' },
      { value: 'young', label: 'Young trees', statement: 'You have trees planted in the last five years' },
      { value: 'both', label: 'Both', statement: 'You have apple or pear trees, and young trees' },
      { value: 'neither', label: 'Neither', statement: 'You have no apple, pear or young trees' },
    ],
    unsure: [],
  },
  bidet: {
    question: 'Which kind of bidet do you have?',
    why: 'A bowl and an electronic seat need different care.',
    options: [
      { value: 'bowl', label: 'A bowl with a tap', statement: 'You have a bidet bowl with its own tap' },
      { value: 'seat', label: 'An electronic seat', statement: 'You have an electronic bidet seat' },
    ],
    unsure: [],
  },
  scooter: {
    question: 'Is your scooter electric?',
    why: 'Batteries and engines need different checks.',
    options: [
      { value: 'electric', label: 'Electric', statement: 'You have an electric scooter' },
      { value: 'petrol', label: 'Petrol', statement: 'You have a petrol moped or motor scooter' },
    ],
    unsure: ['electric'],
  },
  'motorcycle-winter': {
    question: 'Do you ride your motorcycle in winter?',
    why: 'A motorcycle that is laid up needs no checks until it comes out again.',
    options: [
      { value: 'laid-up', label: 'No', statement: 'You lay the motorcycle up for the winter' },
      { value: 'ridden', label: 'Yes', statement: 'You ride in winter' },
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

export function isTraitId(id: string): id is TraitId {
  return Object.hasOwn(traits, id);
}

/** Whether the value can be answered for the trait. */
export function isAnswer(id: TraitId, value: string): boolean {
  return value === notSure || traits[id].options.some((option) => option.value === value);
}
