import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const gasStove: CatalogueItem = {
  name: 'Gas Stove',
  slug: 'gas-stove',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'gas-stove.book-service',
      title: 'Book the yearly gas safety check',
      why: 'A hob has no chimney: what a bad burner makes, you breathe. Only a meter in trained hands finds a small leak or rising carbon monoxide.',
      steps: [
        'Choose an engineer licensed for gas, in the UK on the Gas Safe Register, and check the card at the door.',
        'Ask for a test of leaks, pressure, flame and flame failure, and a look at the tap, the pipe and the room’s air supply.',
        'Have the flexible hose renewed if its date has run out or it is cracked.',
        'Have the boiler and other gas appliances checked on the same visit.',
        'Keep the report, and use nothing that was marked unsafe.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      critical: true,
      professional: true,
      safety:
        'Smell gas? Touch no switch, put out flames, open windows, close the gas valve if you can reach it safely, go outside and call the gas emergency number from there.',
      tenant:
        'Ask your landlord for a copy of the last gas check. In the UK the landlord must have one done every 12 months.',
      sources: [
        { organisation: 'Gas Safe Register', title: 'Gas safety checks and staying gas safe at home' },
        { organisation: 'HSE', title: 'Domestic gas safety: landlords and tenants' },
      ],
    },
    {
      id: 'gas-stove.clean-burners',
      title: 'Clean the burner caps and read the flame',
      why: 'Boiled-over soup closes a few ports, and the flame turns uneven and sooty.',
      steps: [
        'With knobs off and burners cold, soak pan supports, caps and flame rings in hot water with washing-up liquid.',
        'Brush them and clear blocked ports with a straight pin, never a toothpick, which can break off.',
        'Wipe the hob and the igniter tip with a wrung-out cloth, and keep water out of the gas jets.',
        'Dry everything and seat each cap flat on its ring; a tilted one burns sideways.',
        'Light each burner: it should catch at once and burn blue and steady all the way round.',
        'Turn it to low and open a cupboard door briskly: the flame stays lit. Whenever you cook, use the hood and watch the colour of the flame.',
      ],
      tools: ['washing-up liquid', 'old toothbrush', 'straight pin', 'microfibre cloth'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      safety:
        'Lazy yellow or orange flames, soot on pans or a flame that lifts off: stop using that burner and call a gas engineer. Do not unscrew or bore the gas jets.',
      tenant:
        'Report a yellow flame or soot to your landlord at once. A smell of gas goes to the gas emergency number first.',
      uses: ['open flame'],
      sources: [
        { organisation: 'Gas Safe Register', title: 'Signs of an unsafe gas appliance: lazy yellow or orange flames' },
        { organisation: 'Whirlpool', title: 'Gas cooktop owner manual: cleaning sealed surface burners' },
      ],
    },
  ],
};
