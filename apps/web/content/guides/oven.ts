import type { Guide } from './guide.ts';

export const oven: Guide = {
  slug: 'oven',
  title: 'Oven',
  footerTitle: 'Oven',
  emoji: '🥧',
  description:
    'Even baking from a clean, safe oven: four jobs step by step, six signs that something is wrong, and what each repair usually costs.',
  keywords: [
    'oven maintenance',
    'how to clean an oven',
    'clean oven door glass',
    'pyrolytic cleaning',
    'oven temperature test',
    'oven not heating',
    'oven repair cost',
  ],
  difficulty: 'beginner',
  introduction: [
    'An oven has few moving parts and can serve for fifteen years. What wears it out is dirt that bakes on, warmth that slips out past the door, and a sensor that slowly loses its aim.',
    'The food notices first. Biscuits brown on one side, a roast needs a quarter of an hour longer, and last month’s lasagne joins in with its smell. None of it is the cook’s fault, and most of it can be put right in an evening.',
    'Care also saves power. An oven that shuts tight and shows the true temperature needs no guessing, no longer baking to be sure, and no second attempt.',
  ],
  tips: [
    {
      title: 'Let the fan do more',
      content:
        'Fan heat bakes about 20 °C cooler than top and bottom heat, with roughly 20 % less energy, and on two levels at once.',
    },
    {
      title: 'Preheat only when it counts',
      content:
        'Bread, pastry and sponge need a hot start; roasts, gratins and casseroles do not. Switch off ten minutes early and let the stored heat finish the dish.',
    },
    {
      title: 'Catch spills early',
      content:
        'Use a deep tin for juicy food and slide a tray in one level below a fruit pie. Wipe up fruit and sugar once the oven is lukewarm: acid dulls enamel, and set caramel is hard to move.',
    },
    {
      title: 'Know what to do in a fire',
      content:
        'If food or fat burns inside, leave the door shut and switch off at the wall or the breaker. Without air the flames die down. If they do not, get everybody out and call the fire service; never use water.',
    },
  ],
  warningSigns: [
    {
      title: 'It trips the safety switch (RCD)',
      content:
        'A heating element is worn or damp and leaks current to the metal. Leave the oven off at its own switch and let a technician measure it.',
    },
    {
      title: 'One side burns, the other stays pale',
      content:
        'The fan stands still or one element is dead. Toast a rack of sliced white bread for a few minutes: the pattern shows where heat is missing, and tells the technician what to bring.',
    },
    {
      title: 'A blister or bright spot on an element',
      content: 'Its metal sheath is about to break. Switch off, and do not bake again until it has been changed.',
    },
    {
      title: 'Hot cupboard fronts',
      content:
        'The cooling fan, which you hear running on after baking, has stopped, or its slot above the door is covered. Clear the slot. If the fan stays silent, pause the baking before the electronics suffer.',
    },
    {
      title: 'Dead, with a flashing clock',
      content:
        'After a power cut many ovens refuse to heat until the time is set. Set it, and see that the child lock is off, before you ring anyone.',
    },
    {
      title: 'Yellow flames in a gas oven',
      content:
        'Gas that burns yellow or sooty can give off carbon monoxide. Turn it off, air the room and wait for a gas engineer. If you smell gas, touch no switch, open the windows, leave and call the gas emergency number from outside.',
    },
  ],
  tasks: ['oven.clean-cavity', 'oven.clean-door-glass', 'oven.run-pyrolysis', 'oven.test-temperature'],
  professionals: [
    {
      title: 'Element, fan or sensor',
      content:
        'An appliance technician often has these in the van. Read out the model number from the plate in the door frame when you book.',
      price: '€110 to €220',
    },
    {
      title: 'Sagging door or broken pane',
      content:
        'The service changes hinges in pairs and orders the glass to fit. Leave the oven cold until then; tape is no repair.',
      price: '€100 to €250',
    },
    {
      title: 'Gas oven check',
      content:
        'A licensed gas engineer tests burner, flame safety device and pipe. Once a year is good practice, and at once after any doubt about the flame.',
      price: '€80 to €160',
    },
  ],
  related: ['stoves', 'microwave', 'pizza-oven'],
};
