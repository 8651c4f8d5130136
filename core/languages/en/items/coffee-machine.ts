import type { ItemWords } from '../../item-words.ts';

export const coffeeMachine = {
  name: 'Espresso Machine',
  tasks: {
    'coffee-machine.clean-brew-group': {
      title: 'Clean the espresso machine’s brew group',
      why: 'Coffee oil turns rancid within days. Old oil makes good beans taste bitter and blocks the shower screen and the valve.',
      steps: [
        'Bean-to-cup machine: switch off, take the brew unit out and soak it for 5 minutes in water without detergent. Rinse it, dry it and click it back.',
        'Bean-to-cup machine with a fixed brew unit: run the cleaning programme with the maker’s tablet.',
        'Portafilter machine: soak the basket and the metal head in hot water with espresso cleaner. Keep wood and plastic dry.',
        'If your manual allows backflushing, put cleaner in the blind basket. Pump for 10 seconds and pause, five times.',
        'Rinse the basket, pump five times again with plain water, and throw away the first shot you brew.',
        'Brush the screen and check the rubber ring above it. If the ring is hard or leaks, order a new one.',
      ],
      firstReason: 'Rancid oil makes even good beans taste bitter',
      safety:
        'Hot water and steam spit from the group: let the pressure drop before you unlock the handle. The cleaner is caustic, so rinse until no foam is left.',
    },
    'coffee-machine.deep-clean-milk': {
      title: 'Deep-clean the coffee spouts, steam wand and milk parts',
      why: 'Dried milk narrows the steam tip and feeds bacteria in the warm tube, and coffee oil clogs the spouts. Rinsing after each drink does not remove them.',
      steps: [
        'As a habit, wipe the wand and blow steam through it for 2 seconds right after each milk drink. JURA asks for its milk system to be cleaned every day.',
        'Wash the coffee spouts, drip tray and grounds bin in soapy water. If the machine has no milk parts, that is all.',
        'When the wand is cold, unscrew the tip and clear each hole with a pin or the tool supplied.',
        'Soak the end of the wand and its tip, or the dismantled carafe, tubes and nozzle, in milk-system cleaner for the time on its label.',
        'Brush the tubes and seals, and rinse them in clean water until they no longer feel slippery.',
        'Refit the parts, run steam into a jug of water for 20 seconds, empty it and blow steam once more.',
      ],
      firstReason: 'Milk and coffee dry on where a quick rinse can’t reach',
      safety:
        'Never touch or open the wand while it is hot or under pressure. Do not use milk cleaner and descaler together: one is alkaline, the other acidic.',
    },
    'coffee-machine.change-water-filter': {
      title: 'Scrub the coffee machine’s tank and change its filter',
      why: 'A slimy tank spoils the taste of every cup. If the machine has a filter cartridge, it slows limescale only while it is fresh.',
      steps: [
        'Take out the tank and any old cartridge, and wash the tank with washing-up liquid and a bottle brush.',
        'Rinse until no foam is left, and wipe the valve seat at the bottom.',
        'If yours takes a cartridge, soak the replacement as its leaflet says, press out the air bubbles and fit it. De’Longhi advises a change every two months.',
        'Confirm the change in the machine’s menu, so that the reminder comes at the right time.',
        'Fill the tank with cold water and run 500 ml through the hot water spout.',
        'As a habit, fill the tank with fresh water every day.',
      ],
      firstReason: 'Good coffee needs clean water, and tanks grow slimy unseen',
      safety: 'The spout runs hot: use a tall jug and keep your hands back.',
    },
    'coffee-machine.descale': {
      title: 'Descale the espresso machine',
      why: 'Limescale insulates the heater. The coffee gets cooler, the machine gets slower and louder, and in the end the pump fails. Hard water does this within a few months.',
      steps: [
        'Read your manual first. Some machines with large boilers must not be descaled at home: for those, use a filter and book a technician.',
        'Take out the filter cartridge, empty the drip tray, and put a bowl of at least 2 litres under the spouts.',
        'Mix the maker’s descaler with water in the stated amounts, fill the tank and start the descaling programme.',
        'If there is no programme, follow the manual. Most say: run a third through the group and a third through the wand, wait, and run the rest.',
        'Rinse with at least two full tanks of fresh water through the group and the wand.',
        'Set the water hardness in the menu. If the descale light comes on before this task is due, follow the light.',
      ],
      firstReason: 'Descaler costs little; a replacement pump or heater costs a lot',
      safety:
        'Hot acid runs from the spouts: keep hands and faces away, wipe drips off stone at once, and never add bleach. Do not use vinegar: it attacks the seals, and its taste stays.',
    },
  },
} as const satisfies ItemWords;
