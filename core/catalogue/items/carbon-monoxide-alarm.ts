import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const carbonMonoxideAlarm: CatalogueItem = {
  name: 'Carbon Monoxide Alarm',
  slug: 'carbon-monoxide-alarm',
  room: 'whole home',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'carbon-monoxide-alarm.test-alarms',
      title: 'Test every carbon monoxide alarm',
      why: 'You cannot see, smell or taste this gas, and it makes you too drowsy to notice. The alarm is the only sense you have for it.',
      steps: [
        'Hold the test button until the full pattern sounds, usually four quick beeps, a pause and four more.',
        'Look at the lamp or display: steady power sign, no "Err" or "End".',
        'Learn the difference between the alarm pattern and the single chirp of a weak battery, and tell the family.',
        'No sound: change the battery and try again, and replace the alarm today if it stays silent.',
      ],
      tools: [],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.month,
      critical: true,
      quickWin: true,
      safety:
        'If it sounds in earnest: everyone out into fresh air, call the emergency number from there, go back in only when told to. Headache, dizziness or nausea need a doctor.',
      tenant:
        'Report a missing or silent alarm to your landlord the same day. Many countries oblige landlords to provide one.',
      sources: [
        { organisation: 'NFPA', title: 'Carbon Monoxide Safety' },
        { organisation: 'CDC', title: 'Carbon Monoxide Poisoning Basics' },
        { organisation: 'Kidde', title: 'Carbon monoxide alarm user guide' },
      ],
    },
    {
      id: 'carbon-monoxide-alarm.check-end-date',
      title: 'Check the end date, battery and position',
      why: 'The cell inside is used up by the calendar, after 5 to 10 years as the maker states. After that it reports clean air, whatever you breathe.',
      steps: [
        'Read the "replace by" date on the back or side, or add the maker’s years to the date of manufacture.',
        'Replace the alarm if the date falls within the coming year. Buy one to EN 50291 or UL 2034.',
        'Put in a fresh battery of the stated type, unless the alarm is sealed for life.',
        'One belongs in each room with a boiler, stove or fire, and one where it wakes those asleep. Follow the leaflet for height and distance.',
        'Free it from curtains, shelves and cupboards, then press the test button.',
      ],
      tools: ['stepladder', 'alarm batteries', 'marker pen'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      critical: true,
      safety:
        'An alarm wired to the mains is changed by an electrician. It adds to the yearly service of flue and boiler and never replaces it.',
      tenant: 'Photograph the end date and send it to your landlord, with a request for a new alarm if it is near.',
      sources: [
        { organisation: 'Kidde', title: 'Carbon monoxide alarm replacement' },
        { organisation: 'US Consumer Product Safety Commission', title: 'Carbon Monoxide Information Center: alarms' },
        { organisation: 'Gas Safe Register', title: 'Carbon monoxide alarms' },
      ],
    },
    {
      id: 'carbon-monoxide-alarm.vacuum-vents',
      title: 'Vacuum the alarm’s vents',
      why: 'Air has to drift in through a few slots. Fluff over them delays the warning by minutes that matter.',
      steps: [
        'Draw the soft brush of the vacuum cleaner over the cover and slots; leave the case closed.',
        'Wipe it with a dry or barely damp cloth, without any cleaning product.',
        'Keep hairspray, air freshener, paint and bleach fumes away, since vapours can poison the cell. Move the alarm out while you decorate.',
        'Put it back in its place and press the button for a last check. Where the leaflet wants this monthly, as Kidde’s do, join it to the monthly test.',
      ],
      tools: ['vacuum cleaner', 'microfibre cloth'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      safety:
        'While an alarm is away for painting, keep fires, stoves and fuel heaters off, and hang it again before anyone sleeps.',
      sources: [
        {
          organisation: 'BRK Electronics (First Alert)',
          title: 'Carbon monoxide alarm user manual: testing and maintenance',
        },
        { organisation: 'Kidde', title: 'Carbon monoxide alarm user guide: maintenance' },
      ],
    },
  ],
};
