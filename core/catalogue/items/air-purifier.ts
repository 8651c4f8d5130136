import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const airPurifier: CatalogueItem = {
  name: 'Air Purifier',
  slug: 'air-purifier',
  room: 'living area',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'air-purifier.clean-prefilter',
      title: 'Vacuum the pre-filter and the air inlet',
      why: 'The pre-filter catches hair and lint so that the costly fine filter need not. Covered in fluff it starves the fan, and the room stays dusty.',
      steps: [
        'Switch the purifier off and pull the plug.',
        'Vacuum the inlet grille and the pre-filter mesh with the brush nozzle.',
        'Rinse the mesh in lukewarm water only if it comes off and is marked washable, and let it dry for a day.',
        'Close it up and leave free air on all sides of the inlet, as the manual asks.',
      ],
      tools: ['vacuum cleaner'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      quickWin: true,
      safety: 'Put a washed mesh back only when it is bone dry: damp filters grow mould in the airstream.',
      sources: [{ organisation: 'Levoit', title: 'Core 300 user manual: cleaning the pre-filter' }],
    },
    {
      id: 'air-purifier.replace-main-filter',
      title: 'Replace the HEPA and carbon filter',
      why: 'A full filter cannot be washed back to life; it passes less air every week while the fan gets louder. New filters are what the machine is for.',
      steps: [
        'Buy the filter made for your model. Indicator or manual may ask for it earlier, after smoke above all; a separate carbon filter is often due every three months.',
        'Pull the plug, open the back and slide the old filter straight into a bag, outdoors if you can.',
        'Vacuum the empty housing.',
        'Take every plastic wrapper off the new filter, set it in with the tab towards you, and close the cover.',
        'Reset the filter indicator and note the date.',
      ],
      tools: ['vacuum cleaner', 'bin bag', 'dust mask'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      safety: 'Wear a mask while you bag the old filter, above all with asthma or allergies in the home.',
      sources: [
        { organisation: 'US EPA', title: 'Guide to Air Cleaners in the Home' },
        {
          organisation: 'Honeywell',
          title: 'HEPA air purifier user manual: replacing the HEPA filter and the pre-filter',
        },
      ],
    },
    {
      id: 'air-purifier.wipe-sensor',
      title: 'Wipe the dust sensor of the purifier',
      why: 'In automatic mode the fan obeys a lens the size of a pea. Dust on it makes the machine race all night, or sleep through the cooking.',
      steps: [
        'Unplug the purifier and find the sensor hatch, usually a small cover on one side.',
        'Wipe the lens with a cotton bud dampened with water, then with a dry one.',
        'Vacuum the sensor inlet and close the hatch.',
        'Plug in, choose automatic mode, and see that the reading settles within a few minutes.',
      ],
      tools: ['cotton buds', 'vacuum cleaner'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      appliesIf: { variant: 'Your purifier shows the air quality by itself' },
      sources: [{ organisation: 'Coway', title: 'Airmega AP-1512HH user manual: cleaning the particle sensor' }],
    },
  ],
};
