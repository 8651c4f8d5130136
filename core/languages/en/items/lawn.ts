import type { ItemWords } from '../../item-words.ts';

export const lawn = {
  name: 'Lawn',
  tasks: {
    'lawn.set-height': {
      title: 'Set the mowing height for the season',
      why: 'Grass cut too short lets in moss and weeds and scorches in hot weather. The right height does more for a lawn than a bag of feed.',
      steps: [
        'In cool climates, set the blades to 4 cm in spring and autumn, and to 2.5 to 4 cm in summer: the drier the weather, the higher.',
        'Warm-climate grasses differ. The University of Florida advises 9 to 10 cm for most St Augustine grass, and 5 to 6 cm for zoysia.',
        'Never take more than a third off the height of the grass in one cut. Bring long grass down over several cuts.',
        'While the grass grows, mow it dry every week or two, in a different direction each time.',
        'In dry spells, leave fine clippings on the lawn. Collect clippings that clump.',
        'Stop mowing in frost and drought. A brown lawn is dormant and recovers with the rain.',
      ],
      firstReason: 'The right height prevents more lawn trouble than any product',
      safety:
        'Change the height with the motor off and the plug, key or battery out. Clear away stones and toys, keep children well away, wear sturdy shoes, and plug a mains mower into a socket with a safety switch ([[US CA: GFCI | RCD]]).',
    },
    'lawn.feed-spring': {
      title: 'Feed the lawn when it begins to grow',
      why: 'Every mowing takes nutrients away. One spring feed thickens the turf, so that moss and daisies find no gaps.',
      steps: [
        'Wait until you have mown once or twice and rain is forecast.',
        'Weigh out spring lawn feed for your area, as the label says. More than that scorches the grass.',
        'Spread one half in one direction and the other half across it, by hand or with a spreader.',
        'If no rain comes within two days, water it in.',
        'Sweep granules off paving.',
        'Don’t feed the lawn again once the summer turns dry.',
      ],
      firstReason: 'Mowing carries nutrients away, and thin turf lets moss in',
      safety:
        'Keep pets and children off the lawn until the feed is washed in, and never spread it near a pond or a drain. Feed that contains iron stains stone.',
    },
    'lawn.scarify-overseed': {
      title: 'Rake out the thatch and sow the bare patches',
      why: 'A layer of dead grass and moss stops the autumn rain from reaching the soil. If you rake it out while the soil is warm, the gaps grow over before winter.',
      steps: [
        'Mow short on a dry day. If there is much moss, treat it first and wait until it has turned black.',
        'Pull a spring-tine rake firmly through the grass in two directions, or run a scarifier at a shallow setting.',
        'Gather up the thatch. The lawn may look worse for a few weeks.',
        'Loosen the soil of bare patches, sow lawn seed at the rate on its packet and press it in.',
        'Keep the seed damp until it comes up.',
        'If the lawn is thin, give it an autumn feed, which is low in nitrogen.',
        'Do a large lawn in two halves.',
      ],
      firstReason: 'Dead grass and moss keep the rain from reaching the roots',
      safety:
        'A powered scarifier throws stones: wear eye protection and sturdy shoes. Before you clear the tines, switch it off, and unplug it or take out its battery or spark plug lead.',
    },
    'lawn.aerate-soil': {
      title: 'Spike the worn parts of the lawn',
      why: 'Footsteps compact the soil, so roots get no air when it is wet and bake when it is dry. Holes let in rain and help the roots to grow down.',
      steps: [
        'Choose a day when the soil is moist but not sodden.',
        'Where feet have worn the lawn, such as on paths, round a goal and under swings, push a garden fork in 10 cm deep.',
        'Rock it a little, and repeat every 10 cm.',
        'On heavy clay, use a hollow-tine aerator that lifts out plugs, and rake these up.',
        'Brush a thin layer of sandy top dressing into the holes, so that the tips of the grass still show.',
      ],
      firstReason: 'Trodden soil holds no air, so roots stay short',
      safety:
        'Before you spike, find out where cables, irrigation pipes and drains run. Wear boots, and keep the fork away from your toes.',
    },
    'lawn.service-mower': {
      title: 'Service the mower and sharpen its blade',
      why: 'A blunt blade tears the grass and leaves white tips, which invite disease. While the grass hardly grows, you don’t need the mower, and repairers have time.',
      steps: [
        'Make the mower safe: unplug it, or take out the battery and key, or pull the lead off the spark plug and let the engine cool.',
        'Tip it as the manual shows (a petrol mower with its air filter up) and scrape the deck clean.',
        'Note which side of the blade faces down, and unscrew it. Replace a bent or cracked blade.',
        'File both cutting edges equally, and hang the blade on a nail: it must hang level.',
        'Refit the blade and tighten the bolt to the value in the manual.',
        'On a petrol mower, change the oil and spark plug and clean the air filter. Start the season with fresh fuel.',
      ],
      firstReason: 'A sharp blade cuts the grass instead of tearing it',
      safety:
        'A blade can turn by itself: wear thick gloves, and disconnect the power before you touch it. Handle petrol outdoors, away from flames and water heaters. If in doubt, take the mower to a dealer.',
    },
    'lawn.service-robot-mower': {
      title: 'Clean the robot mower and change its blades',
      why: 'Wet grass sets hard under the deck and jams the wheels. Blunt blades tear the lawn, which turns brown at the tips.',
      steps: [
        'Switch off the main switch, put on gloves, and turn the robot over.',
        'Brush the deck, the wheels and the charging contacts. Use no hose unless the manual allows it.',
        'Change the small blades and their screws together, every one to two months in the season.',
        'Test the bumper and the lift sensor as the manual says, and keep hands and feet away from the running robot.',
        'Before winter, charge it fully, clean it, and store robot and dock dry and free of frost.',
      ],
      firstReason: 'Blunt blades tear the grass, and wet clippings jam the wheels',
      safety:
        'Always switch off before you touch the underside. Let the robot mow by day and only when no child or pet is on the lawn: hedgehogs come at night.',
    },
  },
} as const satisfies ItemWords;
