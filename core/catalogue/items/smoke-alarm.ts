import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const smokeAlarm: CatalogueItem = {
  name: 'Smoke Alarm',
  slug: 'smoke-alarm',
  room: 'whole home',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'smoke-alarm.test-alarms',
      title: 'Test every smoke alarm',
      why: 'An alarm can hang for years with a dead sounder. Nearly three in five US home fire deaths happen where no smoke alarm worked or none was fitted.',
      steps: [
        'Warn everyone at home, including anyone who is hard of hearing. Press and hold the test button until the alarm sounds.',
        'Test every alarm in the home, one by one. A broom handle saves climbing.',
        'If the alarms are linked, wait for the others to join in. Walk round to hear that each one does.',
        'Listen from each bedroom with the door shut, and judge whether the alarm would wake you.',
        'Give an alarm that stays silent a new battery and test it again. If it is still silent, replace it today.',
      ],
      tools: ['broom'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      critical: true,
      quickWin: true,
      safety:
        'The alarm is painfully loud at arm’s length: press and step back. Test with the button, never with a flame or smoke.',
      tenant:
        'You do the test, but repairs are often your landlord’s job: report a silent or missing alarm at once, in writing.',
      sources: [
        {
          organisation: 'NFPA',
          title: 'Installing and Maintaining Smoke Alarms',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/smoke-alarms/installing-and-maintaining-smoke-alarms',
        },
        {
          organisation: 'NFPA',
          title: 'Smoke Alarms in US Home Fires',
          url: 'https://www.nfpa.org/education-and-research/research/nfpa-research/fire-statistical-reports/smoke-alarms-in-us-home-fires',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Smoke Alarms',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prepare-for-fire/smoke-alarms/',
        },
      ],
    },
    {
      id: 'smoke-alarm.check-dates',
      title: 'Check the dates and replace old smoke alarms',
      why: 'Sensors fail without a sign: the button can still make the alarm beep when it no longer detects smoke. Replace every model ten years after manufacture.',
      steps: [
        'Look on the side, or twist the alarm off its base, to find the date of manufacture or the “replace by” date.',
        'Write the month and year of replacement in large figures on the rim, so that you can read them from below.',
        'Replace any alarm that is ten years old, past its own date, yellowed or painted over, or that has no date.',
        'Count the alarms: you need one in each bedroom, one outside the bedrooms and one on every storey. Add any that are missing.',
        'Buy alarms marked to your country’s standard, such as EN 14604 or UL 217. Test each new one once it is up.',
      ],
      tools: ['stepladder', 'marker pen'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      critical: true,
      safety:
        'Stand on a stepladder, not a chair. Have alarms that are wired to the mains replaced by an electrician, with the circuit off.',
      tenant: 'Send your landlord the dates, and ask for new alarms where the ten years are over.',
      sources: [
        {
          organisation: 'NFPA',
          title: 'Installing and Maintaining Smoke Alarms',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/smoke-alarms/installing-and-maintaining-smoke-alarms',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Smoke Alarms',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prepare-for-fire/smoke-alarms/',
        },
      ],
    },
    {
      id: 'smoke-alarm.change-batteries',
      title: 'Change the smoke alarm batteries',
      why: 'A flat battery makes the alarm chirp, often at night. People then take the battery out and forget to replace it. Changing batteries on a fixed date avoids that.',
      steps: [
        'Find out which kind you have. Sealed ten-year alarms keep their battery. All others get a new one each year, and so do mains alarms with a back-up battery.',
        'Twist the alarm off or slide the drawer open, and note the battery type printed inside.',
        'Fit that type. Don’t use rechargeable batteries unless the label allows them.',
        'Close the alarm, hold the test button until it sounds, and fix the alarm firmly back on its base.',
        'Take the old batteries to a collection point. Tape over the poles of 9 V batteries first.',
      ],
      tools: ['stepladder', 'alarm batteries', 'adhesive tape'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      appliesIf: { variant: 'Your alarms have batteries that can be changed' },
      safety:
        'Use a steady stepladder. There are live wires behind a mains alarm: change only a battery that you reach through its own flap.',
      sources: [
        {
          organisation: 'US Fire Administration',
          title: 'Smoke Alarms',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prepare-for-fire/smoke-alarms/',
        },
      ],
    },
    {
      id: 'smoke-alarm.vacuum-alarms',
      title: 'Vacuum dust and cobwebs from the smoke alarms',
      why: 'Dust and small spiders in the chamber cause false alarms at night, and tired people then take the alarm down.',
      steps: [
        'Hold the soft brush nozzle to the slots all round each alarm for half a minute. Don’t take the alarm apart.',
        'Wipe the cover with a barely damp cloth. Never use polish, spray, solvent or paint.',
        'Before building or sanding work, fit the dust cap that the maker supplies. Take it off the same evening.',
        'Press the test button when you have finished.',
      ],
      tools: ['vacuum cleaner', 'microfibre cloth', 'stepladder'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Keep both feet on the stepladder and the vacuum cleaner on the floor. Use its hose and an extension tube rather than lean.',
      sources: [
        { organisation: 'Fire and Rescue NSW', title: 'Smoke alarms in the home: maintenance' },
        {
          organisation: 'National Directorate for Fire and Emergency Management, Ireland',
          title: 'Smoke alarms: testing and maintenance',
        },
      ],
    },
  ],
};
