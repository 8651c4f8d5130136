import { every, type ItemFacts } from '../../domain/care/care-task.ts';
import { leadInPipes, listForAbsence, osmosisFilter } from './find-out-once.ts';
import { mosquitoes } from './mosquitoes.ts';
import { wellAndSewer } from './well-and-sewer.ts';

export const plumbingAndDrains: ItemFacts = {
  name: 'Plumbing and Drains',
  slug: 'plumbing-and-drains',
  room: 'whole home',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-28',
  tasks: [
    {
      id: 'plumbing-and-drains.turn-stopcock',
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      quickWin: true,
      sources: [
        {
          organisation: 'WaterSafe',
          title: 'Check your stop tap as clocks spring forward',
        },
        {
          organisation: 'Met Office',
          title: 'What to do if you have a frozen or burst pipe: check the stop tap every six months',
          url: 'https://weather.metoffice.gov.uk/warnings-and-advice/seasonal-advice/your-home/frozen-or-burst-pipes',
        },
        {
          organisation: 'WaterSafe',
          title: 'How can I locate my internal stop tap?',
          url: 'https://www.watersafe.org.uk/advice/general_plumbing_advice/winter_advice/locate-internal-stop-tap/',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.look-for-leaks',
      tools: ['kitchen paper', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      sources: [
        {
          organisation: 'IAG (Insurance Australia Group)',
          title: 'Flexible water hoses and water damage in the home',
          year: 2016,
        },
        {
          organisation: 'US EPA',
          title: 'WaterSense: Fix a Leak Week',
          url: 'https://www.epa.gov/watersense/fix-leak-week',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.clean-traps',
      tools: ['bucket', 'rubber gloves', 'washing-up liquid', 'soft brush'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      sources: [
        { organisation: 'Water UK', title: 'Bin it, don’t block it' },
        {
          organisation: 'UK Health Security Agency',
          title: 'Sodium hydroxide: general information',
          url: 'https://www.gov.uk/government/publications/sodium-hydroxide-properties-and-incident-management',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.test-meter',
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      // A well has no meter.
      appliesIf: { needs: { 'water-supply': ['mains'] } },
      sources: [
        {
          organisation: 'US EPA',
          title: 'WaterSense: Fix a Leak Week',
          url: 'https://www.epa.gov/watersense/fix-leak-week',
        },
        {
          organisation: 'US EPA',
          title: 'WaterSense: home maintenance',
          url: 'https://www.epa.gov/watersense/home-maintenance',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.flush-idle-taps',
      tools: ['bucket'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'comfort',
      sources: [
        {
          organisation: 'HSE',
          title: 'HSG274 Part 2: The control of legionella bacteria in hot and cold water systems',
          year: 2014,
          url: 'https://www.hse.gov.uk/pubns/books/hsg274.htm',
        },
        {
          organisation: 'HSE',
          title: 'INDG458: Legionnaires’ disease: A brief guide for dutyholders',
          year: 2012,
          url: 'https://www.hse.gov.uk/pubns/indg458.htm',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.winterise-pipes',
      tools: ['pipe insulation', 'waterproof tape', 'scissors', 'stepladder', 'torch (flashlight)'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'costly',
      season: { around: 'first frost', from: -3, best: -1, to: 2, grace: 6 },
      appliesIf: { climates: ['hard', 'regular'], needs: { 'outside-tap': ['yes'] } },
      sources: [
        {
          organisation: 'American Red Cross',
          title: 'Preventing and Thawing Frozen Pipes',
          url: 'https://www.redcross.org/get-help/how-to-prepare-for-emergencies/types-of-emergencies/winter-storm/frozen-pipes.html',
        },
        {
          organisation: 'Met Office',
          title: 'What to do if you have a frozen or burst pipe',
          url: 'https://weather.metoffice.gov.uk/warnings-and-advice/seasonal-advice/your-home/frozen-or-burst-pipes',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.cover-outside-tap',
      tools: ['towel', 'pipe insulation', 'waterproof tape'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -4, best: -2, to: 3, grace: 6 },
      stake: 'costly',
      appliesIf: { climates: ['rare'], needs: { 'outside-tap': ['yes'] } },
      sources: [
        {
          organisation: 'American Red Cross',
          title: 'Preventing and Thawing Frozen Pipes',
          url: 'https://www.redcross.org/get-help/how-to-prepare-for-emergencies/types-of-emergencies/winter-storm/frozen-pipes.html',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.open-outside-tap',
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'last frost', from: 0, best: 1, to: 8 },
      stake: 'costly',
      appliesIf: { climates: ['hard', 'regular'], needs: { 'outside-tap': ['yes'] } },
      sources: [
        {
          organisation: 'American Red Cross',
          title: 'Frozen pipes: what to check once they have thawed',
          url: 'https://www.redcross.org/get-help/how-to-prepare-for-emergencies/types-of-emergencies/winter-storm/frozen-pipes.html',
        },
        {
          organisation: 'Met Office',
          title: 'What to do if you have a frozen or burst pipe',
          url: 'https://weather.metoffice.gov.uk/warnings-and-advice/seasonal-advice/your-home/frozen-or-burst-pipes',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.check-septic-tank',
      tools: ['rubber gloves', 'hosepipe'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      // Snow hides the field, and frozen ground shows no wet patch.
      season: { from: 5, to: 10, best: 6 },
      stake: 'wear',
      appliesIf: { property: 'House', needs: { drainage: ['septic', 'septic-sump'] } },
      room: 'outdoors',
      sources: [
        {
          organisation: 'US EPA',
          title: 'A Homeowner’s Guide to Septic Systems',
          year: 2005,
          url: 'https://www.epa.gov/septic',
        },
        {
          organisation: 'US EPA',
          title: 'How to Care for Your Septic System',
          url: 'https://www.epa.gov/septic/how-care-your-septic-system',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.book-septic-pumping',
      tools: [],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.threeYears,
      season: { from: 4, to: 10, best: 8 },
      professional: true,
      legalDays: { GB: every.year },
      // Scottish Water and Natural Resources Wales advise about the same.
      legalOnlyIn: ['GB-ENG', 'GB-NIR'],
      stake: 'costly',
      appliesIf: { property: 'House', needs: { drainage: ['septic', 'septic-sump'] } },
      room: 'outdoors',
      landlord: { notIn: ['FR'] },
      sources: [
        {
          organisation: 'US EPA',
          title: 'A Homeowner’s Guide to Septic Systems',
          year: 2005,
          url: 'https://www.epa.gov/septic',
        },
        {
          organisation: 'Environment Agency',
          title: 'Septic tanks and treatment plants: permits and general binding rules',
          url: 'https://www.gov.uk/permits-you-need-for-septic-tanks',
        },
        {
          organisation: 'République française',
          title:
            'Arrêté du 7 septembre 2009 fixant les prescriptions techniques applicables aux installations d’assainissement non collectif',
          year: 2009,
        },
      ],
    },
    {
      id: 'plumbing-and-drains.test-sump-pump',
      tools: ['bucket', 'torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'costly',
      appliesIf: { property: 'House', needs: { drainage: ['sump', 'septic-sump'] } },
      room: 'plant room',
      sources: [
        {
          organisation: 'Institute for Catastrophic Loss Reduction',
          title: 'Handbook for reducing basement flooding',
          year: 2009,
        },
        {
          organisation: 'Intact Centre on Climate Adaptation',
          title: 'Three steps to cost-effective home flood protection',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.refill-softener',
      tools: ['softener salt', 'broom', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'wear',
      appliesIf: { needs: { 'water-treatment': ['softener'] } },
      room: 'plant room',
      sources: [
        {
          organisation: 'GE Appliances',
          title: 'Water softener: checking the salt storage level and adding salt',
          url: 'https://products.geappliances.com/appliance/gea-support-search-content?contentId=21066',
        },
        {
          organisation: 'Drinking Water Inspectorate',
          title: 'Water hardness and softening',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.change-filter-cartridges',
      tools: ['filter cartridge', 'filter wrench', 'bucket', 'washing-up liquid', 'soft brush'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      appliesIf: { needs: { 'water-treatment': ['filter', 'filter-tank'] } },
      room: 'kitchen',
      sources: [
        {
          organisation: 'CDC',
          title: 'About Choosing Home Water Filters',
          year: 2024,
          url: 'https://www.cdc.gov/drinking-water/prevention/about-choosing-home-water-filters.html',
        },
        {
          organisation: 'NSF',
          title: 'Water filters: standards NSF/ANSI 42, 53 and 58',
          url: 'https://www.nsf.org/consumer-resources/articles/standards-water-treatment-systems',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.clean-storage-tank',
      tools: ['long-handled brush', 'bucket', 'bleach', 'rubber gloves', 'goggles'],
      minutes: 90,
      difficulty: 'advanced',
      intervalDays: every.halfYear,
      stake: 'costly',
      hazard: 'drinking water',
      appliesIf: { needs: { 'water-treatment': ['roof-tank', 'filter-tank'] } },
      room: 'outdoors',
      uses: ['bleach'],
      landlord: {},
      sources: [
        {
          organisation: 'World Health Organization and WEDC',
          title:
            'Technical notes on drinking-water in emergencies 3: Cleaning and disinfecting water storage tanks and tankers',
          year: 2013,
        },
        {
          organisation: 'Water Supplies Department, Hong Kong',
          title: 'Cleaning of fresh water storage tanks at least every six months',
        },
      ],
    },
    {
      id: 'plumbing-and-drains.check-storage-tank',
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'wear',
      appliesIf: { needs: { 'water-treatment': ['roof-tank', 'filter-tank'] } },
      room: 'outdoors',
      sources: [
        {
          organisation: 'World Health Organization and WEDC',
          title:
            'Technical notes on drinking-water in emergencies 3: Cleaning and disinfecting water storage tanks and tankers',
          year: 2013,
        },
        { organisation: 'CDC', title: 'Mosquito Control at Home', url: 'https://www.cdc.gov/mosquitoes/' },
      ],
    },
    ...mosquitoes,
    ...wellAndSewer,
    leadInPipes,
    listForAbsence,
    osmosisFilter,
  ],
};
