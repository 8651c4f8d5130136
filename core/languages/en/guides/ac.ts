import type { GuideWords } from '../../guide-words.ts';

export const ac = {
  title: 'Air Conditioner',
  footerTitle: 'Air Conditioner',
  description:
    'Keep an air conditioner efficient and free of mould: filters, outdoor unit and service, six warning signs, the law, and typical prices for repairs.',
  answer:
    'Clean the indoor filters after every two months of use, rinse the outdoor unit once a year in spring, and have it serviced every two years.',
  keywords: [
    'air conditioner maintenance',
    'clean ac filter',
    'ac leaking water',
    'ac not cooling',
    'ac smells musty',
    'ac service cost',
    'refrigerant leak',
  ],
  introduction: [
    'An air conditioner moves heat from one side of a wall to the other, and both sides need a free flow of air. A dusty filter indoors or a hedge against the outdoor unit makes the compressor run longer for the same comfort. The compressor is also the most expensive part to replace.',
    'The indoor coil stays cold, dark and wet for months, so mould grows on it easily. Most smells and drips start there.',
    'A split system often lasts about 15 years. The two most common causes of an early failure are blocked air and too little refrigerant. You can prevent the first yourself; the second needs a certified technician. The three tasks here deal with both.',
  ],
  tips: [
    {
      title: 'Set it to 26 °C',
      content:
        'ADEME advises 26 °C (79 °F) for cooled rooms; babies, older people and people who are ill may need less. A setting of 18 °C does not cool the room faster. It only makes the unit run for longer.',
    },
    {
      title: 'Keep the sun out',
      content:
        'Close shutters or awnings before the sun reaches the window. Air the rooms at night, once it is cooler outside than inside.',
    },
    {
      title: 'Dry the coil after use',
      content:
        'After a day of cooling, run the fan alone for half an hour, or use the drying function if there is one. Mould grows far more slowly on a dry coil.',
    },
    {
      title: 'Use it for heating in spring and autumn',
      content:
        'A reversible unit is a heat pump. In mild weather it gives about three kilowatt-hours of heat for each one of electricity. It then works all year, so don’t wrap the outdoor unit for the winter.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'A burning smell, or a breaker that trips',
        content:
          'A motor, a capacitor or a terminal is overheating. Switch the unit off at its breaker and leave it off until a technician has examined it. If you see smoke, leave and call the fire service.',
      },
      {
        title: 'Steady hissing, or oil on a pipe joint',
        content:
          'Refrigerant may be escaping; a soft gurgle after switching off is normal. Switch the unit off, open the windows, light nothing and call a certified technician.',
      },
    ],
    soon: [
      {
        title: 'Ice on the coil or a pipe',
        content:
          'The unit has too little air or too little refrigerant. Stop cooling, run the fan until the ice has melted, and clean the filter. If the ice returns, call a technician. Never chip it off.',
      },
      {
        title: 'Water running down the wall',
        content:
          'The condensate drain is blocked, usually by slime or a kink in the hose. Switch the unit off, put a bowl below, and clear the outer end of the hose if you can reach it from the ground.',
      },
      {
        title: 'A sour smell when it starts',
        content:
          'Mould is growing on the coil or the fan wheel. Open a window when you switch on, and book a cleaning. Scented sprays only hide the smell and leave a film on the fins.',
      },
      {
        title: 'It runs for hours but cools little',
        content:
          'Clean the filter and clear the outdoor unit first. If the air is still hardly cooler than the room after a quarter of an hour, the refrigerant may be low.',
      },
    ],
  },
  ifYouRent:
    'Cleaning the filters is usually your job. The service and repairs of a built-in unit are often the landlord’s, so check your lease. In France the tenant normally books and pays for the two-yearly visit. Ask for written permission before you fit a unit to the outside wall.',
  professionals: [
    {
      title: 'Technician, for the regular visit',
      content:
        'The price is usually for one outdoor and one indoor unit. Further units cost much less if they are serviced on the same visit.',
      price: '€120 to €220',
    },
    {
      title: 'Certified technician, for a leak',
      content:
        'Refrigerant is never used up: if it is low, it has leaked. Ask the technician to find, repair and test the leak before refilling, and to write the added weight on the invoice.',
      price: '€250 to €700',
    },
    {
      title: 'Maker’s technician, for electronics',
      content:
        'Book one for error codes, a fan that fails or a unit that won’t start. If the compressor has failed and the unit is more than ten years old, ask for the price of a new one too.',
      price: '€150 to €500',
    },
  ],
  law: {
    FR: 'Systems of 4 to 70 kW must have a professional visit every two years. The technician gives you an attestation, which you keep.',
    GB: 'In England and Wales, systems of more than 12 kW need an energy inspection every five years. Most homes are below that. Work on the refrigerant needs an F-gas certificate.',
    US: 'No federal law requires a regular service. Only a technician certified under Section 608 of the Clean Air Act may open the refrigerant circuit, and releasing refrigerant on purpose is illegal.',
  },
  kinds: {
    title: 'Which kind of air conditioner is yours?',
    columns: ['Kind', 'How to tell', 'What differs'],
    rows: [
      ['Split', 'A box on the wall, a unit outdoors', 'Wash the filters, keep the outdoor unit clear'],
      ['Ducted', 'Grilles in ceilings or walls, one large filter', 'Change the filter, and have ducts looked at'],
      ['Portable', 'Wheels and a hose to the window', 'Empty the tank, seal the window'],
      ['In the window', 'One box through the window or wall', 'Tilt it outwards, take it in before winter'],
      ['Evaporative', 'Water pads and no hot hose', 'Change the water, dry the pads: germs grow'],
    ],
  },
  codes: {
    title: 'Error codes, refrigerants and ages',
    columns: ['What you see', 'Meaning', 'What to do first'],
    rows: [
      [
        'U4, CH05, E101, H11',
        'The units don’t talk (Daikin, LG, Samsung, Panasonic)',
        'Switch the breaker off for 5 minutes, then on',
      ],
      ['U0, CH38, F91', 'Too little refrigerant (Daikin, LG, Panasonic)', 'Switch off and book a certified technician'],
      [
        'R22 on the plate',
        'An old gas that may no longer be topped up in the EU',
        'Plan its replacement at the next leak',
      ],
      ['R32, R290 on the plate', 'Gases that burn', 'No flame near a leak; air the room and leave it'],
      ['Over 12 years old', 'Seals and coils wear', 'Compare a compressor with a new unit'],
    ],
  },
} as const satisfies GuideWords;
