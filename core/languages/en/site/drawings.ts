/** What the drawings show, for those who don’t see them. */
export const drawings = {
  /** Of the guides. */
  art: {
    ac: 'An air conditioner above an armchair, with the sun in the window',
    bathtub: 'A bathtub full of foam, with a rubber duck on top',
    boiler: 'A boiler on the wall, with its pipes and a warm radiator',
    chimney: 'A brick chimney on a tiled roof, with smoke, trees and a bird',
    'coffee-machine': 'An espresso machine fills a cup, with fresh beans beside it',
    dishwasher: 'An open dishwasher with clean plates and cups in its racks',
    fridge: 'An open fridge, and a cat that waits in front of it',
    microwave: 'A microwave with a bowl of popcorn turning inside',
    oven: 'A cooker with a pie behind the glass of its oven',
    'pizza-oven': 'A garden pizza oven with a fire and a pizza inside',
    shower: 'A running shower behind a pane of glass, with a towel beside it',
    stoves: 'A kettle and a frying pan on the burning flames of a stove',
    toilet: 'A toilet with its lid up, a plant on the cistern and a roll on the wall',
    'washing-machine': 'A washing machine at work, with a basket of laundry beside it',
    'wine-fridge': 'A wine fridge with lit shelves, and a glass poured at a small table',
  },
  /** Of the parts that a task’s steps name. */
  parts: {
    'air-conditioning.clean-filters':
      'With the front panel of the indoor unit lifted, the filters slide out downwards.',
    'bathtub.clean-waste':
      'The end of a bath in section: the overflow high on the side, the plug with its stem, and the seat in the plughole.',
    'central-heating.bleed-radiators':
      'The bleed valve is at the top corner of the radiator. Hold a cloth under it and give the key a quarter to half turn.',
    'chimney.inspect-stack':
      'From the ground, look at the cowl, the pot, the mortar around it, and the lead where the stack meets the roof.',
    'coffee-machine.clean-brew-group':
      'The brew group of a portafilter machine from top to bottom: rubber ring, screen, basket, and metal head with its handle.',
    'dishwasher.clean-filter':
      'The filter in the floor of the dishwasher has a cylinder that turns anticlockwise, a flat mesh around it, and a hollow beneath.',
    'fridge.clean-door-seals':
      'The seal runs around the open fridge door. In section: the folds that dirt hides in, and the paper between seal and frame.',
    'gas-stove.clean-burners':
      'The burner of a gas hob from top to bottom: cap, flame ring with ports, igniter tip, and gas jet.',
    'microwave.check-door':
      'On the open microwave door: the latch hooks on its edge, the mesh in its window, and the sealing face around the oven.',
    'oven.clean-door-glass':
      'With the oven door let down, the seal is around the opening, the hinges are at the lower corners, and the inner pane faces up.',
    'pizza-oven.test-gas-hose':
      'Brush soapy water on every joint: at the bottle valve, at the regulator, and at both ends of the hose. Growing bubbles mean a leak.',
    'shower.clear-drain':
      'A shower drain in section: the grate, the cup that lifts out, its sealing ring, and the water that must stay in the trap.',
    'toilet.work-valve': 'The isolating valve is on the pipe to the cistern, with a flexible hose above it.',
    'washing-machine.clean-pump-filter':
      'Behind the flap at the lower front of the washing machine: a small drain hose, and the filter, which turns anticlockwise.',
    'wine-fridge.vacuum-grilles':
      'The grille is at the foot of a built-in wine fridge. The fan and the condenser are behind it.',
  },
  /** What is written in the drawings of parts. */
  labels: {
    anticlockwise: 'anticlockwise',
    basket: 'basket',
    'bleed valve': 'bleed valve',
    'bottle valve': 'bottle valve',
    bubbles: 'bubbles',
    cap: 'cap',
    cistern: 'cistern',
    cloth: 'cloth',
    cowl: 'cowl',
    cup: 'cup',
    'cylinder: turn': 'cylinder: turn',
    door: 'door',
    'fan, behind it': 'fan, behind it',
    filter: 'filter',
    filters: 'filters',
    'flame ring': 'flame ring',
    flap: 'flap',
    'flat mesh': 'flat mesh',
    fold: 'fold',
    frame: 'frame',
    'front panel, lifted': 'front panel, lifted',
    'gas jet': 'gas jet',
    grate: 'grate',
    'grille at the foot': 'grille at the foot',
    'half turn': 'half turn',
    hinge: 'hinge',
    'hollow beneath': 'hollow beneath',
    hose: 'hose',
    'igniter tip': 'igniter tip',
    'inner pane': 'inner pane',
    isolating: 'isolating',
    'latch hooks': 'latch hooks',
    lead: 'lead',
    mesh: 'mesh',
    'metal head': 'metal head',
    mortar: 'mortar',
    overflow: 'overflow',
    paper: 'paper',
    'plug and stem': 'plug and stem',
    pot: 'pot',
    'quarter to': 'quarter to',
    regulator: 'regulator',
    ring: 'ring',
    'rubber ring': 'rubber ring',
    screen: 'screen',
    seal: 'seal',
    'sealing face': 'sealing face',
    sealing: 'sealing',
    seat: 'seat',
    valve: 'valve',
    water: 'water',
    'with ports': 'with ports',
  },
} as const;
