import { every, type ItemFacts } from '../../domain/care/care-task.ts';
import { oilAndWoodHeating } from './oil-and-wood-heating.ts';

export const centralHeating: ItemFacts = {
  name: 'Central Heating',
  slug: 'central-heating',
  room: 'plant room',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'central-heating.book-boiler-service',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 6, to: 11, best: 7 },
      stake: 'danger',
      hazard: 'carbon monoxide',
      appliesIf: { needs: { 'heat-source': ['gas-boiler'] } },
      bundle: 'gas engineer',
      professional: true,
      landlord: { notIn: ['FR', 'IT', 'BE'], oneRecordIn: ['GB', 'AU'] },
      sources: [
        {
          organisation: 'Bundesrepublik Deutschland',
          title: 'Schornsteinfeger-Handwerksgesetz, § 14a: Feuerstättenbescheid',
          year: 2008,
          url: 'https://www.gesetze-im-internet.de/schfhwg/',
        },
        {
          organisation: 'Repubblica Italiana',
          title: 'D.P.R. 74/2013: esercizio, manutenzione e ispezione degli impianti termici',
          year: 2013,
        },
        {
          organisation: 'Republic of Poland',
          title: 'Prawo budowlane, art. 62: kontrole okresowe',
          year: 1994,
        },
        {
          organisation: 'Gas Safe Register',
          title: 'Gas safety checks: have appliances checked every year',
          url: 'https://www.gassaferegister.co.uk/gas-safety/',
        },
        {
          organisation: 'HSE',
          title: 'Gas safety: landlords and letting agents',
          url: 'https://www.hse.gov.uk/gas/landlords/',
        },
        { organisation: 'ADEME', title: 'L’entretien des chaudières' },
        {
          organisation: 'République française',
          title:
            'Décret n° 2020-912 : inspection et entretien des chaudières, des systèmes de chauffage et des systèmes de climatisation',
          year: 2020,
          url: 'https://www.legifrance.gouv.fr/eli/decret/2020/7/28/2020-912/jo/texte',
        },
        {
          organisation: 'BSI',
          title:
            'BS 7593: Preparation, commissioning and maintenance of domestic central heating and cooling water systems',
          year: 2019,
        },
      ],
    },
    {
      id: 'central-heating.check-pressure',
      tools: [],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'costly',
      appliesIf: { needs: { 'heat-source': ['gas-boiler', 'oil-boiler', 'heat-pump', 'wood'] } },
      sources: [
        {
          organisation: 'Worcester Bosch',
          title: 'How often should I need to top up the pressure in the heating system?',
          url: 'https://www.worcester-bosch.co.uk/support/troubleshooting/faqs/all-faqs/how-often-should-i-need-to-top-up-the-pressure-in-the-heating-system',
        },
      ],
    },
    {
      id: 'central-heating.bleed-radiators',
      tools: ['radiator key', 'microfibre cloth', 'bucket'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -2, best: 1, to: 8, grace: 8 },
      stake: 'costly',
      appliesIf: {
        climates: ['hard', 'regular', 'rare'],
        // Floors heat the homes.
        notCountries: ['KR'],
        needs: { 'heat-source': ['gas-boiler', 'oil-boiler', 'heat-pump', 'district', 'wood'] },
      },
      sources: [
        {
          organisation: 'Worcester Bosch',
          title: 'How to bleed a radiator',
          url: 'https://www.worcester-bosch.co.uk/support/troubleshooting/faqs/all-faqs/how-to-bleed-a-radiator',
        },
      ],
    },
    {
      id: 'central-heating.work-valves',
      tools: [],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -12, best: -9, to: -3 },
      stake: 'wear',
      appliesIf: {
        climates: ['hard', 'regular', 'rare'],
        // Floors heat the homes.
        notCountries: ['KR'],
        needs: { 'heat-source': ['gas-boiler', 'oil-boiler', 'district', 'wood'] },
      },
      sources: [{ organisation: 'Danfoss', title: 'Radiator thermostats: user guide' }],
    },
    {
      id: 'central-heating.lag-condensate-pipe',
      tools: ['pipe insulation', 'waterproof tape', 'scissors'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -6, best: -3, to: 5, grace: 8 },
      stake: 'costly',
      // In a flat, the pipe nearly always ends indoors.
      appliesIf: { property: 'House', climates: ['hard', 'regular'], needs: { 'heat-source': ['gas-boiler'] } },
      landlord: {},
      sources: [
        {
          organisation: 'HHIC',
          title: 'Get fit for winter: insulate your pipes to prevent freezing',
          year: 2016,
          url: 'https://hhic.org.uk/news/get-fit-for-winter-insulate-your-pipes-to-prevent-freezing',
        },
        {
          organisation: 'BSI',
          title:
            'BS 6798: Selection, installation, inspection, commissioning, servicing and maintenance of gas-fired boilers',
          year: 2014,
        },
        {
          organisation: 'Alpha (boiler maker)',
          title: 'How do I prevent or remedy a frozen condensate pipe?',
          url: 'https://www.alpha-innovation.co.uk/faqs/how-do-i-prevent-or-remedy-a-frozen-condensate-pipe',
        },
      ],
    },
    {
      id: 'central-heating.clear-heat-pump',
      tools: ['soft brush', 'watering can', 'broom'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 9, to: 11, best: 10 },
      stake: 'wear',
      // A heat pump of the ground has no unit outdoors, and a service of its own.
      appliesIf: { noFeature: ['Geothermal'], needs: { 'heat-source': ['heat-pump'] } },
      landlord: {},
      sources: [
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Operating and Maintaining Your Heat Pump (archived)',
          year: 2025,
          url: 'https://web.archive.org/web/20250102062920/https://www.energy.gov/energysaver/operating-and-maintaining-your-heat-pump',
        },
        {
          organisation: 'Energy Saving Trust',
          title: 'A buyer’s guide to heat pumps',
        },
      ],
    },
    {
      id: 'central-heating.book-heat-pump-service',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoYears,
      season: { from: 5, to: 10, best: 9 },
      legalDays: { FR: every.twoYears },
      stake: 'costly',
      appliesIf: { noFeature: ['Geothermal'], needs: { 'heat-source': ['heat-pump'] } },
      bundle: 'heating engineer',
      professional: true,
      landlord: { notIn: ['FR'] },
      sources: [
        { organisation: 'ADEME', title: 'L’entretien des pompes à chaleur et des climatiseurs', year: 2023 },
        {
          organisation: 'République française',
          title:
            'Décret n° 2020-912 : inspection et entretien des chaudières, des systèmes de chauffage et des systèmes de climatisation',
          year: 2020,
          url: 'https://www.legifrance.gouv.fr/eli/decret/2020/7/28/2020-912/jo/texte',
        },
      ],
    },
    {
      id: 'central-heating.change-furnace-filter',
      tools: ['furnace filter', 'vacuum cleaner', 'bin bag'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'costly',
      appliesIf: { needs: { 'heat-source': ['furnace'] } },
      quickWin: true,
      sources: [
        {
          organisation: 'ENERGY STAR',
          title: 'Maintenance Checklist: heating and cooling equipment',
          url: 'https://www.energystar.gov/saveathome/heating-cooling/maintenance-checklist',
        },
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Furnaces and Boilers (archived)',
          year: 2025,
          url: 'https://web.archive.org/web/20250102062644/https://www.energy.gov/energysaver/furnaces-and-boilers',
        },
      ],
    },
    {
      id: 'central-heating.book-furnace-service',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 8, to: 11, best: 9 },
      stake: 'danger',
      hazard: 'carbon monoxide',
      appliesIf: { needs: { 'heat-source': ['furnace'] } },
      bundle: 'gas engineer',
      professional: true,
      landlord: {},
      sources: [
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Carbon Monoxide Information Center',
          url: 'https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center',
        },
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Furnaces and Boilers (archived)',
          year: 2025,
          url: 'https://web.archive.org/web/20250102062644/https://www.energy.gov/energysaver/furnaces-and-boilers',
        },
      ],
    },
    ...oilAndWoodHeating,
    {
      id: 'central-heating.check-floor-heating',
      tools: ['torch (flashlight)', 'microfibre cloth'],
      minutes: 15,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 9, to: 12, best: 10 },
      stake: 'wear',
      appliesIf: { needs: { 'heat-source': ['heat-pump'] } },
      sources: [{ organisation: 'Uponor', title: 'Underfloor heating: user guide' }],
    },
  ],
};
