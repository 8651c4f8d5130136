import type { ItemWords } from '../../item-words.ts';

export const greenhouse = {
  name: 'Greenhouse',
  tasks: {
    'greenhouse.wash-glass': {
      title: 'Empty the greenhouse and wash it inside and out',
      why: 'Grime blocks much of the scarce winter light, and red spider mites overwinter in the corners. If you line the greenhouse against frost, wash the glass before that.',
      steps: [
        'On a mild day, move the plants out and sweep dead leaves, moss and old compost off the floor and staging.',
        'Push the algae out from between overlapping panes with a plastic plant label.',
        'Wash the glass and frame inside and out with warm water and washing-up liquid, from top to bottom, and rinse.',
        'With the plants outside and doors and vents open, wipe staging and empty pots with a greenhouse disinfectant. Dilute it and leave it on as its label says.',
        'Leave the doors open until everything is dry.',
        'Check the plants for pests and bring them back in.',
      ],
      firstReason: 'Clean panes let in more light, and pests lose their hiding places',
      safety:
        'Don’t lean a ladder on the frame or climb on it: use a long-handled sponge. Switch electrics off at the socket. Disinfectant may contain chlorine: wear gloves and goggles, add no other cleaner, and keep pets, ponds and seedlings away until all is dry.',
    },
    'greenhouse.prepare-frost': {
      title: 'Insulate the greenhouse and test its heater',
      why: 'If the thermostat has failed, the first cold night kills the plants. Bubble wrap saves enough heat to pay for itself in one winter.',
      steps: [
        'Once the glass is clean, clip horticultural bubble wrap to the inside of the frame. Leave the vents and the door free to open.',
        'Hang a maximum and minimum thermometer at plant height.',
        'Check the cable of an electric heater, and stand it clear of plants and drips.',
        'Press the test button of its safety switch ([[US CA: GFCI | RCD]]) with dry hands.',
        'Set the thermostat to the temperature that your plants need (5 to 7 °C for many) and watch it switch on and off.',
        'For a gas or paraffin (kerosene) heater, clean the cold burner, refill it outdoors, and leave a vent ajar whenever it burns.',
      ],
      firstReason: 'Find out whether the heater works before the plants freeze',
      safety:
        'Use only heaters and sockets made for damp places and wired by an electrician. A flame in a sealed greenhouse makes carbon monoxide: open the door and air the greenhouse before you stay inside.',
    },
    'greenhouse.shade-vents': {
      title: 'Put up greenhouse shading and free the vents',
      why: 'Most plants under glass suffer above 27 °C. On a sunny day, an unshaded greenhouse passes that before noon.',
      steps: [
        'Open and close every vent and louvre fully, and oil the hinges and sliders.',
        'Screw the cylinders of automatic openers back in, oil their threads, and adjust them so that they open early on a warm day, as their maker describes.',
        'Fit blinds or netting outside, or paint shade wash thinly on dry glass.',
        'Read the thermometer at noon for a few days. Add shade or open more vents until it stays below 27 °C.',
        'On hot mornings, splash water on the floor and open the door.',
      ],
      firstReason: 'Stuck vents and bare glass can cook plants before noon',
      safety: 'Keep your fingers away from the arms of automatic openers: they move with force and without warning.',
    },
    'greenhouse.check-frame': {
      title: 'Check the greenhouse’s panes, clips and footings',
      why: 'In a gale, one missing clip lets the wind under a pane. It then lifts pane after pane, and in the end the frame.',
      steps: [
        'Walk round inside and count the clips. Push each pane gently, and add clips where it moves.',
        'Replace cracked glass. Near paths and where children play, use toughened glass or polycarbonate.',
        'Tighten the frame bolts by hand and then a quarter turn more, and check the anchors in the base.',
        'Brush out the door track, wipe it with silicone spray, and check that the door latches.',
        'Clear the gutter and the strainer of the water butt.',
      ],
      firstReason: 'One missing clip is enough for the wind to lift a pane',
      safety:
        'Wear cut-proof gloves, eye protection and sturdy shoes to handle a broken pane, and never push on glass above your head.',
    },
  },
} as const satisfies ItemWords;
