import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const coffeeMachine: CatalogueItem = {
  name: 'Espresso Machine',
  slug: 'coffee-machine',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'coffee-machine.clean-brew-group',
      title: 'Clean the brew group',
      why: 'Coffee oil turns rancid within days. Old oil makes good beans taste bitter and blocks the shower screen and the valve.',
      steps: [
        'Bean-to-cup machine: switch off, take the brew unit out and soak it for 5 minutes in water without detergent. Rinse it, dry it and click it back.',
        'Bean-to-cup machine with a fixed brew unit: run the cleaning programme with the maker’s tablet.',
        'Portafilter machine: soak the basket and the metal head in hot water with espresso cleaner. Keep wood and plastic dry.',
        'If your manual allows backflushing, put cleaner in the blind basket. Pump for 10 seconds and pause, five times.',
        'Rinse the basket, pump five times again with plain water, and throw away the first shot you brew.',
        'Brush the screen and check the rubber ring above it. If the ring is hard or leaks, order a new one.',
      ],
      tools: ['espresso cleaner', 'old toothbrush', 'microfibre cloth'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.month,
      safety:
        'Hot water and steam spit from the group: let the pressure drop before you unlock the handle. The cleaner is caustic, so rinse until no foam is left.',
      sources: [
        { organisation: "De'Longhi", title: 'Dinamica instruction manual: cleaning the infuser' },
        { organisation: 'Sage Appliances', title: 'Espresso machine instruction book: cleaning cycle' },
      ],
    },
    {
      id: 'coffee-machine.deep-clean-milk',
      title: 'Deep-clean the steam wand and milk parts',
      why: 'Dried milk narrows the tip and feeds bacteria in the warm tube. Rinsing after each drink does not remove milk that has baked on inside.',
      steps: [
        'As a habit, wipe the wand and blow steam through it for 2 seconds right after each milk drink.',
        'When the wand is cold, unscrew the tip and clear each hole with a pin or the tool supplied.',
        'Soak the end of the wand and its tip, or the dismantled carafe, tubes and nozzle, in milk-system cleaner for the time on its label.',
        'Brush the tubes and seals, and rinse them in clean water until they no longer feel slippery.',
        'Refit the parts, run steam into a jug of water for 20 seconds, empty it and blow steam once more.',
      ],
      tools: ['milk system cleaner', 'straight pin', 'bottle brush', 'microfibre cloth'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.month,
      appliesIf: { variant: 'You have a steam wand, a milk carafe or a milk tube' },
      safety:
        'Never touch or open the wand while it is hot or under pressure. Do not use milk cleaner and descaler together: one is alkaline, the other acidic.',
      sources: [
        { organisation: 'JURA', title: 'Instructions for use: cleaning the milk system' },
        { organisation: 'Sage Appliances', title: 'Espresso machine instruction book: cleaning the steam wand' },
      ],
    },
    {
      id: 'coffee-machine.change-water-filter',
      title: 'Change the water filter and scrub the tank',
      why: 'The cartridge slows limescale only while it is fresh; after half a year it does nothing. A slimy tank also spoils the taste of every cup.',
      steps: [
        'Take out the tank, remove the old cartridge, and wash the tank with washing-up liquid and a bottle brush.',
        'Rinse until no foam is left, and wipe the valve seat at the bottom.',
        'Soak the new cartridge as its leaflet says, press out the air bubbles, and set its date ring two months ahead.',
        'Fit the cartridge, fill the tank with cold water and run half a litre through the hot water spout.',
        'Confirm the new filter in the machine’s menu, so that the reminder comes at the right time.',
        'As a habit, fill the tank with fresh water every day.',
      ],
      tools: ['washing-up liquid', 'bottle brush'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      appliesIf: { variant: 'Your machine takes a filter cartridge in its water tank' },
      safety: 'The spout runs hot: use a tall jug and keep your hands back.',
      sources: [
        { organisation: "De'Longhi", title: 'Bean-to-cup instruction manual: replacing the water softener filter' },
      ],
    },
    {
      id: 'coffee-machine.descale',
      title: 'Descale the espresso machine',
      why: 'Limescale insulates the heater. The coffee gets cooler, the machine gets slower and louder, and in the end the pump fails. Hard water does this within a few months.',
      steps: [
        'Read your manual first. Some machines with large boilers must not be descaled at home: for those, use a filter and book a technician.',
        'Take out the filter cartridge, empty the drip tray, and put a 2 litre bowl under the spouts.',
        'Mix the maker’s descaler with water in the stated amounts, fill the tank and start the descaling programme.',
        'If there is no programme, follow the manual. Most say: run a third through the group and a third through the wand, wait, and run the rest.',
        'Rinse with at least two full tanks of fresh water through the group and the wand.',
        'Set the water hardness in the menu. If the descale light comes on before this task is due, follow the light.',
      ],
      tools: ['descaler', 'large bowl', 'microfibre cloth'],
      minutes: 40,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      uses: ['acid'],
      safety:
        'Hot acid runs from the spouts: keep hands and faces away, wipe drips off stone at once, and never add bleach. Do not use vinegar: it attacks the seals, and its taste stays.',
      sources: [
        { organisation: "De'Longhi", title: 'Bean-to-cup instruction manual: descaling' },
        { organisation: 'Sage Appliances', title: 'Espresso machine instruction book: descaling' },
        { organisation: 'La Marzocco', title: 'Home machine water guidance: do not descale at home' },
      ],
    },
  ],
};
