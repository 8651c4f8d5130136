import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const waterHeater: ItemFacts = {
  name: 'Water Heater',
  slug: 'water-heater',
  room: 'plant room',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-28',
  tasks: [
    {
      id: 'water-heater.check-temperature',
      tools: ['thermometer'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'danger',
      hazard: 'hot water',
      appliesIf: { needs: { 'water-heater': ['electric-tank', 'gas', 'heat-pump', 'boiler'] } },
      untilKnown: 'planned',
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
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Avoiding Tap Water Scalds',
          year: 2012,
          url: 'https://www.cpsc.gov/s3fs-public/5098-Tap-Water-Scalds.pdf',
        },
      ],
    },
    {
      id: 'water-heater.work-safety-valve',
      tools: ['bucket'],
      minutes: 5,
      difficulty: 'beginner',
      // Makers say each month; what a household keeps up is better than what it skips.
      intervalDays: every.quarter,
      stake: 'costly',
      appliesIf: {
        notCountries: ['US', 'CA', 'GB', 'IE', 'AU', 'NZ'],
        needs: { 'water-heater': ['electric-tank', 'heat-pump'] },
      },
      sources: [
        {
          organisation: 'Thermor',
          title: 'Electric water heater installation and user manual: pressure-limiting valve, at least once a month',
        },
        { organisation: 'Atlantic', title: 'Chauffe-eau électrique, notice: groupe de sécurité, une fois par mois' },
      ],
    },
    {
      id: 'water-heater.test-relief-valve',
      tools: ['bucket', 'rubber gloves'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      appliesIf: {
        countries: ['US', 'CA', 'AU', 'NZ'],
        needs: { 'water-heater': ['electric-tank', 'gas', 'heat-pump'] },
      },
      landlord: {},
      sources: [
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Storage Water Heaters',
          url: 'https://www.energy.gov/energysaver/storage-water-heaters',
        },
        {
          organisation: 'A. O. Smith',
          title: 'Electric water heater instruction manual: temperature and pressure relief valve',
          url: 'https://assets.aosmith.com/damroot/Original/10004/100349445.pdf',
        },
        {
          organisation: 'Rheem',
          title: 'Use and care manual: temperature and pressure relief valve, at least once a year',
        },
        { organisation: 'Rheem Australia', title: 'Owner’s guide: pressure relief valve, every six months' },
      ],
    },
    {
      id: 'water-heater.clean-air-filter',
      tools: ['vacuum cleaner', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      appliesIf: { needs: { 'water-heater': ['heat-pump'] } },
      sources: [
        { organisation: 'Rheem', title: 'Hybrid electric water heater use and care manual: cleaning the air filter' },
        {
          organisation: 'ENERGY STAR',
          title: 'Heat Pump Water Heaters',
          url: 'https://www.energystar.gov/products/water_heaters',
        },
      ],
    },
    {
      id: 'water-heater.book-descale',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoYears,
      legalDays: { GB: every.year },
      stake: 'costly',
      appliesIf: { needs: { 'water-heater': ['electric-tank', 'heat-pump'] } },
      professional: true,
      landlord: { notIn: ['FR'] },
      sources: [
        { organisation: 'Thermor', title: 'Comment changer l’anode en magnésium d’un chauffe-eau' },
        { organisation: 'Atlantic', title: 'Chauffe-eau électrique: entretien et anode' },
        {
          organisation: 'A. O. Smith',
          title: 'Electric water heater instruction manual: draining, flushing and anode',
          url: 'https://assets.aosmith.com/damroot/Original/10004/100349445.pdf',
        },
      ],
    },
    {
      id: 'water-heater.book-gas-service',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'carbon monoxide',
      appliesIf: { needs: { 'water-heater': ['gas'] } },
      bundle: 'gas engineer',
      professional: true,
      landlord: { notIn: ['FR', 'IT', 'BE'], oneRecordIn: ['GB', 'AU'] },
      sources: [
        {
          organisation: 'Gas Safe Register',
          title: 'Gas safety checks: have appliances checked every year',
          url: 'https://www.gassaferegister.co.uk/gas-safety/',
        },
        {
          organisation: 'HSE',
          title: 'Domestic gas: frequently asked questions',
          url: 'https://www.hse.gov.uk/gas/domestic/faqs.htm',
        },
        {
          organisation: 'République française',
          title: 'Décret n° 2023-641: entretien et ramonage',
          year: 2023,
          url: 'https://www.legifrance.gouv.fr/eli/decret/2023/7/20/2023-641/jo/texte',
        },
      ],
    },
    {
      id: 'water-heater.strap-tank',
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'earthquake',
      appliesIf: {
        climates: ['earthquakes'],
        needs: { 'water-heater': ['electric-tank', 'gas', 'heat-pump'] },
      },
      landlord: {},
      sources: [
        { organisation: 'FEMA', title: 'Earthquake Safety at Home (FEMA P-530)', year: 2020 },
        {
          organisation: 'Natural Hazards Commission Toka Tū Ake',
          title: 'Make your home safer: secure your hot water cylinder',
        },
      ],
    },
    {
      id: 'water-heater.look-over',
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'wiring',
      sources: [
        {
          organisation: 'Electrical Safety First',
          title: 'Safety around the home',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
        {
          organisation: 'HSE',
          title: 'Domestic gas: frequently asked questions',
          url: 'https://www.hse.gov.uk/gas/domestic/faqs.htm',
        },
      ],
    },
  ],
};
