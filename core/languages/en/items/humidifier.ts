import type { ItemWords } from '../../item-words.ts';

export const humidifier = {
  name: 'Humidifier',
  tasks: {
    'humidifier.descale-tank': {
      title: 'Descale and scrub the humidifier’s tank and base',
      why: 'Germs that grow in standing water leave with the mist, and you breathe them in. They cling to limescale, so remove the limescale first.',
      steps: [
        'Unplug the humidifier, empty it, and take out the wick or cartridge: vinegar spoils it.',
        'Pour white vinegar into the base until it covers the limescale. Wait 20 minutes, and brush the softened crust away.',
        'Wash the tank with warm water and washing-up liquid, and shake it well.',
        'Rinse both with several changes of water until they no longer smell, then wipe them dry.',
        'Refill with fresh water. Distilled or demineralised is best: it leaves hardly any limescale or white dust.',
        'Between descalings, change the water every day, and empty, wipe and scrub the tank and base every third day, as the EPA advises.',
        'If your water is hard, descale every week, as Honeywell advises, or use distilled water.',
      ],
      firstReason: 'What grows in the tank ends up in the air that you breathe',
      safety:
        'Pull out the plug first, keep water out of the motor housing, and never use bleach together with vinegar. Stop using the humidifier if anyone coughs more with it than without it.',
    },
    'humidifier.replace-wick': {
      title: 'Change the humidifier’s wick or clean its air inlet',
      why: 'A wick stiff with limescale no longer soaks up water, and fluff in the inlet starves the fan. The humidifier keeps running, but the air stays dry.',
      steps: [
        'Unplug the humidifier, lift off the tank and look at the wick, pad or cartridge. If it is hard, brown, smelly or torn, you need a new one.',
        'If yours has none, vacuum the air inlet, rinse its small sieve if there is one, and you are done.',
        'Wipe out the seat, then fit the wick or cartridge made for your model, the right way up.',
        'Let a new wick soak for ten minutes before you switch on.',
        'Turn the wick over at each refill, so that it ages evenly, and change it every month or two while it runs daily.',
      ],
      firstReason: 'Dry air may mean a clogged wick rather than an empty tank',
      safety: 'Unplug it and work with dry hands. Put no vinegar or cleaner on the new wick: you would breathe it in.',
    },
    'humidifier.measure-humidity': {
      title: 'Measure the room’s humidity and set the humidifier',
      why: 'Air that is too dry cracks lips and wood; air that is too damp encourages mites and mould. A cheap hygrometer shows which you have.',
      steps: [
        'Stand a hygrometer at breathing height, across the room from the mist and away from the window, for an hour.',
        'Set the humidifier so that the reading stays between 30 and 50%.',
        'Turn it down at once if water beads on the window panes or a wall feels clammy.',
        'Wipe up any wet patch round the humidifier, and raise it off wood or carpet.',
      ],
      firstReason: 'Know whether the air is really too dry before you add water',
    },
    'humidifier.store-dry': {
      title: 'Clean, dry and store the humidifier',
      why: 'Put away damp, a humidifier grows mould in its box and blows it into the room when you next switch it on.',
      steps: [
        'Empty the tank and base, wash both with washing-up liquid and rinse until the water stays clear.',
        'Throw away the used wick or cartridge instead of storing it.',
        'Leave every part open to the air for a full day.',
        'Box it with the lid ajar and put it in a dry cupboard, with a note of the spare parts to buy.',
      ],
      firstReason: 'Dry parts keep mould out of the cupboard',
      safety: 'Unplug it before you wash it. Plug it in again only when the plug and base are dry.',
    },
    'humidifier.wash-before-use': {
      title: 'Wash the humidifier and set it up again',
      why: 'Months in a cupboard leave dust and stale residue in the tank. Washed out and fitted with a fresh wick, it moistens the air and adds nothing else.',
      steps: [
        'Unpack the humidifier. Look for cracks, mould and a damaged cable; don’t use it if you find any.',
        'Wash the tank, cap and base with warm water and a drop of washing-up liquid, and rinse them three times.',
        'Fit a fresh wick or cartridge if yours takes one.',
        'Place it on a waterproof tray, 30 cm or more from walls and curtains, where no one will trip over the cable.',
        'Fill it, let it run for half an hour with the window ajar, and check that nothing drips.',
      ],
      firstReason: 'Dust and stale residue in the tank would go into the mist',
      safety:
        'Plug it in last, with dry hands. Use nothing stronger than washing-up liquid: whatever stays in the tank is breathed in.',
    },
  },
} as const satisfies ItemWords;
