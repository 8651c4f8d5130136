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
      why: 'Bottled gas is heavier than air and collects in a closed cupboard, where a spark can ignite it. Clear vents let it out, and a working safety switch (RCD) cuts the power to a faulty circuit.',
      steps: [
        'Open the gas cupboard. Clear leaves, nests, liners and stored things from the low and the high vents.',
        'Check that the cylinder stands upright and is strapped, and that no hose touches hot metal or a sharp edge.',
        'With dry hands, press the test button of the RCD that feeds the outdoor sockets. The sockets must go dead. Then reset it.',
        'Check each socket: the cover closes, the seal is whole, and there is no water inside.',
        'Learn where to shut off the gas and the power, and show everyone who cooks here.',
      ],
      tools: ['torch (flashlight)', 'soft brush'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Smell gas in the cupboard? Touch no switches, shut the cylinder if you can do so safely, move everyone away and call the emergency number. Fixed gas pipes and wiring are for registered tradespeople. If birds nest in a vent, don’t use the gas until they have left.',
      tenant: 'Ask your landlord for the certificates of the fixed gas pipes and the outdoor wiring.',
      sources: [
        { organisation: 'Napoleon', title: 'Built-in gas grill manual: enclosure ventilation' },
        { organisation: 'Electrical Safety First', title: 'RCDs explained' },
      ],
    },
    {
      id: 'outdoor-kitchen.clean-steel-stone',
      title: 'Wash the steel, test and seal the stone worktop',
      why: 'Salt air and barbecue fat pit stainless steel and soak into stone. If you wash and seal both before summer, they wipe clean all season.',
      steps: [
        'Wash steel along the grain with warm water and washing-up liquid, rinse and dry. Remove brown specks with a nylon pad.',
        'Keep steel wool, bleach and chlorine cleaners away from the steel, because they make it rust.',
        'Drip water on the stone. If it darkens within ten minutes, it needs sealing.',
        'Wash stone with a drop of washing-up liquid in water, never vinegar, and let it dry for a day.',
        'Wipe on a sealer made for food areas, and take off the surplus as its label says.',
        'Keep dishes off the stone until the sealer has cured.',
      ],
      tools: ['washing-up liquid', 'microfibre cloth', 'scrubbing pad', 'stone sealer', 'rubber gloves'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 4, to: 6 },
      safety: 'Work with the burners cold and the gas shut off. Seal in the open air, away from flames and lit grills.',
      uses: ['solvent'],
      sources: [
        { organisation: 'Natural Stone Institute', title: 'Care and cleaning of natural stone' },
        { organisation: 'Euro Inox', title: 'Cleaning architectural stainless steel' },
      ],
    },
    {
      id: 'outdoor-kitchen.drain-water',
      title: 'Drain the outdoor kitchen’s tap and sink before frost',
      why: 'A cupful of water left in the tap can crack it in the first hard frost. You notice only in spring, when the wall gets wet.',
      steps: [
        'Shut the stop valve indoors that feeds the outdoor kitchen.',
        'Open the outdoor tap and the drain plug at the valve, and leave both open for the winter.',
        'Empty the trap below the sink into a bucket, or pour in non-toxic antifreeze.',
        'Empty and unplug the outdoor fridge, and wedge its door open.',
        'Disconnect the gas cylinder if the manual asks for it.',
        'In spring, close the tap and the drain plug, and open the stop valve.',
        'Let the tap run gently for two minutes before you use it.',
      ],
      tools: ['bucket', 'spanner'],
      minutes: 25,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 10, to: 11 },
      frostOnly: true,
      appliesIf: { variant: 'Your outdoor kitchen has running water' },
      safety:
        'Water that has stood all winter can carry Legionella: flush it out without making spray. Store a gas cylinder outdoors and upright.',
      sources: [
        { organisation: 'WaterSafe', title: 'Protecting pipes and outside taps from frost' },
        { organisation: 'HSE', title: 'Legionnaires’ disease: little-used outlets' },
      ],
    },
  ],
};
