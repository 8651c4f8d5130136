import type { ItemWords } from '../../item-words.ts';

export const geothermal = {
  name: 'Geothermal',
  tasks: {
    'geothermal.check-pressure': {
      title: 'Read the pressure of the ground and heating loops',
      why: 'Both loops are sealed, so a slow fall in pressure is the first sign of a leak, even of a buried one. Nilan, a manufacturer, asks owners to check every month.',
      steps: [
        'Find the two gauges or menu entries: one for the brine (ground loop), one for the heating water. Some ground loops have a see-through level vessel instead.',
        'Compare the readings with the ranges in your manual or on the commissioning sheet, and with the last ones.',
        'Look under pipes and valves for drops or crusts. Wipe away condensation, so that you don’t mistake it for a leak.',
        'Top up the heating side only if the manual tells the owner to do so.',
        'Write the date and the readings on a card.',
        'If the brine’s pressure or level has fallen, call the installer. Between turns, glance at the gauges whenever you pass.',
      ],
      firstReason: 'Learn the normal readings, so that you notice a fall',
      safety:
        'Brine contains antifreeze, which can be flammable or harmful. Don’t top it up, drain it or touch a spill with bare hands.',
      tenant: 'Read the gauges and report any fall to your landlord.',
    },
    'geothermal.change-air-filter': {
      title: 'Change or wash the heat pump’s air filter',
      why: 'A ground-source unit that heats and cools through ducts needs its full airflow. If the filter clogs, the unit can shut itself down with a pressure fault.',
      steps: [
        'If yours heats only water for radiators or floors, it has no such filter, and you are done. Otherwise set the thermostat to off and wait for the fan to stop.',
        'Slide the filter out of its slot at the unit or the return grille, and hold it up to the light.',
        'If a paper filter lets little light through, replace it with one of the same size and rating.',
        'Wash a reusable filter as its frame says, and dry it fully.',
        'Put the filter in with the arrow towards the unit, and close the slot.',
        'Write the date on the frame and switch the system on again.',
      ],
      firstReason: 'Every room depends on the air that passes this one filter',
      safety: 'Never run the fan without a filter, and don’t reach past the slot into the unit.',
    },
    'geothermal.check-backup-heater': {
      title: 'Check how long the back-up heater has run',
      why: 'When the heat pump weakens, its electric back-up heater takes over at about three times the cost. The rooms stay warm, so only the running hours show it.',
      steps: [
        'Open the service or information menu, or the app, and note the running hours of the compressor and the electric heater.',
        'Compare them with the winter before, and with the electricity used over the same months.',
        'Check that emergency or back-up mode has not been left switched on.',
        'If rooms are too warm, lower the heating curve by one step and wait two days before you lower it again.',
        'Ask the installer to check the system if the heater ran for long at times other than hard frost and hot-water boosts.',
      ],
      firstReason: 'A heater that runs unnoticed can triple the cost of warmth',
      safety:
        'Leave the regular hot-water cycle to 60 °C switched on. It prevents Legionella and is worth the power it uses. Taps can scald while it runs.',
    },
    'geothermal.book-service': {
      title: 'Book the service of the ground-source heat pump',
      why: 'Antifreeze ages, strainers clog with sludge and sensors drift. [[FR: For heat pumps of 4 to 70 kW, the law requires one visit every two years. | ]]',
      steps: [
        'Book your installer or a certified heat pump technician before the heating season.',
        'Ask for checks of the brine’s frost protection and acidity, the strainers of both loops, the pumps and the expansion vessels.',
        'Ask for checks of the safety valves and the electrical connections, and a refrigerant leak check if your system’s charge requires one.',
        'Have the flow and return temperatures of both loops written down, so that the next visit shows any drift.',
        'Keep the [[FR: attestation, which the law requires | certificate]]. If the warranty asks for a yearly visit, book one every year.',
      ],
      firstReason: 'Brine, pumps and sensors age out of sight',
      safety:
        'Only certified technicians may work on the refrigerant circuit, and the ground loop is under pressure. Loosen nothing yourself.',
      tenant:
        '[[FR: Normally the tenant books it and keeps the attestation. | Ask for the certificate of the last visit.]]',
      landlord: 'ground-source heat pump service',
    },
    'geothermal.check-scalding': {
      title: 'Check that hot tap water can’t scald',
      why: 'Hot water from the ground can reach the house at 80 °C and scalds at once. Icelandic rules ask for a mixing valve or a heat exchanger that keeps it to 65 °C at the tap.',
      steps: [
        'Put on a glove, and hold a thermometer in the jet of each hot tap from the side until it stops rising.',
        'If it shows more than 65 °C, have a plumber set or fit the mixing valve or heat exchanger.',
        'At the bath and the shower, turn the mixer to its stop, and measure again. The water must be warm, not hot.',
        'Tell everyone, guests above all, to open the cold tap first and to close it last.',
        'Have a mixer replaced whose water turns hot by itself when someone else draws cold water.',
      ],
      firstReason: 'Water from the ground can be hot enough to scald at once',
      safety:
        'Keep children out of the room, and never test hot water with your hand. The cold water can fail without a warning. Hot water that is stored must not be cooler than 60 °C, or Legionella can grow in it: mix it down at the tap.',
      tenant: 'Send your landlord the temperature, and ask for a mixing valve if it is above 65 °C.',
    },
    'geothermal.check-inlet': {
      title: 'Check the hot water inlet for leaks and low pressure',
      why: 'The network’s water is hot and under pressure day and night, so that a small leak ruins a floor. Sand from the ground gathers in the strainer, and the radiators stay cold.',
      steps: [
        'Find the inlet and its main valve, close the valve a quarter turn and open it again, and label it: anyone must be able to shut the hot water off.',
        'Dry the joints with a cloth and look again after ten minutes. There should be no drop and no crust.',
        'Read the gauges for pressure and temperature, and compare them with your last note.',
        'Feel each radiator: hot at the top and cool at the bottom is right. If all stay cool, the strainer may be full of sand.',
        'Have a plumber clean the strainer and test the safety valve. The insurer VÍS advises against doing it yourself.',
      ],
      firstReason: 'Hot water under pressure ruins a floor within hours',
      safety:
        'Don’t take a strainer, a valve or a joint apart: the water behind it is under pressure and can be as hot as 80 °C. In a leak, shut the inlet if you can reach it without stepping in the water, and call a plumber.',
      tenant: 'Learn where the inlet is shut off, and report cold radiators and drips the same day.',
      landlord: 'check of the hot water inlet',
    },
  },
} as const satisfies ItemWords;
