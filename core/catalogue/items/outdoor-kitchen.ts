import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const outdoorKitchen: CatalogueItem = {
  name: 'Outdoor Kitchen',
  slug: 'outdoor-kitchen',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'outdoor-kitchen.check-vents-sockets',
      title: 'Check the gas cupboard vents and the sockets',
      why: 'Gas from bottles is heavier than air and pools in a closed cupboard until something sparks. Free vents and a working safety switch (RCD) prevent both halves.',
      steps: [
        'Open the gas cupboard: the vents low and high are clear of leaves, nests, liners and stored things.',
        'Check that the cylinder stands upright and strapped, and that no hose touches hot metal or a sharp edge.',
        'With dry hands, press the test button of the RCD that feeds the outdoor sockets. They must go dead; reset it.',
        'Look at each socket: cover closes, seal whole, no water inside.',
        'Learn where gas and power are shut off, and show everyone who cooks here.',
      ],
      tools: ['torch', 'soft brush'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Smell gas in the cupboard? Touch no switch, shut the cylinder if you can do so safely, and move everyone away. Fixed gas pipes and wiring are for registered tradespeople.',
      tenant: 'Ask your landlord for the certificates of fixed gas pipes and outdoor wiring.',
      sources: [
        { organisation: 'Napoleon', title: 'Built-in gas grill manual: enclosure ventilation' },
        { organisation: 'Electrical Safety First', title: 'RCDs explained' },
      ],
    },
    {
      id: 'outdoor-kitchen.clean-steel-stone',
      title: 'Wash the steel, test and seal the stone worktop',
      why: 'Salt air and barbecue fat pit stainless steel and soak into stone. Washed and sealed before summer, both wipe clean all season.',
      steps: [
        'Wash steel with warm water and washing-up liquid along the grain, rinse and dry. Remove brown specks with a nylon pad.',
        'Keep steel wool, bleach and chlorine cleaners away: they start the rust you want to avoid.',
        'Drip water on the stone. If it darkens within ten minutes, the stone wants sealing.',
        'Wash stone with a drop of washing-up liquid in water, never vinegar, and let it dry for a day.',
        'Wipe on a sealer made for food areas, take off the surplus as its label says, and keep dishes off until it has cured.',
      ],
      tools: ['washing-up liquid', 'microfibre cloth', 'scrubbing pad', 'stone sealer', 'rubber gloves'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 4, to: 6 },
      safety: 'Burners cold and gas shut. Seal in open air, away from flames and lit grills.',
      uses: ['solvent'],
      sources: [
        { organisation: 'Natural Stone Institute', title: 'Care and cleaning of natural stone' },
        { organisation: 'Euro Inox', title: 'Cleaning architectural stainless steel' },
      ],
    },
    {
      id: 'outdoor-kitchen.drain-water',
      title: 'Drain the tap and the sink before frost',
      why: 'A cupful of water left in the tap cracks it at the first hard frost, and you learn of it when the wall gets wet in spring.',
      steps: [
        'Shut the stop valve indoors that feeds the outdoor kitchen.',
        'Open the outdoor tap and the drain plug at the valve, and leave both open for the winter.',
        'Empty the trap below the sink into a bucket, or pour in non-toxic antifreeze.',
        'Empty and unplug the outdoor fridge, wedge its door open, and take the gas cylinder off if the manual asks.',
        'In spring, close up, refill, and let the tap run gently for two minutes before you use it.',
      ],
      tools: ['bucket', 'spanner'],
      minutes: 25,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 10, to: 11 },
      frostOnly: true,
      appliesIf: { variant: 'It has running water' },
      safety:
        'Water that stood all winter can carry Legionella: flush it out without making spray. Store a cylinder outdoors and upright.',
      sources: [
        { organisation: 'WaterSafe', title: 'Protecting pipes and outside taps from frost' },
        { organisation: 'HSE', title: "Legionnaires' disease: little-used outlets" },
      ],
    },
  ],
};
