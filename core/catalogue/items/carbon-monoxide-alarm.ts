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
      why: 'You cannot see, smell or taste carbon monoxide, and it makes you too drowsy to notice the danger. Only an alarm can warn you.',
      steps: [
        'Hold the test button until the full pattern sounds, usually four quick beeps, a pause and four more.',
        'Look at the light or display: it should show steady power, and no “Err” or “End”.',
        'Learn the difference between the alarm pattern and the single chirp of a weak battery, and explain it to everyone at home.',
        'If an alarm makes no sound, change its battery and try again. Replace it today if the new battery does not help.',
      ],
      tools: [],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.month,
      critical: true,
      quickWin: true,
      safety:
        'If it sounds when you are not testing it, get everyone out into fresh air and call the emergency number from there. Go back in only when you are allowed to. See a doctor about a headache, dizziness or nausea.',
      tenant:
        'Report a missing or silent alarm to your landlord the same day. In many countries landlords must provide one.',
      sources: [
        { organisation: 'NFPA', title: 'Carbon Monoxide Safety' },
        { organisation: 'CDC', title: 'Carbon Monoxide Poisoning Basics' },
        { organisation: 'Kidde', title: 'Carbon monoxide alarm user guide' },
      ],
    },
    {
      id: 'carbon-monoxide-alarm.check-end-date',
      title: 'Check the CO alarm’s end date, battery and position',
      why: 'The sensor wears out with age, after 5 to 10 years depending on the maker. After that the alarm shows clean air, whatever you breathe.',
      steps: [
        'Read the “replace by” date on the back or side, or add the maker’s years to the date of manufacture.',
        'If the date falls within the coming year, buy a new alarm made to EN 50291 or UL 2034.',
        'Put in a fresh battery of the stated type, unless the alarm is sealed for life.',
        'Check that each room with a boiler, stove or fire has an alarm, and that one will wake people who are asleep. Follow the leaflet for height and distance.',
        'Make sure that no curtain, shelf or cupboard blocks the alarm, then press the test button.',
      ],
      tools: ['stepladder', 'alarm batteries', 'marker pen'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      critical: true,
      safety:
        'Have an alarm that is wired to the mains replaced by an electrician. An alarm does not replace the yearly service of the flue and boiler; you need both.',
      tenant: 'Photograph the end date. If it is near, send the picture to your landlord and ask for a new alarm.',
      sources: [
        { organisation: 'Kidde', title: 'Carbon monoxide alarm replacement' },
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Carbon Monoxide Information Center: alarms',
          url: 'https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center',
        },
        { organisation: 'Gas Safe Register', title: 'Carbon monoxide alarms' },
        {
          organisation: 'BSI',
          title:
            'BS EN 50292: Electrical apparatus for the detection of carbon monoxide in domestic premises: selection, installation, use and maintenance',
        },
      ],
    },
    {
      id: 'carbon-monoxide-alarm.vacuum-vents',
      title: 'Vacuum the vents of the carbon monoxide alarm',
      why: 'Air reaches the sensor through a few narrow slots. Fluff over the slots delays the warning by minutes that matter.',
      steps: [
        'Draw the soft brush of the vacuum cleaner over the cover and slots. Leave the case closed.',
        'Wipe it with a dry or barely damp cloth, without any cleaning product.',
        'Keep hairspray, air freshener, paint and bleach fumes away from it: their vapours can damage the sensor. Move the alarm out while you decorate.',
        'Put it back in its place and press the test button for a last check.',
        'If the leaflet asks for this every month, as Kidde’s does, do it with the monthly test.',
      ],
      tools: ['vacuum cleaner', 'microfibre cloth'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      safety:
        'While an alarm is out of the room for decorating, keep fires, stoves and fuel heaters off. Put it back before anyone sleeps.',
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
