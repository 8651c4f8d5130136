import type { ItemWords } from '../../item-words.ts';

export const microwave = {
  name: 'Microwave',
  tasks: {
    'microwave.steam-clean': {
      title: 'Steam-clean the inside of the microwave',
      why: 'Splashes inside keep absorbing energy until they char and spark. Steam softens them, so that you don’t need to scrape.',
      steps: [
        'Put 250 ml of water and a wooden spoon in a wide glass bowl, and heat it for 3 minutes on full power.',
        'Leave the door shut for 5 minutes while the steam works.',
        'Lift the bowl out with oven gloves and wipe the ceiling, walls and floor with a soft cloth.',
        'Dab the small pale cover on the side wall clean without lifting it: it shields the waveguide.',
        'If that cover is burnt through, have it replaced, and don’t use the oven until then.',
        'Wipe the door and its frame with a drop of washing-up liquid, then dry them.',
      ],
      firstReason: 'Splashes are easiest to remove before they burn on',
      safety:
        'Water can heat past boiling point and erupt. Keep the wooden spoon in it, wait before you open the door, and use oven gloves.',
    },
    'microwave.wash-turntable': {
      title: 'Wash the turntable or the floor of the microwave',
      why: 'Grease under a turntable makes it stick, so food heats unevenly and germs survive in the cold spots. On a flat floor, grease burns on.',
      steps: [
        'Wait until the oven is cool, then lift out the glass plate and the roller ring.',
        'If your microwave has a flat ceramic floor, wipe it with warm soapy water and dry it. Soak burnt spots under a wet cloth, and skip the rest.',
        'Wash the plate and the ring with washing-up liquid, and free the little wheels of fluff.',
        'Wipe the track on the floor and round the hub, without letting water run into the hole.',
        'Refit the ring and seat the plate on the hub.',
        'Heat a cup of water for 30 seconds. The plate should turn smoothly and quietly. Each time you heat food, cover it, and wipe spills at once.',
      ],
      firstReason: 'Grease on the floor of the oven is easy to miss and soon smells',
      safety:
        'Don’t put a hot glass plate in cold water, use no blade on a ceramic floor, and never run the microwave empty.',
    },
    'microwave.check-door': {
      title: 'Check the microwave’s door, hinges, latches and seal',
      why: 'The metal mesh and a tight door keep the energy inside. Dents, loose hinges and dirt on the sealing faces can let it out.',
      steps: [
        'Wipe both sealing faces, on the door and on the oven, and dry them.',
        'Look for cracks in the glass, a torn mesh, broken latch hooks, rust and burn marks.',
        'Swing the door slowly. The hinges should have no play, and the door should close flush and click without being slammed.',
        'Heat a cup of water and open the door. The hum must stop and the timer pause at once. The light, fan or plate may stay on.',
        'If anything is wrong, unplug the oven and stop using it until it has been repaired by the maker or replaced.',
      ],
      firstReason: 'Only an undamaged door keeps all the energy inside the oven',
      safety:
        'Never remove the casing: the capacitor inside can kill even when the oven is unplugged. Don’t bypass or repair the door switches.',
    },
    'microwave.clear-vents': {
      title: 'Clear the microwave’s vents and check its cable',
      why: 'The magnetron needs a stream of cool air. If dust or a bread board blocks the vents, it overheats, cuts out and fails early.',
      steps: [
        'Unplug the microwave and pull it forward, or find the grille of a built-in one.',
        'Vacuum the slots at the back, sides and underneath with a brush nozzle. Push nothing through them.',
        'Run the cable through a dry hand and look at the plug. There should be no nicks, soft spots, flattened stretches or brown marks.',
        'If the cable or the plug is damaged, don’t plug it in: have it replaced.',
        'Put the microwave back with the air gaps that the manual gives. Panasonic, for example, asks for 15 cm above the oven.',
        'Keep the top free of cloths, papers and boxes.',
      ],
      firstReason: 'A microwave that gets enough air runs cooler and lasts longer',
      safety:
        'Unplug it before you start. A microwave is heavier on one side: lift it with both hands, and don’t take one down from above head height alone.',
    },
  },
} as const satisfies ItemWords;
