import type { GuideWords } from '../../guide-words.ts';

export const boiler = {
  title: 'Boiler',
  footerTitle: 'Boiler',
  description:
    'A year of boiler and hot water care: pressure, radiators, a safe tank, urgent warning signs, the law, and what a heating engineer costs.',
  answer:
    'Once a year, by a qualified engineer; in France and for rented homes in the UK the law requires it. Read the pressure every three months, and bleed the radiators in autumn.',
  keywords: [
    'boiler maintenance',
    'boiler service cost',
    'boiler pressure too low',
    'how to bleed a radiator',
    'hot water tank temperature',
    'frozen condensate pipe',
    'boiler making noise',
    'radiator cold at the bottom',
  ],
  introduction: [
    'A boiler burns fuel a few steps from where people sleep. It is safe while the burner is clean, the flue open and the air supply free. Faults develop out of sight, so an engineer looks inside once a year.',
    'The rest is water. Air, sludge and limescale make the boiler work longer. The tank has to be hot enough to kill Legionella, yet the tap must not scald anyone. Your part takes a thermometer and a radiator key, and you never remove a cover.',
    'The guide also explains the gauge, carbon monoxide and the law.',
  ],
  tips: [
    {
      title: 'Fit a carbon monoxide alarm',
      content:
        'Put one in each room with a boiler, stove or fire, and one near the bedrooms, at the height that its maker gives. Press the test button every month. Replace it by the date on its back, usually after 5 to 10 years.',
    },
    {
      title: 'Lower the flow, never the tank',
      content:
        'A condensing boiler saves most when the water comes back below about 55 °C. With a combi, try 60 °C for the radiators, and go up if rooms stay cold. If the boiler also heats a tank, ask the engineer first: the tank must still reach 60 °C.',
    },
    {
      title: 'Plan for 15 to 20 years',
      content:
        'A well-kept boiler commonly lasts that long in Europe. From its twelfth year, get a quote for a heat pump, so that a breakdown doesn’t force you to choose in a hurry.',
    },
    {
      title: 'Care for a heat pump like this',
      content:
        'Keep leaves, snow and plants away from the outdoor unit, and check filters and strainers as the manual says. According to the US Department of Energy, neglect costs 10 to 25% more energy. Never close the unit in or cover it.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'An orange flame, or stains on the case',
        content:
          'A gas flame should be blue and steady. Orange, or soot around the case, means too little air: switch the boiler off, open the windows and call a registered engineer. If you smell gas, touch no switch, leave with everyone and call the gas emergency number from outside.',
      },
      {
        title: 'Headaches that fade outdoors',
        content:
          'Dizziness, nausea or a dull head, especially in several people at once, may be carbon monoxide poisoning, even if no alarm sounds. Take everyone outside, call the emergency number and stay out.',
      },
      {
        title: 'A hot tap that spits or steams',
        content:
          'The thermostat of the tank has failed. Warn everyone, use no hot water, switch off what heats the tank and call a plumber the same day.',
      },
    ],
    soon: [
      {
        title: 'It stops and gurgles in a frost',
        content:
          'The plastic condensate pipe outside may have frozen. From the ground only, hold a hot water bottle against it or pour warm, not boiling, water over it, then reset the boiler once. Have the pipe insulated afterwards.',
      },
      {
        title: 'It rumbles like a kettle',
        content:
          'Water is boiling against limescale or sludge. Turn the heating down and have it checked within days, before the heat exchanger cracks.',
      },
      {
        title: 'Cold radiators, or repeated lockouts',
        content:
          'A radiator that is cold at the bottom is full of sludge, and bleeding won’t help. If the boiler locks out, note the code and reset it once. If it stops again, leave it off and call an engineer.',
      },
    ],
  },
  reference: {
    title: 'What the pressure gauge tells you',
    columns: ['Gauge', 'Meaning', 'What to do'],
    rows: [
      ['Below 0.5 bar (7 psi)', 'Too low: many boilers stop', 'Look for a leak, then top up as the manual shows'],
      ['0.5 to 1 bar, cold', 'Low', 'Top up to 1.5 bar'],
      ['1 to 1.5 bar (15 to 22 psi), cold', 'Normal', 'Nothing'],
      ['Up to 2 bar (29 psi), hot', 'Normal', 'Nothing'],
      ['2 to 2.5 bar, hot', 'Rather high', 'Check that both filling valves are shut'],
      ['Above 2.5 bar (36 psi), hot', 'Too high', 'Switch the heating off and call an engineer'],
      ['3 bar (44 psi)', 'The safety valve opens', 'Stop filling, switch off and call an engineer'],
    ],
  },
  ifYouRent:
    'Report faults in writing, and ask for a copy of the last check. In Great Britain the landlord arranges and pays for the yearly gas check. In France the tenant books and pays for the yearly service of an individual boiler, unless the lease says otherwise. With shared heating, ask the building’s manager.',
  professionals: [
    {
      title: 'Heating engineer, for the service',
      content:
        'A single visit suits a young boiler. After its tenth year, compare the price with a contract that includes call-outs.',
      price: '€100 to €200',
    },
    {
      title: 'Heating engineer, for a fault',
      content: 'Book one for lockouts, leaks and lost pressure. Have the maker, model and error code at hand.',
      price: '€150 to €450',
    },
    {
      title: 'Heating firm, for a flush',
      content:
        'Book one if several radiators hold sludge or the water is black. Ask for an inhibitor and a magnetic filter in the same price.',
      price: '€400 to €900',
    },
  ],
  law: {
    FR: 'A boiler of 4 to 400 kW must be serviced every year, and a heat pump of 4 to 70 kW every two years. Keep the attestation for two years: insurers ask for it.',
    GB: 'Only a Gas Safe registered engineer may work on gas. Landlords must have each gas appliance and flue checked every 12 months and give tenants the record within 28 days. In England they must also fit a carbon monoxide alarm in every room used as living accommodation that has a boiler or fire.',
    US: 'No federal law requires a yearly service. Most states require carbon monoxide alarms in homes, at least in new ones with fuel-burning equipment. Ask your local housing department.',
  },
  kinds: {
    title: 'Which kind of boiler is yours?',
    columns: ['Kind', 'How to tell', 'What differs'],
    rows: [
      ['Combi', 'Hot water without a tank', 'Hot water stops with the boiler; no tank to descale'],
      ['With a cylinder', 'A tank nearby', 'Its temperature and safety valve are yours to check'],
      ['Fed from the loft', 'A small open tank above', 'No pressure to top up: look at the loft tank'],
      ['Condensing', 'A white plastic pipe drips into a drain', 'Keep that pipe free, and lagged outdoors'],
      ['Open flue', 'Air slots in the room and a flue to the roof', 'Never block the slots; a CO alarm is a must'],
    ],
  },
  codes: {
    title: 'Error codes, and when to stop repairing',
    columns: ['What you see', 'Meaning', 'What to do first'],
    rows: [
      [
        'F.22, E119, F1',
        'Low water pressure (Vaillant, Baxi, Ideal)',
        'Top up once to 1.5 bar; call if it falls again',
      ],
      [
        'F.28, EA, E133, L2, F4',
        'No flame (Vaillant, Bosch, Baxi, Ideal, Viessmann)',
        'Check the gas, reset it once, then call an engineer',
      ],
      ['F.75', 'Pressure sensor or pump (Vaillant)', 'Call an engineer'],
      ['E9, F2', 'It overheats (Bosch, Viessmann)', 'Switch off, open the radiator valves, call if it returns'],
      ['Over 15 years old', 'Parts get rare', 'Ask for the price of a replacement before a large repair'],
    ],
  },
} as const satisfies GuideWords;
