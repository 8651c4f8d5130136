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
      why: 'An alarm can sit on the ceiling for years with a dead sounder. Nearly three in five US home fire deaths happen where none worked or none was fitted.',
      steps: [
        'Warn the household, and those who are hard of hearing, then press and hold the test button until the alarm sounds.',
        'Do every alarm in the home, one by one. A broom handle saves the climb.',
        'Linked alarms: wait for the others to join in, and walk round to hear that each one did.',
        'From each bedroom with the door shut, judge whether it would wake you.',
        'One that stays silent gets a new battery and a second test. Still silent: replace it today.',
      ],
      tools: ['broom'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      critical: true,
      quickWin: true,
      safety:
        'It is painfully loud at arm’s length: press and step back. Test with the button, never with a flame or smoke.',
      tenant:
        'Testing is yours, repair is often not: report a silent or missing alarm to your landlord at once, in writing.',
      sources: [
        { organisation: 'NFPA', title: 'Installing and Maintaining Smoke Alarms' },
        { organisation: 'NFPA', title: 'Smoke Alarms in US Home Fires' },
        { organisation: 'US Fire Administration', title: 'Smoke Alarms' },
      ],
    },
    {
      id: 'smoke-alarm.check-dates',
      title: 'Read the dates and replace old alarms',
      why: 'Sensors fade without a sound: the button can still beep when the chamber has gone blind. Ten years from manufacture is the end for every model.',
      steps: [
        'Look on the side, or twist the alarm off its base, for the date of manufacture or the "replace by" date.',
        'Write month and year of the end in large figures on the rim, so that it can be read from below.',
        'Replace any that is ten years old, past its own date, yellowed, painted over or without a date.',
        'Count: one in each bedroom, one outside the bedrooms and one on every storey. Add what is missing.',
        'Buy alarms marked to your standard, such as EN 14604 or UL 217, and test the new one when it hangs.',
      ],
      tools: ['stepladder', 'marker pen'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      critical: true,
      safety:
        'Stand on a stepladder, not a chair. Alarms wired to the mains are replaced by an electrician with the circuit off.',
      tenant: 'Send your landlord the dates you found and ask for new alarms where the ten years are over.',
      sources: [
        { organisation: 'NFPA', title: 'Installing and Maintaining Smoke Alarms' },
        { organisation: 'US Fire Administration', title: 'Smoke Alarms' },
      ],
    },
    {
      id: 'smoke-alarm.change-batteries',
      title: 'Change the alarm batteries',
      why: 'Flat batteries announce themselves at three in the morning, and that is when people take them out and forget. A fixed day avoids it.',
      steps: [
        'See which kind you have: sealed ten-year alarms keep their battery, all others get a new one each year, mains alarms with a back-up battery too.',
        'Twist the alarm off or slide the drawer open, and note the type printed inside.',
        'Fit the battery type the label names. Rechargeables are unsuitable unless it says so.',
        'Close it, hold the test button until it sounds and put it back firmly on its base.',
        'Take the old batteries to a collection point; tape over the poles of 9 V blocks first.',
      ],
      tools: ['stepladder', 'alarm batteries', 'adhesive tape'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      appliesIf: { variant: 'Your alarms have batteries that can be changed' },
      safety:
        'Use a steady stepladder. Behind a mains alarm there are live wires: change only the battery you reach from its own flap.',
      sources: [{ organisation: 'US Fire Administration', title: 'Smoke Alarms' }],
    },
    {
      id: 'smoke-alarm.vacuum-alarms',
      title: 'Vacuum dust and webs from the alarms',
      why: 'Dust and small spiders in the chamber cause false alarms at night, and a tired household then takes the alarm down.',
      steps: [
        'Hold the soft brush nozzle to the slots all round each alarm for half a minute, without taking it apart.',
        'Wipe the cover with a barely damp cloth. No polish, spray or solvent, and no paint, ever.',
        'Before building or sanding work, put on the dust cap that the maker supplies, and take it off the same evening.',
        'Press the test button when you have finished.',
      ],
      tools: ['vacuum cleaner', 'microfibre cloth', 'stepladder'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Keep both feet on the stepladder and the vacuum on the floor: use its hose and an extension tube rather than leaning.',
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
