import type { GuideWords } from '../../guide-words.ts';

export const oven = {
  title: 'Oven',
  footerTitle: 'Oven',
  description:
    'Even baking from a clean, safe oven: four tasks step by step, six signs that something is wrong, and what each repair usually costs.',
  answer:
    'Clean the inside every six months, by hand or with the self-cleaning programme. Clean the door glass, check the seal and test the temperature once a year.',
  keywords: [
    'oven maintenance',
    'how to clean an oven',
    'clean oven door glass',
    'pyrolytic cleaning',
    'oven temperature test',
    'oven not heating',
    'oven repair cost',
  ],
  introduction: [
    'An oven has few moving parts and can last fifteen years. Three things wear it out: grease that bakes on, heat that escapes past the door, and a temperature sensor that drifts.',
    'You notice it in the food. Biscuits brown on one side, a roast takes a quarter of an hour longer, and old grease smells and smokes. You can put most of this right in an evening.',
    'Good care saves electricity too. If the door closes tightly and the temperature is right, nothing needs longer baking or a second attempt. The guide also says what to do in a fire, and which faults need a technician.',
  ],
  tips: [
    {
      title: 'Use the fan',
      content:
        'With fan heat you can set about 20 °C (35 °F) less than with top and bottom heat. It takes roughly 20% less energy and bakes on two levels at once.',
    },
    {
      title: 'Preheat only when it matters',
      content:
        'Bread, pastry and sponge cake need a hot start. Roasts, gratins and casseroles don’t. Switch off ten minutes early and let the stored heat finish the dish.',
    },
    {
      title: 'Catch spills early',
      content:
        'Use a deep tin for juicy food, and slide a tray in one level below a fruit pie. Wipe up fruit and sugar once the oven is lukewarm: acid dulls enamel, and set caramel is hard to remove.',
    },
    {
      title: 'Know what to do in a fire',
      content:
        'If food or fat burns inside, keep the door shut and switch off at the wall or the breaker. Without air the flames die down. If they don’t, get everyone out and call the fire service; never use water.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Yellow flames in a gas oven',
        content:
          'Gas that burns yellow or leaves soot can give off carbon monoxide. Turn the oven off, air the room and wait for a gas engineer. If you smell gas, touch no switch, open the windows, leave and call the gas emergency number from outside.',
      },
      {
        title: 'It trips the safety switch (RCD)',
        content:
          'A heating element is worn or damp, and current leaks to the metal. Switch the oven off at its own switch, and leave it off until a technician has tested it.',
      },
      {
        title: 'A blister or bright spot on an element',
        content:
          'The metal sheath is about to break. Switch off at the wall, and don’t bake until it has been replaced.',
      },
    ],
    soon: [
      {
        title: 'One side burns, the other stays pale',
        content:
          'The fan or one element has stopped. Toast a rack of sliced white bread for a few minutes: the pattern shows where heat is missing, and helps the technician to bring the right part.',
      },
      {
        title: 'Hot cupboard fronts',
        content:
          'The cooling fan, which runs on after baking, has stopped, or its slot above the door is blocked. Clear the slot. If the fan stays silent, don’t bake until it has been repaired.',
      },
      {
        title: 'Dead, with a flashing clock',
        content:
          'After a power cut, many ovens don’t heat until you set the time. Set it, and check that the child lock is off, before you call anyone.',
      },
    ],
  },
  professionals: [
    {
      title: 'Element, fan or sensor',
      content:
        'An appliance technician often carries these parts. When you book, read out the model number from the plate in the door frame.',
      price: '€110 to €220',
    },
    {
      title: 'Sagging door or broken pane',
      content:
        'A technician replaces the hinges in pairs and orders the glass for your model. Don’t use the oven until then, and don’t repair glass with tape.',
      price: '€100 to €250',
    },
    {
      title: 'Gas oven check',
      content:
        'A licensed gas engineer tests the burner, the flame safety device and the pipe. Book this once a year, and at once if you have any doubt about the flame.',
      price: '€80 to €160',
    },
  ],
} as const satisfies GuideWords;
