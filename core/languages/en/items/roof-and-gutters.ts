import type { ItemWords } from '../../item-words.ts';

export const roofAndGutters = {
  name: 'Roof and Gutters',
  tasks: {
    'roof-and-gutters.clear-gutters': {
      title: 'Clear the gutters once the leaves are down',
      why: 'A gutter full of leaves overflows down the wall behind it. Drying out and replastering the room inside costs far more than the cleaning.',
      steps: [
        'Decide from the ground. Book a gutter cleaner with a pole vacuum if the gutter is more than 3 m up, the ground is soft or sloping, or you have no helper.',
        'Set the ladder on firm ground, one metre out for every four metres up. Rest it on the wall with a stand-off, never on the gutter.',
        'Scoop the leaves into a bucket by hand. Work away from the downpipe, so that nothing is pushed into it.',
        'Climb down and move the ladder rather than stretch.',
        'Run a hosepipe into the gutter. If water collects at the outlet, the downpipe is blocked: clear it from below.',
        'Put the leaf guards back, and look for cracked joints and loose brackets.',
      ],
      firstReason: 'An overflowing gutter soaks the wall behind it',
      safety:
        'Keep three points of contact and your belt buckle between the uprights, with a helper holding the foot. Stay off the roof. Don’t climb in wind, rain or frost, or near overhead cables.',
      tenant:
        '[[FR: In France, tenants unblock the gutters themselves: book a firm if yours are high. | Report any that overflow, with a photo.]]',
      landlord: 'clearing of the gutters',
    },
    'roof-and-gutters.empty-gutters': {
      title: 'Empty the gutters while the leaves are not yet frozen',
      why: 'Wet leaves freeze into a block. Meltwater then backs up under the tiles, hangs over the door as icicles, and its weight pulls the brackets off.',
      steps: [
        'Walk round first. What lies more than 3 m up, or over soft or sloping ground, is for a gutter firm.',
        'Pick a mild, still day, and have a second person stand on the foot of the ladder.',
        'Lift the leaves out towards you with a gloved hand, a short stretch at a time, and come down to move on.',
        'Flush with a hose, and see that nothing stays in the gutter that could turn to ice.',
        'Follow the water: it should leave the downpipe freely, and not run over a path.',
        'Push on each bracket from below. Have loose ones fixed, because snow will lie on them.',
      ],
      firstReason: 'A gutter full of frozen leaves sends meltwater into the roof',
      safety:
        'Leave it to a firm once there is frost or snow on the ground. Rest the ladder on the wall with a stand-off, don’t reach sideways, and keep clear of overhead cables.',
      tenant: 'Photograph gutters that overflow or carry icicles, and keep people away from below them.',
      landlord: 'clearing of the gutters for the winter',
    },
    'roof-and-gutters.inspect-roof': {
      title: 'Inspect the roof from the ground',
      why: 'One slipped tile can let water in for months before a ceiling shows it. With binoculars you can see it from the pavement.',
      steps: [
        'Walk round the house and across the street with binoculars or your phone’s zoom.',
        'Look for slipped, cracked or missing tiles, gaps along the ridge, and mortar in the gutter or on the ground.',
        'Check the flashing around the chimney, rooflights and pipes for lifted edges. Check that the chimney stands straight.',
        'Note cushions of moss, sagging lines and blocked valleys. If you can see a flat roof from a window, look for puddles and blisters.',
        'Photograph each side and compare the photos with last time. Send anything new to a roofer.',
        'Look at the roof again after every storm.',
      ],
      firstReason: 'You can see a slipped tile long before the ceiling shows it',
      safety:
        'Inspect with both feet on the ground. Only roofers with edge protection should go up. Rooflights and old cement sheets, which may contain asbestos, break under a person’s weight.',
      tenant:
        'From the pavement, look for slipped tiles after every storm, and send your landlord photos of what has changed.',
      landlord: 'roof inspection',
    },
    'roof-and-gutters.watch-rain': {
      title: 'Watch the gutters during heavy rain',
      why: 'Ten minutes in heavy rain show what no dry inspection can: which gutters overflow, which joints leak and where water collects.',
      steps: [
        'Keep this for the next wet day. Walk round the house in a downpour and look at every gutter, joint and downpipe.',
        'Note water over the front edge, drips at joints, and streaks down the wall behind the pipe.',
        'Check that each downpipe ends in a drain that takes the water, and that no puddle forms against the wall.',
        'Mark the faults on a photo, and have them cleared or sealed in the next dry week.',
      ],
      firstReason: 'Only a downpour shows which joint leaks',
      safety: 'Go indoors at the first thunder, and keep off ladders while anything is wet.',
      tenant: 'A short video of the overflow is the quickest way to report it to your landlord.',
    },
    'roof-and-gutters.check-loft': {
      title: 'Look for damp and daylight in the loft',
      why: 'A roof leak shows as a dark stain on a rafter years before it makes a hole in the bedroom ceiling.',
      steps: [
        'Go up after wet weather, leave the light off for a minute and look for daylight between the tiles.',
        'With a torch (flashlight), check the rafters, the chimney and every pipe for dark stains, white salts or soft wood.',
        'Feel the insulation for wet patches, and check that it leaves the ventilation gaps at the eaves open.',
        'Check that bathroom fans blow outside through their ducts and not into the loft.',
        'Chalk the date beside each stain, so that you can see next year whether it has grown.',
      ],
      firstReason: 'A leak marks the rafters years before the ceiling',
      safety:
        'Step only on joists or boards: plasterboard won’t carry you. Don’t touch cables, leave suspected asbestos alone, and don’t disturb bats, nesting birds or wasps.',
      tenant: 'Report stains or daylight. Enter the loft only if your tenancy includes it.',
      landlord: 'check of the loft and roof timbers',
    },
    'roof-and-gutters.clear-drains': {
      title: 'Clear the gutters, gullies and downpipe drains',
      why: 'Over the winter, moss, grit and the last leaves collect in the outlets. A blocked gully sends every thunderstorm against the foot of the wall, and from there into the house.',
      steps: [
        'From the ground, look along each gutter with your phone’s zoom for grass, moss, sagging and nests. Leave a nest in use alone until the birds have gone.',
        'If the gutter needs clearing, use a pole or vacuum from the ground, or book a cleaner. Don’t use a ladder for anything more than 3 m up.',
        'Lift the grating of each gully at ground level, scoop out the sludge with a gloved hand and flush it with two buckets of water.',
        'Pour a bucket into each downpipe shoe or drain. If the water rises, rod the drain or call a drainage firm.',
        'Check that soil, gravel or pots don’t cover a drain, and that the ground falls away from the wall.',
        'Sweep leaves off flat roofs and balconies only where you can stand behind a railing.',
      ],
      firstReason: 'A blocked gully sends storm water against the foot of the wall',
      safety:
        'Work from the ground, or from a footed ladder for what is at most 3 m up, never on wet or windy days. Wear gloves against glass and rats’ urine, and wash your hands afterwards.',
      tenant:
        'Keep the gullies at ground level free of leaves yourself. [[FR: Keeping gutters and downpipes clear is the tenant’s job in France. | ]]',
      landlord: 'clearing of the gutters and drains',
    },
    'roof-and-gutters.prepare-for-fires': {
      title: 'Prepare the house and your plan for the fire season',
      why: 'Most houses lost to wildfire are lit by embers that fly far ahead of the flames. They catch in dry leaves in a gutter, in a gap under a tile or on a doormat.',
      steps: [
        'Have leaves and twigs cleared from the gutters, the roof valleys and under solar panels. Book a firm for anything that you can’t do from a ladder on firm ground.',
        'Look for slipped tiles and open eaves. Have gaps closed and vents covered with metal mesh: [[US: 1/8 inch or finer, as CAL FIRE advises | AU: 2 mm or finer, as AS 3959 asks | 2 to 3 mm or finer]].',
        'Rake up everything that burns within 1.5 m of the walls and decks: leaves, bark, firewood, doormats and plants.',
        'Cut grass short, and branches back to 3 m from the roof and chimney.',
        'Point the valves of gas cylinders away from the house. Check that a hose reaches all round it, and, if you have a fire pump, test it outdoors.',
        'Put the house number where a fire engine can read it.',
        'Go through your fire plan with everyone at home: at which warning you leave, by which road, and who takes the animals.',
      ],
      firstReason: 'Embers set fire to dry leaves long before the flames arrive',
      safety:
        'Stay off the roof, and have someone foot the ladder. On days of extreme danger don’t mow or use power tools. If a fire comes near, leave early, and call {emergency number} if you can’t.',
      tenant:
        'Your part is the ground: rake up what burns within 1.5 m of the walls, keep a hose ready, and agree when you will leave.',
      landlord: 'protection of the roof against embers',
    },
    'roof-and-gutters.prepare-for-rains': {
      title: 'Clear the roof, gutters and drains for the rains',
      why: 'The rains bring more water in a day than a dry month. One blocked outlet sends it under the tiles, or turns a flat roof into a pool that finds every crack.',
      steps: [
        'If part of the roof is flat and has a stair, sweep it and clear every rainwater outlet. A bucket of water should be gone within seconds.',
        'Have gutters, valleys and downpipes cleared, and check that their brackets are firm.',
        'Look for cracks and blisters in the waterproofing, open joints along the parapet and round pipes, and slipped tiles. Have them sealed while it is dry.',
        'Lift the covers of the drains round the house, clear silt and leaves, and put the covers back so that no one can fall in.',
        'Check the sealant above windows, sunshades and air-conditioner sleeves, and old damp marks on ceilings.',
        'Cut branches that overhang the roof, and secure tanks, panels, sheets and aerials against the wind.',
      ],
      firstReason: 'One blocked outlet sends a whole downpour into the house',
      safety:
        'Go up only by a fixed stair to a roof with a parapet. Leave sloping roofs, high gutters and overhead cables to a firm, and keep off when it thunders or the surface is wet.',
      tenant: 'Sweep the outlets that you can reach, and send your landlord photos of cracks and damp marks.',
      landlord: 'check of roof and drains for the rains',
    },
    'roof-and-gutters.check-walls': {
      title: 'Walk round the outside walls',
      why: 'A crack in the render, a gap in the sealant or earth heaped against the wall lets water in all year. In dry weather each is a small repair.',
      steps: [
        'Look at every wall for cracks, bulging or hollow render, crumbling pointing and flaking paint. Mark the ends of a crack with a pencil and the date.',
        'Show a crack wider than 5 mm, one that widens, or steps through the brickwork to a surveyor.',
        'Press the sealant round windows, doors, pipes and vents. Have it renewed where it has come away or gone hard, and close holes wider than a pencil: mice fit through.',
        'Keep soil, paving and plants at least 15 cm below the damp-proof course or the edge of the cladding, and clear every air brick.',
        'Check that the ground slopes away from the house, and look for green or white stains, which show where water runs.',
        'Cut back climbers and shrubs that hide the wall or hold it damp, after the birds have left.',
      ],
      firstReason: 'Small gaps in a wall are easy to close while it is dry',
      safety:
        'Look from the ground, with binoculars for the upper floors. Don’t scrape or sand old paint, which may contain lead, or cement boards, which may contain asbestos.',
      tenant:
        'Photograph cracks, and send the pictures with their dates. Keep soil and plants away from the walls yourself.',
      landlord: 'check of the outside walls',
    },
    'roof-and-gutters.book-termite-inspection': {
      title: 'Book a termite inspection',
      why: 'Termites eat timber from the inside and leave the surface whole. Insurance rarely pays, and the damage runs into thousands before it shows.',
      steps: [
        'Book [[FR: a certified inspector of homes, and report termites to the town hall | a licensed inspector]]. [[AU: AS 3660.2 asks for it at least once a year. | The National Pest Management Association advises it once a year.]]',
        'Ask for the whole house, with the loft, the space under the floor, sheds and fences. Clear 50 cm along the walls indoors and out, and open the hatches.',
        'Meanwhile, look for mud tubes on walls and piers, discarded wings, blistered paint and wood that sounds hollow. Leave them undisturbed and show them.',
        'Move firewood, mulch, cardboard and garden beds away from the walls, and repair dripping taps and pipes.',
        'Keep the report, and the certificate of the barrier or bait system with the date when it must be renewed.',
      ],
      firstReason: 'Termites eat timber from the inside and leave no trace on top',
      safety:
        'Don’t spray or break open a nest that you find: the colony moves on and is harder to treat. Stay out of the space under the floor.',
      tenant: 'Report mud tubes or wings at once, and leave them undisturbed.',
      landlord: 'termite inspection',
    },
  },
} as const satisfies ItemWords;
