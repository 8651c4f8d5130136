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
      why: 'Old coffee oil turns rancid in days. It is what makes good beans taste bitter, and what blocks the shower screen and the valve.',
      steps: [
        'Bean-to-cup: switch off, take the brew unit out, soak it 5 minutes in water without detergent, rinse, dry and click it back.',
        'Bean-to-cup with a fixed unit: run the cleaning programme with the maker’s tablet.',
        'Portafilter: soak the basket and the metal head in hot water with espresso cleaner; keep wood and plastic dry.',
        'If your manual allows backflushing, put cleaner in the blind basket, then pump 10 seconds and pause, five times.',
        'Rinse the basket and repeat five times with plain water, and throw away the first shot.',
        'Brush the screen and look at the rubber ring above it: when it is hard or leaks, order a new one.',
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
      why: 'Dried milk narrows the tip and feeds bacteria in a warm tube. Rinsing after each drink is not enough for what is baked on inside.',
      steps: [
        'As a habit, wipe the wand and blow steam through it for 2 seconds right after each milk drink.',
        'When cold, unscrew the tip and clear each hole with a pin or the tool supplied.',
        'Stand the wand end and tip, or the dismantled carafe, tubes and nozzle, in milk-system cleaner for the time on its label.',
        'Brush the tubes and seals and rinse in clean water until nothing slippery remains.',
        'Refit, run steam into a jug of water for 20 seconds, empty it and blow once more.',
      ],
      tools: ['milk system cleaner', 'straight pin', 'bottle brush', 'microfibre cloth'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.month,
      appliesIf: { variant: 'You have a steam wand, a milk carafe or a milk tube' },
      safety:
        'Never touch or open the wand while it is hot or under pressure. Do not use milk cleaner and descaler together: one is alkaline, the other acid.',
      sources: [
        { organisation: 'JURA', title: 'Instructions for use: cleaning the milk system' },
        { organisation: 'Sage Appliances', title: 'Espresso machine instruction book: cleaning the steam wand' },
      ],
    },
    {
      id: 'coffee-machine.change-water-filter',
      title: 'Change the water filter and scrub the tank',
      why: 'The cartridge slows down lime only while it is fresh. Left in for half a year it does nothing, and a slimy tank flavours every cup.',
      steps: [
        'Take out the tank, pull the old cartridge and wash the tank with washing-up liquid and a bottle brush.',
        'Rinse until no foam is left and wipe the valve seat at its bottom.',
        'Soak the new cartridge as its leaflet says, press the air bubbles out, and set the date ring two months ahead.',
        'Fit it, fill with cold water and run half a litre through the hot water spout.',
        'Tell the machine that there is a new filter, so that it counts correctly. Then use fresh water every day.',
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
      why: 'Lime insulates the heater: the coffee comes cooler, slower and louder, until the pump gives up. Hard water does it within a season.',
      steps: [
        'Read your manual first. Some machines with large boilers must not be descaled at home: there, use a filter and the service.',
        'Take out the filter cartridge, empty the drip tray, and put a 2 litre bowl under the spouts.',
        'Mix the maker’s descaler with water in the stated amounts, fill the tank and start the descaling programme.',
        'No programme? Follow the manual; most ask to run a third through the group and a third through the wand, let it stand, and run the rest.',
        'Rinse with at least two full tanks of fresh water through the group and the wand.',
        'Set the water hardness in the menu, and when the descale light comes on earlier than this, follow the light.',
      ],
      tools: ['descaler', 'large bowl', 'microfibre cloth'],
      minutes: 40,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      uses: ['acid'],
      safety:
        'Hot acid runs from the spouts: keep hands and faces away, wipe drips off stone at once, and never add bleach. Vinegar attacks seals, and the taste stays.',
      sources: [
        { organisation: "De'Longhi", title: 'Bean-to-cup instruction manual: descaling' },
        { organisation: 'Sage Appliances', title: 'Espresso machine instruction book: descaling' },
        { organisation: 'La Marzocco', title: 'Home machine water guidance: do not descale at home' },
      ],
    },
  ],
};
