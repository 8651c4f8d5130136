import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const geothermal: ItemFacts = {
  name: 'Geothermal',
  slug: 'geothermal',
  room: 'plant room',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-28',
  tasks: [
    {
      id: 'geothermal.check-pressure',
      tools: ['torch (flashlight)', 'microfibre cloth'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'wear',
      appliesIf: { needs: { geothermal: ['heat-pump'] } },
      sources: [
        {
          organisation: 'Nilan',
          title: 'Compact P GEO 3 user manual: pressure in the ground source loop, once a month',
        },
      ],
    },
    {
      id: 'geothermal.change-air-filter',
      tools: ['vacuum cleaner'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'costly',
      appliesIf: { countries: ['US', 'CA'], needs: { geothermal: ['heat-pump'] } },
      sources: [
        {
          organisation: 'ENERGY STAR',
          title: 'Heat & Cool Efficiently',
          url: 'https://www.energystar.gov/saveathome/heating-cooling',
        },
        { organisation: 'WaterFurnace', title: 'Geothermal owner’s manual: air filter' },
      ],
    },
    {
      id: 'geothermal.check-backup-heater',
      tools: [],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 12, to: 3, best: 1 },
      stake: 'wear',
      appliesIf: { climates: ['hard', 'regular', 'rare'], needs: { geothermal: ['heat-pump'] } },
      sources: [
        { organisation: 'WaterFurnace', title: 'Geothermal owner’s manual: auxiliary heater and emergency heat' },
        {
          organisation: 'Energy Saving Trust',
          title: 'A buyer’s guide to heat pumps',
        },
        {
          organisation: 'HSE',
          title: 'Legionnaires’ disease: hot and cold water systems',
          url: 'https://www.hse.gov.uk/legionnaires/hot-and-cold.htm',
        },
      ],
    },
    {
      id: 'geothermal.book-service',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoYears,
      season: { from: 7, to: 10, best: 9 },
      legalDays: { FR: every.twoYears },
      stake: 'costly',
      appliesIf: { needs: { geothermal: ['heat-pump'] } },
      bundle: 'heating engineer',
      professional: true,
      landlord: { notIn: ['FR'] },
      sources: [
        {
          organisation: 'République française',
          title:
            'Décret n° 2020-912 du 28 juillet 2020 relatif à l’inspection et à l’entretien des chaudières, des systèmes de chauffage et des systèmes de climatisation',
          year: 2020,
          url: 'https://www.legifrance.gouv.fr/eli/decret/2020/7/28/2020-912/jo/texte',
        },
        {
          organisation: 'ADEME',
          title: 'L’entretien des pompes à chaleur et des climatiseurs',
          year: 2023,
        },
        { organisation: 'Kensa Heat Pumps', title: 'Heat pumps in winter: proactive maintenance' },
      ],
    },
    {
      id: 'geothermal.check-scalding',
      tools: ['thermometer', 'rubber gloves'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'hot water',
      appliesIf: { needs: { geothermal: ['district'] } },
      room: 'bathroom',
      sources: [
        {
          organisation: 'Norðurorka',
          title: 'Heitt vatn: notkun',
          url: 'https://www.no.is/is/fyrirtaeki/heitt-vatn/notkun',
        },
        {
          organisation: 'HSE',
          title: 'Legionnaires’ disease: hot and cold water systems',
          url: 'https://www.hse.gov.uk/legionnaires/hot-and-cold.htm',
        },
      ],
    },
    {
      id: 'geothermal.check-inlet',
      tools: ['torch (flashlight)', 'microfibre cloth', 'pen'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      appliesIf: { needs: { geothermal: ['district'] } },
      landlord: {},
      sources: [
        {
          organisation: 'VÍS (insurer)',
          title: 'Heitt vatn tekið af stórum hluta höfuðborgarsvæðisins',
          year: 2024,
          url: 'https://vis.is/vis/fjolmidlatorg/frettir/2024/heitt-vatn-tekid-af-storum-hluta-hofudborgarsvaedisins',
        },
        {
          organisation: 'Norðurorka',
          title: 'Bilanir hitaveitu',
          url: 'https://www.no.is/is/einstaklingar/heitt-vatn/bilanir',
        },
        {
          organisation: 'Veitur',
          title: 'Response plan for cold spells: radiators hot on top and cold at the bottom',
          year: 2020,
          url: 'https://www.hafnarfjordur.is/en/administration/news/veitur-activates-response-plan',
        },
      ],
    },
  ],
};
