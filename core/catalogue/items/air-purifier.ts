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
      why: 'The pre-filter catches hair and lint before they reach the expensive fine filter. When it is covered in fluff, the fan moves less air and the room stays dusty. Levoit asks for this every month.',
      steps: [
        'Switch the purifier off and unplug it.',
        'Vacuum the inlet grille and the pre-filter mesh with the brush nozzle.',
        'If the mesh comes off and is marked washable, rinse it in lukewarm water and let it dry for a day.',
        'Close the purifier. Leave as much free space around the air inlet as the manual asks for.',
      ],
      tools: ['vacuum cleaner'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      quickWin: true,
      safety: 'Refit a washed mesh only when it is completely dry: a damp filter grows mould in the airstream.',
      sources: [{ organisation: 'Levoit', title: 'Core 300 user manual: cleaning the pre-filter' }],
    },
    {
      id: 'air-purifier.replace-main-filter',
      title: 'Replace the HEPA and carbon filter',
      why: 'A used HEPA or carbon filter cannot be washed clean. As it fills up, the fan gets louder and the purifier cleans less air. Honeywell asks for a new HEPA filter every year.',
      steps: [
        'Buy the filter made for your model. A separate carbon filter is often due every three months.',
        'Replace the filter earlier if the indicator or the manual says so, and after heavy smoke.',
        'Unplug the purifier, open the back and slide the old filter straight into a bag, outdoors if you can.',
        'Vacuum the empty housing.',
        'Take all the plastic wrapping off the new filter, insert it with the tab towards you, and close the cover.',
        'Reset the filter indicator and note the date.',
      ],
      tools: ['vacuum cleaner', 'bin bag', 'dust mask'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      safety: 'Wear a dust mask while you bag the old filter, especially if anyone at home has asthma or allergies.',
      sources: [
        {
          organisation: 'US EPA',
          title: 'Guide to Air Cleaners in the Home',
          url: 'https://www.epa.gov/indoor-air-quality-iaq/guide-air-cleaners-home',
        },
        {
          organisation: 'Honeywell',
          title: 'HEPA air purifier user manual: replacing the HEPA filter and the pre-filter',
        },
      ],
    },
    {
      id: 'air-purifier.wipe-sensor',
      title: 'Wipe the purifier’s dust sensor',
      why: 'In automatic mode, a small dust sensor sets the fan speed. Dust on its lens can make the fan race all night, or stay slow while you fry food. Coway asks for this every two months.',
      steps: [
        'Unplug the purifier and find the sensor hatch, usually a small cover on one side.',
        'Wipe the lens with a cotton bud dampened with water, then with a dry one.',
        'Vacuum the sensor inlet and close the hatch.',
        'Plug in, choose automatic mode, and check that the reading settles within a few minutes.',
      ],
      tools: ['cotton buds', 'vacuum cleaner'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      appliesIf: { variant: 'Your purifier measures the air quality' },
      sources: [{ organisation: 'Coway', title: 'Airmega AP-1512HH user manual: cleaning the particle sensor' }],
    },
  ],
};
