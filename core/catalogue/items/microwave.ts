import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const microwave: CatalogueItem = {
  name: 'Microwave',
  slug: 'microwave',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'microwave.steam-clean',
      title: 'Steam the inside loose and wipe it out',
      why: 'Splashes keep absorbing energy, char and start to arc. Steam softens them, so nothing needs scraping.',
      steps: [
        'Put 250 ml of water in a wide glass bowl with a wooden spoon standing in it and heat for 3 minutes on full power.',
        'Leave the door shut for 5 minutes while the steam works.',
        'Lift the bowl out with oven gloves and wipe the ceiling, walls and floor with a soft cloth.',
        'Dab the small pale cover on the side wall clean without lifting it: it shields the wave guide. If it is burnt through, have it replaced.',
        'Wipe the door and its frame with a drop of washing-up liquid, then dry.',
      ],
      tools: ['microfibre cloth', 'washing-up liquid', 'oven gloves'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      safety:
        'Water can heat past boiling and erupt: keep the wooden spoon in it, wait before you open the door, and use oven gloves.',
      sources: [
        { organisation: 'US Food and Drug Administration', title: 'Microwave Ovens' },
        { organisation: 'Panasonic', title: 'Microwave oven operating instructions: care and cleaning' },
      ],
    },
    {
      id: 'microwave.wash-turntable',
      title: 'Wash the turntable and its roller ring',
      why: 'Grease on the ring and its track makes the plate stutter. Food then turns unevenly, and cold spots in leftovers are where germs survive.',
      steps: [
        'Wait until the glass plate is cool, then lift out plate and ring.',
        'Wash both with warm water and washing-up liquid and free the little wheels of fluff.',
        'Wipe the track on the floor and round the hub, without letting water run into the hole.',
        'Refit the ring, seat the plate on the hub and run it for 30 seconds with a cup of water inside: smooth and quiet.',
      ],
      tools: ['washing-up liquid', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      appliesIf: { variant: 'Your microwave has a turntable' },
      safety: 'Do not put a hot glass plate in cold water, and never run the microwave empty.',
      sources: [
        { organisation: 'Panasonic', title: 'Microwave oven operating instructions: care and cleaning' },
        {
          organisation: 'US Department of Agriculture, Food Safety and Inspection Service',
          title: 'Cooking with Microwave Ovens',
        },
      ],
    },
    {
      id: 'microwave.check-door',
      title: 'Check the door, hinges, latches and seal',
      why: 'The metal mesh and a tight door are what keep the energy inside. Dents, wobble and dirt on the sealing faces undo that.',
      steps: [
        'Wipe both sealing faces, on the door and on the oven, and dry them.',
        'Look for cracks in the glass, a torn mesh, broken latch hooks, rust and burn marks.',
        'Swing the door slowly: the hinges have no play, it closes flush and clicks without being slammed.',
        'Heat a cup of water and open the door. Light, fan or plate may go on, the heating must stop at once.',
        'Any fault: unplug it, use it no more, and have it repaired by the maker’s service or replaced.',
      ],
      tools: ['microfibre cloth', 'torch'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Never remove the casing: the capacitor inside can kill even with the plug out. Do not defeat or repair the door switches.',
      sources: [
        { organisation: 'US Food and Drug Administration', title: 'Microwave Ovens' },
        { organisation: 'WHO', title: 'Radiation: Microwave ovens' },
      ],
    },
    {
      id: 'microwave.clear-vents',
      title: 'Clear the air vents and look at the cable',
      why: 'The magnetron needs a stream of cool air. With furred vents or a bread board leaning on them it overheats, cuts out and dies early.',
      steps: [
        'Unplug the microwave and pull it forward, or find the grille of a built-in one.',
        'Vacuum the slots at the back, sides and underneath with a brush nozzle. Push nothing through them.',
        'Run the cable through a dry hand: no nicks, soft spots or flattened stretch, and no brown marks on the plug.',
        'Put it back with the air gaps of the manual; Panasonic, for instance, asks for 15 cm above the oven.',
        'Keep the top free of cloths, papers and boxes.',
      ],
      tools: ['vacuum cleaner', 'microfibre cloth'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      safety:
        'Plug out before you start. A microwave is heavier at one side: lift with both hands, and not down from above head height alone.',
      sources: [
        { organisation: 'Panasonic', title: 'Microwave oven operating instructions: placement and air gaps' },
        { organisation: 'Electrical Safety First', title: 'Safety in the kitchen' },
      ],
    },
  ],
};
