import type { ItemWords } from '../../item-words.ts';

export const airPurifier = {
  name: 'Air Purifier',
  tasks: {
    'air-purifier.clean-prefilter': {
      title: 'Vacuum the air purifier’s pre-filter and inlet',
      why: 'The pre-filter catches hair and lint before they reach the expensive fine filter. When it is covered in fluff, the fan moves less air and the room stays dusty. Levoit asks for a monthly clean.',
      steps: [
        'Switch the purifier off and unplug it.',
        'Vacuum the inlet grille and the pre-filter mesh with the brush nozzle.',
        'If the mesh comes off and is marked washable, rinse it in lukewarm water and let it dry for a day.',
        'Close the purifier. Leave as much free space around the air inlet as the manual asks for.',
        'With pets, smoke or building dust, do this whenever the mesh looks grey.',
      ],
      firstReason: 'A clear mesh spares the expensive filter behind it',
      safety: 'Refit a washed mesh only when it is completely dry: a damp filter grows mould in the airstream.',
    },
    'air-purifier.replace-main-filter': {
      title: 'Replace the purifier’s HEPA and carbon filter',
      why: 'A used HEPA or carbon filter cannot be washed clean. As it fills up, the fan gets louder and the purifier cleans less air. Honeywell asks for a new HEPA filter every year.',
      steps: [
        'Buy the filter made for your model. A separate carbon filter is often due every three months.',
        'Replace the filter earlier if the indicator or the manual says so, and after heavy smoke.',
        'Unplug the purifier, open the back and slide the old filter straight into a bag, outdoors if you can.',
        'Vacuum the empty housing.',
        'Take all the plastic wrapping off the new filter, insert it with the tab towards you, and close the cover.',
        'Reset the filter indicator and note the date.',
      ],
      firstReason: 'Find out how old the filter is and whether it still cleans',
      safety: 'Wear a dust mask while you bag the old filter, especially if anyone at home has asthma or allergies.',
    },
    'air-purifier.wipe-sensor': {
      title: 'Wipe the purifier’s dust sensor and air outlet',
      why: 'Dust on the sensor makes the fan of an automatic purifier race all night, or stay slow while you fry food. Makers ask for it to be wiped every few months. Dust in the outlet blows back into the room.',
      steps: [
        'Unplug the purifier. Vacuum the air outlet with the brush nozzle and wipe the case.',
        'If it has an automatic mode, find the sensor hatch, usually a small cover on one side. A simple purifier has none, and you are done.',
        'Wipe the lens with a cotton bud dampened with water, then with a dry one.',
        'Vacuum the sensor inlet and close the hatch.',
        'Plug the purifier in, choose automatic mode, and check that the reading settles within a few minutes.',
      ],
      firstReason: 'A dusty lens misreads the air, so the fan runs at the wrong speed',
    },
  },
} as const satisfies ItemWords;
