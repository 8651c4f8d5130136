import type { PartWords } from '../../item-words.ts';

export const stormsSnowAndGround = {
  tasks: {
    'roof-and-gutters.prepare-for-storms': {
      title: 'Secure the roof, gutters and yard for the storm season',
      why: 'A storm lifts what is already loose: one tile, one sheet, one unlatched gate. Blocked gutters and drains then let its rain into the house.',
      steps: [
        'From the ground, look with binoculars for slipped tiles, lifted edges and loose flashing. Have a roofer fix them now.',
        'Have gutters, downpipes and rain drains cleared, unless you have just done so. Push on their brackets: none should give.',
        'Cut back branches that could reach the roof, or have an arborist do it.',
        'Check the ties and screws of sheds, carports, solar panels, tanks and aerials.',
        'List what you will carry indoors when a warning comes: chairs, pots, bins, toys.',
        'Photograph the house and its contents for the insurer, and check what your policy says about storms.',
        'Learn the warning levels, your evacuation route and the nearest shelter.',
      ],
      firstReason: 'A storm lifts first what was already loose',
      safety:
        'Stay off the roof, and use a ladder only for what is at most 3 m up, with a helper at its foot. Once the wind rises, do nothing more outdoors. If you are told to leave, leave.',
      tenant:
        'Your part is what can fly: plan where chairs, pots and bins go, and photograph your belongings for the insurer.',
      landlord: 'storm check of the roof and gutters',
    },
    'roof-and-gutters.prepare-for-short-rains': {
      title: 'Clear the gutters and drains for the short rains',
      why: 'Dust, leaves and nests gather between two rainy seasons. The first storm of the second one washes them into the outlets, and the water finds another way.',
      steps: [
        'Sweep a flat roof that has a stair, down to the strainers of its outlets.',
        'Scoop out what lies in the gutters that you reach from a firm ladder, and have a firm do the others.',
        'Rake leaves and silt out of the gullies and the channel along the plot.',
        'Pour a bucket of water into each gutter and outlet. It should run off at once.',
        'Have what leaked in the long rains mended before the next ones.',
      ],
      firstReason: 'What the dry months left in the gutter blocks it in the first storm',
      safety:
        'Climb only on a dry day, with someone to hold the ladder, and never near a cable. A sloping roof is a roofer’s.',
      tenant: 'Say where water came in during the long rains, and keep the gully at your own door free.',
      landlord: 'gutters before the short rains',
    },
    'roof-and-gutters.watch-rains': {
      title: 'Watch the roof and gutters in the first heavy rains',
      why: 'The first downpours show where the house takes in water, while there is still time to mend it between two showers.',
      steps: [
        'In a downpour without thunder, look from doors and windows at every gutter, outlet and downpipe.',
        'Note where water runs over, drips at a joint or stands against a wall.',
        'Indoors, look at the ceilings and the tops of the walls for fresh damp marks, above all round pipes.',
        'Check that the street drain takes the water, and that none comes back up through floor drains.',
        'Have each fault sealed or cleared on the next dry day, and look again in the next rain.',
      ],
      firstReason: 'Heavy rain finds the leak that a dry roof hides',
      safety: 'Watch from indoors or from under a roof. Don’t wade through moving water or touch wet sockets.',
      tenant: 'Film the overflow or the drip, and send it to your landlord the same day.',
    },
    'roof-and-gutters.watch-snow': {
      title: 'Look for ice dams and heavy snow on the roof',
      why: 'Warm air melts the snow on the roof, and the water freezes again at the cold eaves. Behind that dam it backs up under the tiles. Deep or wet snow can break a roof.',
      steps: [
        'After each big snowfall or thaw, look at the eaves from a safe distance: thick ice or long icicles mean an ice dam.',
        'In the loft, look for damp at the eaves, and for warm air from a hatch, a pipe or a fan. Seal those gaps when it is dry.',
        'Indoors, note doors that suddenly stick, fresh cracks and creaking: they are signs of too much load.',
        'Pull snow off the lowest metre with a roof rake that you use from the ground, if you can do so safely.',
        'If the roof sags or creaks, leave the house and call {emergency number}. For ice and deep snow, book a roofer.',
      ],
      firstReason: 'Water behind an ice dam runs under the tiles and indoors',
      safety:
        'Never climb on a snowy roof or a ladder on ice. Stay out from under icicles and overhanging snow, use no salt or axe on the ice, and keep the rake away from cables.',
      tenant: 'Report icicles, damp at the eaves and doors that suddenly stick, and keep away from below the eaves.',
      landlord: 'removal of snow and ice from the roof',
    },
    'roof-and-gutters.prepare-for-melt': {
      title: 'Lead the meltwater away from the house',
      why: 'When the snow melts, the ground is still frozen and takes up no water. Meltwater from snow against the walls runs through light wells and cracks into the cellar.',
      steps: [
        'Shovel the snow 2 m away from the walls, to where the ground slopes away from the house.',
        'Empty light wells and cellar steps of snow, and check that no ice covers their drains.',
        'Free the ends of the downpipes from ice, and extend them so that the water comes out 2 m from the wall.',
        'If you have a sump pump, check that its pipe outside is not frozen, then pour a bucket of water into its pit: the pump must start.',
        'Cut a channel through snow and ice to the street drain or the ditch, and keep the drain free.',
        'Lift off the cellar floor what must not get wet, and look for wet walls in the first warm days.',
      ],
      firstReason: 'Frozen ground sends the meltwater along the walls into the cellar',
      safety:
        'Don’t work or pass under icicles or snow that hangs over the eaves: have a roofer remove them first. Lift wet snow in small loads and take breaks. Don’t enter a flooded cellar until its power is off.',
      tenant: 'Ask who clears the snow, and report a wet wall or a broken downpipe to your landlord.',
    },
    'roof-and-gutters.check-cellar': {
      title: 'Look for damp and cracks low on the walls and in a cellar',
      why: 'Ground that moves shows first as a crack that widens, and water in the ground as a white line low on a wall. Both are cheap to follow and expensive to overlook.',
      steps: [
        'In the cellar or at the foot of the walls indoors, look for damp patches, white salts, peeling paint and a musty smell.',
        'Note cracks that run diagonally from windows and doors, and measure the widest. Write the date and width beside it.',
        'Show a surveyor any crack wider than 5 mm or one that has grown since your last note.',
        'Outdoors, look for large trees closer to the wall than their height, above all willow, poplar and oak on clay.',
        'Ask an arborist before you fell one: sudden removal can also make the ground move.',
        'Clear light wells, vents and floor drains, and take boxes off the damp wall.',
      ],
      firstReason: 'A dated mark shows later whether a crack is still growing',
      safety:
        'Stay out of a cellar that is flooded until its power is off. Old boards and pipe wraps may contain asbestos: leave them alone.',
      tenant:
        'Photograph damp patches and cracks with a ruler beside them, and air a cellar only while it is cooler outdoors.',
      landlord: 'check of the foundations',
    },
    'roof-and-gutters.prepare-for-gales': {
      title: 'Make the roof and garden ready for gales',
      why: 'A gale finds the one slate that has slipped and the one panel that rattles. In calm weather both are a small repair; after the first gale, every roofer is busy for weeks.',
      steps: [
        'From the ground, look with binoculars along the ridge, the edges and the chimney for slipped slates, lifted flashing and loose chimney pots. Have a roofer fix them now.',
        'Push on the downpipes and rattle what you reach of the gutters. Have loose brackets, aerials and satellite dishes fixed.',
        'Rock each fence post, gate, shed and carport by hand, and mend what moves. Check that sheets on a shed roof are screwed down.',
        'Tie down what stays outdoors, such as bins, a trampoline or a pile of logs. An oil tank must be fixed too: an almost empty one can move.',
        'Close each shutter, outside door and garage door fully, and mend bolts and catches that give.',
        'Choose where chairs, pots and toys go when a warning comes, and photograph the house for the insurer.',
      ],
      firstReason: 'The wind takes first whatever rattles already',
      safety:
        'Stay off the roof and off ladders. Once the wind rises, do nothing more outdoors, and keep away from walls, fences and trees. Never go near a cable that has come down: call {emergency number}.',
      tenant: 'Bring in or tie down what is yours, and send photos of loose slates, gutters and fences.',
      landlord: 'storm check of the roof and fences',
    },
  },
} as const satisfies PartWords;
