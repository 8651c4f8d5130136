import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const waterHeater: CatalogueItem = {
  name: 'Water Heater',
  slug: 'water-heater',
  room: 'plant room',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'water-heater.check-temperature',
      title: 'Check the stored hot water temperature',
      why: 'Between 20 and 45 °C Legionella multiplies in a tank; at 60 °C it dies, but so does skin. The safe answer is to store hot and mix down at the tap.',
      steps: [
        'Read the tank’s thermostat or display once it has finished heating. It should be set to 60 °C.',
        'Run the nearest hot tap without a mixing valve for a minute into a mug with a thermometer: at least 50 °C should arrive.',
        'If it falls short, see first that bath and shower have mixing valves. With them, raise a user dial to 60 °C; without, have a plumber fit them and set it.',
        'With a heat pump or solar tank kept cooler, see that its regular cycle to 60 °C is on.',
        'After a week or more away, let the tank reach 60 °C for an hour, then run every hot tap gently for two minutes with the window open.',
      ],
      tools: ['thermometer'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      appliesIf: { variant: 'Your hot water is stored in a tank or cylinder' },
      safety:
        'Water at 60 °C scalds an adult’s skin within six seconds, a child’s in far less. Storing at 50 °C saves power but does not kill Legionella reliably.',
      tenant: 'Measure at the tap, and ask your landlord to have the thermostat set if it brings less than 50 °C.',
      sources: [
        { organisation: 'HSE', title: 'Legionnaires’ disease: hot and cold water systems' },
        { organisation: 'WHO', title: 'Legionella and the prevention of legionellosis' },
        { organisation: 'US Consumer Product Safety Commission', title: 'Avoiding Tap Water Scalds' },
      ],
    },
    {
      id: 'water-heater.work-safety-valve',
      title: 'Work the safety valve of the tank',
      why: 'Water swells as it heats, and this valve lets the excess out. Limescale can lock it shut unless it is moved.',
      steps: [
        'Find the valve: on most European electric tanks it is the safety group on the cold inlet, with a spout below.',
        'See that the spout runs to a drain, or put a bucket under it.',
        'Keep hands and face clear, and turn the knob or lift the lever until water runs freely.',
        'Let it close and watch. Dripping while the tank heats is normal at a safety group; a steady run, or no water at all, needs a plumber.',
        'An American-style valve high on the tank (T&P) is usually moved twice a year: skip the months between.',
      ],
      tools: ['bucket'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.month,
      appliesIf: {
        variant:
          'Your tank’s manual asks you to work its safety valve (leave a British unvented cylinder to its service)',
      },
      safety:
        'What comes out can be scalding. A valve not moved for years may not close again: try it first when a plumber can come. Never plug, cap or shut off its outlet, even if it drips.',
      tenant: 'Do it where you can reach the valve; ask your landlord for a plumber if it sticks or keeps running.',
      sources: [
        {
          organisation: 'Thermor',
          title: 'Electric water heater installation and user manual: pressure-limiting valve, at least once a month',
        },
        { organisation: 'US Department of Energy', title: 'Energy Saver: Storage Water Heaters' },
      ],
    },
    {
      id: 'water-heater.book-descale',
      title: 'Book a descale and anode check of the tank',
      why: 'Scale around the element wastes power, and the magnesium anode dissolves in place of the tank wall. Once it is gone, the tank rusts through.',
      steps: [
        'Book a plumber, and read out the maker, the litres and the year on the rating plate.',
        'Ask for power off, tank drained, scale and sludge removed, and a new gasket on closing.',
        'Ask for the anode to be measured. Thermor has it replaced once it is thinner than 1 cm.',
        'Have the thermostat, its safety cut-out and the safety valve tested on the same visit.',
        'Keep the invoice with the date and the state of the anode. Very soft, very hard or softened water calls for a yearly visit.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoYears,
      appliesIf: {
        variant:
          'You have an enamelled tank with a magnesium anode (stainless, copper and powered-anode tanks need only the descale)',
      },
      professional: true,
      safety:
        'The element and thermostat sit under live terminals: do not take that cover off yourself. The water inside stays scalding for hours.',
      tenant: 'Ask your landlord who looks after the tank; in France descaling usually falls to the tenant.',
      sources: [
        { organisation: 'Thermor', title: 'Comment changer l’anode en magnésium d’un chauffe-eau' },
        { organisation: 'Atlantic', title: 'Chauffe-eau électrique: entretien et anode' },
        { organisation: 'US Department of Energy', title: 'Energy Saver: Storage Water Heaters' },
      ],
    },
    {
      id: 'water-heater.book-gas-service',
      title: 'Book the gas water heater service',
      why: 'A sooted burner or a blocked flue turns a gas water heater into a source of carbon monoxide, which you can neither see nor smell.',
      steps: [
        'Book a registered gas engineer (Gas Safe in the United Kingdom, a qualified heating firm elsewhere).',
        'Ask for the burner, flue, draught, ventilation and safety cut-outs to be checked and the carbon monoxide measured.',
        'For a storage heater, ask for the relief valve, the anode and the sediment to be seen to as well.',
        'Clear a metre around it for the visit and leave the air vents of the room open, as they must always be.',
        'Keep the certificate, and note the date of the next visit.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      appliesIf: { variant: 'Your hot water comes from a gas water heater of its own, apart from the boiler' },
      critical: true,
      professional: true,
      safety:
        'Yellow flames, soot or headaches at home: switch it off, open the windows, go outside and call the gas emergency number. Have a CO alarm near it.',
      tenant: 'Ask your landlord for the yearly gas record. In France the tenant usually has to arrange the visit.',
      sources: [
        { organisation: 'Gas Safe Register', title: 'Gas safety checks: have appliances checked every year' },
        { organisation: 'HSE', title: 'Domestic gas: frequently asked questions' },
        { organisation: 'République française', title: 'Décret n° 2023-641: entretien et ramonage' },
      ],
    },
  ],
};
