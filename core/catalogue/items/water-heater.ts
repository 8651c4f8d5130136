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
      why: 'Legionella bacteria multiply in a tank between 20 and 45 °C and die at 60 °C, but water that hot scalds. Store it hot and mix it down at the tap.',
      steps: [
        'Read the tank’s thermostat or display when it has finished heating. It should be set to 60 °C.',
        'Run the nearest hot tap without a mixing valve into a mug with a thermometer. After a minute it should read at least 50 °C.',
        'If it reads less, check whether the bath and shower have mixing valves. With them, turn the tank’s user dial up to 60 °C. Without them, have a plumber fit them and set it.',
        'If a heat pump or solar tank is kept cooler, check that its regular cycle to 60 °C is on.',
        'After a week or more away, let the tank reach 60 °C for an hour. Then open the window and run every hot tap gently for two minutes.',
      ],
      tools: ['thermometer'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      appliesIf: { variant: 'Your hot water is stored in a tank or cylinder' },
      safety:
        'Water at 60 °C scalds an adult’s skin within six seconds, a child’s in far less. The US CPSC therefore advises 49 °C, which also saves power. But storing at 50 °C or less does not kill Legionella reliably.',
      tenant: 'Measure at the tap. If it reads less than 50 °C, ask your landlord to have the thermostat set.',
      sources: [
        {
          organisation: 'HSE',
          title: 'Legionnaires’ disease: hot and cold water systems',
          url: 'https://www.hse.gov.uk/legionnaires/hot-and-cold.htm',
        },
        {
          organisation: 'WHO',
          title: 'Legionella and the prevention of legionellosis',
          year: 2007,
          url: 'https://www.who.int/publications/i/item/9241562978',
        },
        { organisation: 'US Consumer Product Safety Commission', title: 'Avoiding Tap Water Scalds' },
      ],
    },
    {
      id: 'water-heater.work-safety-valve',
      title: 'Operate the hot water tank’s safety valve',
      why: 'Water expands as it heats, and this valve lets the excess out. Limescale can lock it shut unless you move it regularly.',
      steps: [
        'Find the valve. On most European electric tanks it is the safety group on the cold inlet, with a spout below.',
        'An American-style valve high on the tank (T&P) usually needs this only twice a year: skip the months between.',
        'Check that the spout runs to a drain, or put a bucket under it.',
        'Keep your hands and face clear, and turn the knob or lift the lever until water runs freely.',
        'Let the valve close and watch it. A safety group may drip while the tank heats. If it keeps running, or no water came, call a plumber.',
      ],
      tools: ['bucket'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.month,
      appliesIf: {
        variant:
          'Your tank’s manual asks you to work its safety valve (leave a British unvented cylinder to a qualified engineer)',
      },
      safety:
        'The water can scald. A valve that hasn’t been moved for years may not close again: try it first when a plumber can come. Never plug, cap or shut off its outlet, even if it drips.',
      tenant: 'Do this if you can reach the valve. Ask your landlord for a plumber if it sticks or keeps running.',
      sources: [
        {
          organisation: 'Thermor',
          title: 'Electric water heater installation and user manual: pressure-limiting valve, at least once a month',
        },
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Storage Water Heaters',
          url: 'https://www.energy.gov/energysaver/storage-water-heaters',
        },
      ],
    },
    {
      id: 'water-heater.book-descale',
      title: 'Book a tank descale and anode check',
      why: 'Limescale around the element wastes power. The magnesium anode dissolves in place of the tank wall; once it is gone, the tank rusts through.',
      steps: [
        'Book a plumber, and give the maker, the capacity in litres and the year from the rating plate.',
        'Ask for the tank to be drained with the power off, limescale and sludge removed, and a new gasket fitted.',
        'Ask for the anode to be measured. Thermor advises a new one once it is thinner than 1 cm.',
        'Have the thermostat, its safety cut-out and the safety valve tested on the same visit.',
        'Keep the invoice with the date and the state of the anode. If your water is very soft, very hard or softened, book every year.',
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
        'The element and thermostat have live terminals under a cover: don’t take it off. The water in the tank stays scalding for hours.',
      tenant: 'Ask your landlord who looks after the tank. In France, descaling is usually the tenant’s job.',
      sources: [
        { organisation: 'Thermor', title: 'Comment changer l’anode en magnésium d’un chauffe-eau' },
        { organisation: 'Atlantic', title: 'Chauffe-eau électrique: entretien et anode' },
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Storage Water Heaters',
          url: 'https://www.energy.gov/energysaver/storage-water-heaters',
        },
      ],
    },
    {
      id: 'water-heater.book-gas-service',
      title: 'Book the gas water heater service',
      why: 'A sooted burner or a blocked flue can make a gas water heater give off carbon monoxide, which you can’t see or smell.',
      steps: [
        'Book a registered gas engineer (Gas Safe in the United Kingdom, a qualified heating firm elsewhere).',
        'Ask for checks of the burner, flue, draught, ventilation and safety cut-outs, and for the carbon monoxide to be measured.',
        'For a storage heater, have the relief valve, the anode and the sediment dealt with too.',
        'Clear a metre around the heater for the visit. Leave the room’s air vents open, as always.',
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
        'Yellow flames, soot and headaches at home are signs of carbon monoxide. Switch the heater off, open the windows, go outside and call the gas emergency number. Keep a CO alarm near the heater.',
      tenant: 'Ask your landlord for the yearly gas record. In France the tenant usually has to arrange the visit.',
      sources: [
        { organisation: 'Gas Safe Register', title: 'Gas safety checks: have appliances checked every year' },
        {
          organisation: 'HSE',
          title: 'Domestic gas: frequently asked questions',
          url: 'https://www.hse.gov.uk/gas/domestic/faqs.htm',
        },
        { organisation: 'République française', title: 'Décret n° 2023-641: entretien et ramonage', year: 2023 },
      ],
    },
  ],
};
