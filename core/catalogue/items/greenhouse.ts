import { type CatalogueItem, every } from '#core/domain/care-task.ts';

export const greenhouse: CatalogueItem = {
  name: 'Greenhouse',
  slug: 'greenhouse',
  room: 'garden',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'greenhouse.wash-glass',
      title: 'Empty the greenhouse and wash it through',
      why: 'Grime can take a good part of the little light of winter, and red spider mite sleeps in the corners. One wash deals with both.',
      steps: [
        'On a mild day, move the plants out and sweep dead leaves, moss and old compost from floor and staging.',
        'Take the algae out from between overlapping panes with a plastic plant label.',
        'Wash glass and frame inside and out with warm water and washing-up liquid, top to bottom, and rinse.',
        'Wipe staging and pots with a greenhouse disinfectant, diluted and left on as its label says.',
        'Air until dry, look the plants over for pests, and bring them back.',
      ],
      tools: ['broom', 'sponge', 'bucket', 'washing-up liquid', 'greenhouse disinfectant', 'rubber gloves'],
      minutes: 90,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 9, to: 11 },
      safety:
        'Do not lean a ladder on the frame or climb on it: use a long-handled sponge for the roof. Electric heaters and lamps are off at the socket first. Add no other cleaner to the disinfectant.',
      sources: [{ organisation: 'Royal Horticultural Society', title: 'Greenhouses: cleaning and disinfecting' }],
    },
    {
      id: 'greenhouse.prepare-frost',
      title: 'Insulate it and try the heater before frost',
      why: 'The first cold night is no time to learn that the thermostat has died. Bubble wrap pays for itself in one winter of heating.',
      steps: [
        'Clip horticultural bubble wrap to the inside of the frame, but leave vents and door free to open.',
        'Set a maximum and minimum thermometer at plant height.',
        'Electric heater: look at the cable, stand it clear of plants and drips, and press the test button of its RCD with dry hands.',
        'Set the thermostat to what your plants need, for many 5 to 7 °C, and see it switch on and off.',
        'Gas or paraffin: clean the burner, and leave a vent ajar whenever it burns.',
      ],
      tools: ['bubble wrap', 'scissors', 'thermometer'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 9, to: 11 },
      frostOnly: true,
      safety:
        'Use only heaters and sockets made for damp places, wired by an electrician. A flame in a sealed greenhouse makes carbon monoxide: open the door and air before you stay inside.',
      sources: [
        { organisation: 'Royal Horticultural Society', title: 'Greenhouses: heating and insulation' },
        { organisation: 'Electrical Safety First', title: 'Using electrical equipment in the garden' },
      ],
    },
    {
      id: 'greenhouse.shade-vents',
      title: 'Put up the shading and free the vents',
      why: 'Above 27 °C most plants under glass suffer, and on a sunny May day an unshaded greenhouse is there before noon.',
      steps: [
        'Work every vent and louvre through its full travel and oil hinges and sliders.',
        'Automatic openers: screw the cylinder back in, oil its thread, and adjust it to begin at about 18 °C.',
        'Fit blinds or netting outside, or paint shade wash thinly on dry glass.',
        'Read the thermometer at noon for some days and add shade or vents until it stays below 27 °C.',
        'On hot mornings splash water on the floor and open the door.',
      ],
      tools: ['oil can', 'shade netting', 'thermometer'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 4, to: 6 },
      safety: 'Keep fingers out of the arms of automatic openers: they move by themselves and with force.',
      sources: [
        { organisation: 'Royal Horticultural Society', title: 'Greenhouses: ventilation and shading' },
        { organisation: 'Bayliss', title: 'Automatic vent opener: fitting and yearly care' },
      ],
    },
    {
      id: 'greenhouse.check-frame',
      title: 'Check the panes, clips, door and footings',
      why: 'A gale needs one missing clip. Through the gap it lifts pane after pane, and then the frame.',
      steps: [
        'Go round inside and count the clips; push each pane gently and add clips where it moves.',
        'Replace cracked glass, with toughened glass or polycarbonate near paths and where children play.',
        'Tighten frame bolts by hand and a quarter turn, and check the anchors in the base.',
        'Brush out the door track, wipe it with silicone spray, and see that the door latches.',
        'Clear the gutter and the water butt strainer.',
      ],
      tools: ['work gloves', 'spanner', 'glazing clips', 'soft brush', 'silicone spray', 'safety glasses'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 1, to: 3 },
      safety:
        'Wear cut-proof gloves, eye protection and shoes for every broken pane, and never push on glass above your head.',
      sources: [
        { organisation: 'Royal Horticultural Society', title: 'Greenhouses: maintenance and repair' },
        { organisation: 'RoSPA', title: 'Garden safety' },
      ],
    },
  ],
};
