import type { ItemWords } from '../../item-words.ts';

export const fridge = {
  name: 'Fridge',
  tasks: {
    'fridge.clean-coils': {
      title: 'Vacuum the fridge’s coils or grilles',
      why: 'Dust on the coils traps heat, so the compressor runs longer, uses more power and wears out sooner. Some makers say that an ordinary home needs no cleaning; pets and dust change that.',
      steps: [
        'Unplug the fridge, or switch off its socket.',
        'Find the coils: behind the fridge, or behind the kick plate at the bottom. If they are hidden in the walls, as in many newer fridges, clean the grilles and the space behind instead.',
        'Loosen the dust with a soft brush and vacuum it up without bending the tubes.',
        'Push the fridge back, with the air gap that the manual gives, and plug it in.',
        'With furry pets, clean the coils twice a year.',
      ],
      firstReason: 'Dust on the coils makes the compressor work harder than it needs to',
      safety:
        'Don’t pull a heavy fridge out alone: rock it out with a second person. If a cable is crushed or scorched, don’t plug it in again.',
    },
    'fridge.check-temperature': {
      title: 'Check the fridge and freezer temperature',
      why: 'The dial shows a setting, not a temperature. A fridge that has crept up to 8 °C looks normal while bacteria multiply in the food.',
      steps: [
        'Leave a fridge thermometer overnight in a glass of water on the middle shelf.',
        'Read it before breakfast. It should show no more than 5 °C; 4 °C is a good target.',
        'Then lay it between frozen packs for a few hours: −18 °C or colder is right.',
        'If either is too warm, set it one step colder and read it again after 24 hours.',
        'If it is still too warm, clear the air vents inside, then check the door seal and the coils.',
      ],
      firstReason: 'The dial alone can’t show whether your food is cold enough',
      safety:
        'If the fridge reads above 8 °C after a night, you cannot know for how long it was too warm. Throw away meat, fish, milk dishes and leftovers, even if they smell fine, and don’t refill it until it reads 5 °C.',
    },
    'fridge.clean-door-seals': {
      title: 'Clean the fridge’s door seals and test their grip',
      why: 'Crumbs and sticky spills keep the seal slightly open. Warm, damp air gets in, ice builds up, and the fridge runs longer.',
      steps: [
        'Wipe the seal with warm soapy water, opening each fold with your finger.',
        'Brush out crumbs and black spots with an old toothbrush, especially along the bottom. Between turns, wipe spills off the seal at once.',
        'Rinse with a damp cloth, and dry both the seal and its frame.',
        'Shut the door on a strip of paper and pull. The paper should drag, not slide out.',
        'Repeat every 20 cm or so. Where the paper slides, look for dirt, a dent or hardened rubber.',
        'Order any new seal by the model number on the plate inside.',
      ],
      firstReason: 'A tight door keeps the cold in and the bill down',
    },
    'fridge.clear-drain-hole': {
      title: 'Clear the fridge’s drain hole',
      why: 'Meltwater drains through one small hole. If a scrap such as a pea skin blocks it, water pools under the drawers or on the floor.',
      steps: [
        'Take out the bottom drawers and find the channel and the hole at the foot of the back wall.',
        'Can’t see a hole? Many frost-free fridges hide it. Wipe up any water or ice on the floor, and call a technician if it comes back.',
        'Wipe the channel, and lift out scraps with a cotton bud or the plunger that came with the fridge.',
        'Push the bud or plunger gently through the hole a few times.',
        'Trickle in about 50 ml of lukewarm water. It should drain within seconds.',
        'Keep food off the back wall, so that drops can run down it.',
      ],
      firstReason: 'A blocked drain can flood the drawers without any warning',
      safety: 'Unplug first. Never poke with wire or a knife, which can pierce the wall and let out refrigerant.',
    },
    'fridge.wash-interior': {
      title: 'Empty the fridge and wash its shelves and drawers',
      why: 'Listeria grows even in the cold. Germs from raw meat and unwashed vegetables survive on the shelves and can reach food that you eat uncooked.',
      steps: [
        'Put the food in a cool bag. Throw out anything past its use-by date.',
        'Take out the shelves and drawers. Let glass warm up first: hot water can crack it.',
        'Scrub them in warm soapy water, rinse and dry.',
        'Wipe the walls, door racks and seals with 2 tablespoons of bicarbonate of soda in 1 litre of hot water, then with clean water.',
        'Put everything back dry: raw meat and fish lowest, in a tray, and ready-to-eat food above.',
        'Between washes, wipe up meat juice at once.',
      ],
      firstReason: 'Listeria survives the cold, so it has to be washed away',
      safety: 'Switch off while you wash near the lamps and fan, and dry your hands before you switch on again.',
    },
    'fridge.replace-water-filter': {
      title: 'Change the fridge’s water filter',
      why: 'A used-up cartridge no longer removes contaminants. It also slows the dispenser, and bacteria can grow in it.',
      steps: [
        'Find the cartridge: in the ceiling of the fridge, behind the kick plate or in the hose at the back.',
        'Buy the exact type, certified to NSF/ANSI 42 or 53, and write today’s date on it.',
        'Put a towel below, and close the water first if the manual says so.',
        'Turn or press the old cartridge out, and lock the new one in.',
        'Run water until it is free of air and black dust, for as long as the leaflet says. It often takes several litres.',
        'Reset the filter light and throw away the first batches of ice.',
      ],
      firstReason: 'It is easy to lose track of a cartridge’s age, so count from today',
      safety: 'A filter that isn’t fully locked in can flood the kitchen. Watch it for drips for ten minutes.',
    },
    'fridge.defrost-freezer': {
      title: 'Defrost the freezer compartment',
      why: 'Frost thicker than 6 mm acts as insulation, so the freezer uses more power. Thick ice also jams the drawers.',
      steps: [
        'Use up what you can, and pack the rest in a cool bag wrapped in blankets.',
        'Unplug the freezer, open its door and lay towels on the floor.',
        'Set a bowl of hot, not boiling, water on a mat inside, and change the water when it cools.',
        'Lift off loose plates of ice with a plastic spatula and mop up the water.',
        'Wash and dry the inside, plug in, and load the food once it is back at −18 °C.',
      ],
      firstReason: 'Thick frost costs power and takes up room in the drawers',
      safety:
        'Don’t use a knife, hairdryer, heater or de-icing spray. A pierced pipe lets out refrigerant, which is flammable in most newer fridges. If you hear a hiss, open the windows, light nothing and touch no switches.',
    },
    'fridge.level-cabinet': {
      title: 'Level the fridge and check its plug and vents',
      why: 'If a fridge leans forward, its door drifts open. A scorched plug or covered vents can start a fire.',
      steps: [
        'Open the door halfway and let go. If it falls open, the front is too low.',
        'Lay a spirit level across the top and turn the front feet until the fridge is level and steady.',
        'Raise both front feet a little more, so that the doors close by themselves.',
        'Clear the top and the gaps all round, and dust the grilles of a built-in fridge.',
        'Pull out the plug and look for brown marks, cracks or a crushed cable.',
        'Plug it into a wall socket of its own.',
      ],
      firstReason: 'A fridge that leans lets its door drift open',
      safety:
        'A tall fridge can tip: have someone hold it while you turn the feet. Touch the plug with dry hands only.',
    },
  },
} as const satisfies ItemWords;
