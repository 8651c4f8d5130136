import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const geothermal: CatalogueItem = {
  name: 'Geothermal',
  slug: 'geothermal',
  room: 'plant room',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'geothermal.check-pressure',
      title: 'Read the pressure of both loops',
      why: 'The ground loop and the heating circuit are two closed systems. A slow fall on either gauge is how a buried leak first shows itself.',
      steps: [
        'Find the two gauges or menu entries: brine (ground loop) and heating water.',
        'Compare them with the ranges in your manual or on the commissioning sheet, and with your last readings.',
        'Look under pipes and valves for drops or crusts, and wipe away condensation to tell it from a leak.',
        'Top up the heating side only if the manual tells the owner to do so.',
        'Call the installer if the brine has fallen, and write date and readings on a card.',
      ],
      tools: ['torch', 'microfibre cloth'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.month,
      appliesIf: { variant: 'Your installation has pressure gauges that you can read' },
      safety:
        'Brine holds antifreeze that can be flammable or harmful: do not top it up, drain it or touch a spill with bare hands.',
      tenant: 'Read the gauges and pass any fall on to your landlord.',
      sources: [
        {
          organisation: 'Nilan',
          title: 'Compact P GEO 3 user manual: pressure in the ground source loop, once a month',
        },
      ],
    },
    {
      id: 'geothermal.change-air-filter',
      title: 'Change or wash the air filter',
      why: 'A ground-source unit that blows warm air needs every bit of its airflow. Behind a clogged filter it can shut itself down on a pressure fault.',
      steps: [
        'Set the thermostat to off and wait for the fan to stop.',
        'Slide the filter out of its slot at the unit or the return grille, and hold it up to the light.',
        'Replace a paper filter that lets little light through, with one of the same size and rating.',
        'Wash and fully dry a reusable one as its frame says.',
        'Put it in with the arrow towards the unit, close the slot, write the date on the frame and switch on.',
      ],
      tools: ['vacuum cleaner'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      appliesIf: { variant: 'It warms or cools the rooms through air ducts' },
      safety: 'Never run the fan without a filter, and do not reach past the slot into the unit.',
      sources: [
        { organisation: 'ENERGY STAR', title: 'Heat & Cool Efficiently' },
        { organisation: 'WaterFurnace', title: 'Geothermal owner’s manual: air filter' },
      ],
    },
    {
      id: 'geothermal.check-backup-heater',
      title: 'See how much the back-up heater ran',
      why: 'When the heat pump weakens, its electric back-up quietly takes over at about three times the cost. The hours tell you; the room temperature does not.',
      steps: [
        'Open the service or information menu, or the app, and note the running hours of compressor and electric heater.',
        'Compare with last winter, and with the electricity used over the same months.',
        'Check that emergency or back-up mode has not been left switched on.',
        'If rooms are too warm, lower the heating curve by one step and wait two days before the next.',
        'Ask the installer to look if the heater ran for long outside hard frost and hot-water boosts.',
      ],
      tools: [],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 12, to: 3 },
      safety:
        'Leave the regular hot-water cycle to 60 °C switched on. It guards against Legionella and is worth the power it takes; taps can scald while it runs.',
      sources: [
        { organisation: 'WaterFurnace', title: 'Geothermal owner’s manual: auxiliary heater and emergency heat' },
        { organisation: 'Energy Saving Trust', title: 'A buyer’s guide to heat pumps' },
        { organisation: 'HSE', title: 'Legionnaires’ disease: hot and cold water systems' },
      ],
    },
    {
      id: 'geothermal.book-service',
      title: 'Book the heat pump service',
      why: 'Antifreeze ages, strainers fill with sludge and sensors drift. In France a visit every two years is the law for heat pumps of 4 to 70 kW.',
      steps: [
        'Book your installer or a technician certified for heat pumps, before the heating season.',
        'Ask for the brine’s frost protection and acidity, the strainers of both loops, the pumps, and the expansion vessels.',
        'Ask for the safety valves, the electrical connections and the refrigerant leak check where your charge requires one.',
        'Have flow and return temperatures written down for both loops, so that next time shows any drift.',
        'Keep the attestation. If the warranty asks for a yearly visit, book it yearly.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoYears,
      season: { from: 7, to: 10 },
      professional: true,
      safety:
        'The refrigerant circuit is for certified hands alone, and the ground loop is under pressure: loosen nothing.',
      tenant: 'Ask your landlord for the last attestation and who books the next visit.',
      sources: [
        { organisation: 'ADEME', title: 'L’entretien des pompes à chaleur et des climatiseurs' },
        { organisation: 'Kensa Heat Pumps', title: 'Heat pumps in winter: proactive maintenance' },
      ],
    },
  ],
};
