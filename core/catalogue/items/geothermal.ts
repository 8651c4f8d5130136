import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const geothermal: CatalogueItem = {
  name: 'Geothermal',
  slug: 'geothermal',
  room: 'plant room',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'geothermal.check-pressure',
      title: 'Read the pressure of the ground and heating loops',
      why: 'Both loops are sealed, so a slow fall in pressure is the first sign of a leak, even of a buried one. Nilan, a maker, asks owners to check the ground loop once a month.',
      steps: [
        'Find the two gauges or menu entries: one for the brine (ground loop), one for the heating water.',
        'Compare them with the ranges in your manual or on the commissioning sheet, and with your last readings.',
        'Look under pipes and valves for drops or crusts. Wipe away condensation, so that you don’t mistake it for a leak.',
        'Top up the heating side only if the manual tells the owner to do so.',
        'Write the date and the readings on a card.',
        'If the brine pressure has fallen, call the installer.',
      ],
      tools: ['torch (flashlight)', 'microfibre cloth'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.month,
      appliesIf: { variant: 'Your installation has pressure gauges that you can read' },
      safety:
        'Brine contains antifreeze, which can be flammable or harmful. Don’t top it up, drain it or touch a spill with bare hands.',
      tenant: 'Read the gauges and report any fall to your landlord.',
      sources: [
        {
          organisation: 'Nilan',
          title: 'Compact P GEO 3 user manual: pressure in the ground source loop, once a month',
        },
      ],
    },
    {
      id: 'geothermal.change-air-filter',
      title: 'Change or wash the heat pump’s air filter',
      why: 'A ground-source unit that blows warm air needs its full airflow. If the filter clogs, the unit can shut itself down with a pressure fault.',
      steps: [
        'Set the thermostat to off and wait for the fan to stop.',
        'Slide the filter out of its slot at the unit or the return grille, and hold it up to the light.',
        'If a paper filter lets little light through, replace it with one of the same size and rating.',
        'Wash a reusable filter as its frame says, and dry it fully.',
        'Put the filter in with the arrow towards the unit, and close the slot.',
        'Write the date on the frame and switch the system on again.',
      ],
      tools: ['vacuum cleaner'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      appliesIf: { variant: 'Your heat pump warms or cools the rooms through air ducts' },
      safety: 'Never run the fan without a filter, and don’t reach past the slot into the unit.',
      sources: [
        { organisation: 'ENERGY STAR', title: 'Heat & Cool Efficiently' },
        { organisation: 'WaterFurnace', title: 'Geothermal owner’s manual: air filter' },
      ],
    },
    {
      id: 'geothermal.check-backup-heater',
      title: 'Check how long the back-up heater has run',
      why: 'When the heat pump weakens, its electric back-up heater takes over at about three times the cost. The rooms stay warm, so only the running hours show it.',
      steps: [
        'Open the service or information menu, or the app, and note the running hours of the compressor and the electric heater.',
        'Compare them with last winter, and with the electricity used over the same months.',
        'Check that emergency or back-up mode has not been left switched on.',
        'If rooms are too warm, lower the heating curve by one step and wait two days before you lower it again.',
        'Ask the installer to check the system if the heater ran for long at times other than hard frost and hot-water boosts.',
      ],
      tools: [],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 12, to: 3 },
      safety:
        'Leave the regular hot-water cycle to 60 °C switched on. It prevents Legionella and is worth the power it uses. Taps can scald while it runs.',
      sources: [
        { organisation: 'WaterFurnace', title: 'Geothermal owner’s manual: auxiliary heater and emergency heat' },
        { organisation: 'Energy Saving Trust', title: 'A buyer’s guide to heat pumps' },
        { organisation: 'HSE', title: 'Legionnaires’ disease: hot and cold water systems' },
      ],
    },
    {
      id: 'geothermal.book-service',
      title: 'Book the heat pump service',
      why: 'Antifreeze ages, strainers clog with sludge and sensors drift. French law requires a visit every two years for heat pumps of 4 to 70 kW.',
      steps: [
        'Book your installer or a certified heat pump technician before the heating season.',
        'Ask for checks of the brine’s frost protection and acidity, the strainers of both loops, the pumps and the expansion vessels.',
        'Ask for checks of the safety valves and the electrical connections, and a refrigerant leak check if your system’s charge requires one.',
        'Have the flow and return temperatures of both loops written down, so that the next visit shows any drift.',
        'Keep the certificate (in France, the attestation). If the warranty asks for a yearly visit, book one every year.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoYears,
      season: { from: 7, to: 10 },
      professional: true,
      safety:
        'Only certified technicians may work on the refrigerant circuit, and the ground loop is under pressure. Loosen nothing yourself.',
      tenant: 'Ask your landlord for the certificate of the last visit, and who books the next one.',
      sources: [
        {
          organisation: 'French Government',
          title:
            'Décret n° 2020-912 du 28 juillet 2020 relatif à l’inspection et à l’entretien des chaudières, des systèmes de chauffage et des systèmes de climatisation',
          year: 2020,
        },
        { organisation: 'ADEME', title: 'L’entretien des pompes à chaleur et des climatiseurs' },
        { organisation: 'Kensa Heat Pumps', title: 'Heat pumps in winter: proactive maintenance' },
      ],
    },
  ],
};
