import { every, type ItemFacts } from '../../domain/care/care-task.ts';
import { asbestos } from './find-out-once.ts';
import { stormsSnowAndGround } from './storms-snow-and-ground.ts';

export const roofAndGutters: ItemFacts = {
  name: 'Roof and Gutters',
  slug: 'roof-and-gutters',
  room: 'outdoors',
  property: ['House'],
  checkedOn: '2026-11-28',
  tasks: [
    {
      id: 'roof-and-gutters.clear-gutters',
      tools: ['ladder', 'ladder stand-off', 'bucket', 'rubber gloves', 'hosepipe'],
      minutes: 60,
      difficulty: 'advanced',
      intervalDays: every.year,
      stake: 'costly',
      season: { around: 'leaf fall', from: -1, best: 1, to: 6, grace: 4 },
      appliesIf: { climates: ['regular', 'rare'] },
      work: 'gutters',
      yields: true,
      bundle: 'ladder round',
      landlord: { notIn: ['FR'] },
      sources: [
        {
          organisation: 'HSE',
          title: 'Safe use of ladders and stepladders: a brief guide (INDG455)',
          year: 2014,
          url: 'https://www.hse.gov.uk/pubns/indg455.htm',
        },
        {
          organisation: 'Historic England',
          title: 'Looking after your home: maintenance checklist',
          url: 'https://historicengland.org.uk/advice/your-home/',
        },
      ],
    },
    {
      id: 'roof-and-gutters.empty-gutters',
      tools: ['ladder', 'ladder stand-off', 'bucket', 'rubber gloves', 'hosepipe'],
      minutes: 45,
      difficulty: 'advanced',
      intervalDays: every.year,
      stake: 'costly',
      season: { around: 'leaf fall', from: -3, best: -1, to: 2, grace: 1 },
      appliesIf: { climates: ['hard'] },
      work: 'gutters',
      yields: true,
      bundle: 'ladder round',
      landlord: {},
      sources: [
        {
          organisation: 'HSE',
          title: 'Safe use of ladders and stepladders: a brief guide (INDG455)',
          year: 2014,
          url: 'https://www.hse.gov.uk/pubns/indg455.htm',
        },
        {
          organisation: 'University of Minnesota Extension',
          title: 'Dealing with and preventing ice dams',
          url: 'https://extension.umn.edu/protecting-home-rain-and-ice/dealing-and-preventing-ice-dams',
        },
      ],
    },
    {
      id: 'roof-and-gutters.inspect-roof',
      tools: ['binoculars'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      season: { from: 3, to: 11, best: 4 },
      landlord: {},
      sources: [
        {
          organisation: 'National Roofing Contractors Association',
          title: 'Roof maintenance for homeowners: inspect twice a year',
        },
        {
          organisation: 'HSE',
          title: 'Roof work: preventing falls',
          url: 'https://www.hse.gov.uk/construction/safetytopics/roofwork.htm',
        },
        {
          organisation: 'Asphalt Roofing Manufacturers Association',
          title: 'Spring roof inspection: look from the ground, in spring and autumn',
          url: 'https://www.asphaltroofing.org/spring-roof-inspection-a-must-for-property-owners/',
        },
      ],
    },
    {
      id: 'roof-and-gutters.watch-rain',
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      season: { around: 'leaf fall', from: 1, best: 4, to: 12 },
      appliesIf: {
        // Where winters are hard, it snows instead.
        climates: ['regular', 'rare'],
        // Their heaviest rain doesn’t follow the leaves.
        notCountries: ['BR', 'CN', 'HK', 'IN', 'JP', 'KR', 'MX', 'NP', 'TW', 'ZA'],
      },
      sources: [
        {
          organisation: 'Society for the Protection of Ancient Buildings',
          title: 'National Maintenance Week: looking after gutters and drains',
        },
        {
          organisation: 'University of Minnesota Extension',
          title: 'Moisture in basements: causes and solutions',
          url: 'https://extension.umn.edu/moisture-and-mold-indoors/moisture-basements-causes-and-solutions',
        },
      ],
    },
    {
      id: 'roof-and-gutters.check-loft',
      tools: ['torch (flashlight)', 'stepladder', 'chalk', 'dust mask'],
      minutes: 20,
      difficulty: 'moderate',
      intervalDays: every.year,
      stake: 'costly',
      season: { from: 11, to: 3, best: 1 },
      appliesIf: { needs: { attic: ['yes'] } },
      landlord: {},
      sources: [
        {
          organisation: 'Historic England',
          title: 'Looking after your home: maintenance checklist',
          url: 'https://historicengland.org.uk/advice/your-home/',
        },
        { organisation: 'HSE', title: 'Where can you find asbestos?', url: 'https://www.hse.gov.uk/asbestos/' },
      ],
    },
    {
      id: 'roof-and-gutters.clear-drains',
      tools: ['rubber gloves', 'bucket', 'trowel', 'gutter vacuum or pole'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { around: 'last frost', from: -2, best: 2, to: 8 },
      stake: 'wear',
      costlyWhere: { climates: ['gales'] },
      appliesIf: { climates: ['hard', 'regular'] },
      work: 'gutters',
      yields: true,
      bundle: 'ladder round',
      landlord: { notIn: ['FR'] },
      sources: [
        {
          organisation: 'Historic England',
          title: 'Looking after your home: maintenance checklist',
          url: 'https://historicengland.org.uk/advice/your-home/',
        },
        {
          organisation: 'HSE',
          title: 'Safe use of ladders and stepladders: a brief guide (INDG455)',
          year: 2014,
          url: 'https://www.hse.gov.uk/pubns/indg455.htm',
        },
      ],
    },
    {
      id: 'roof-and-gutters.prepare-for-fires',
      tools: ['rake', 'gloves', 'bucket', 'hosepipe', 'ladder'],
      minutes: 90,
      difficulty: 'advanced',
      intervalDays: every.year,
      season: { around: 'fire season', from: -8, best: -4, to: 2, grace: 8 },
      stake: 'costly',
      appliesIf: { climates: ['fire season'], needs: { wildland: ['yes'] } },
      work: 'gutters',
      bundle: 'ladder round',
      landlord: {},
      sources: [
        {
          organisation: 'NSW Rural Fire Service',
          title: 'Bush Fire Survival Plan',
          url: 'https://www.rfs.nsw.gov.au/plan-and-prepare',
        },
        {
          organisation: 'CAL FIRE',
          title: 'Ready for Wildfire: home hardening and defensible space',
          url: 'https://readyforwildfire.org/prepare-for-wildfire/hardening-your-home/',
        },
        {
          organisation: 'NFPA',
          title: 'Preparing homes for wildfire',
          url: 'https://www.nfpa.org/education-and-research/wildfire/preparing-homes-for-wildfire',
        },
      ],
    },
    {
      id: 'roof-and-gutters.prepare-for-rains',
      tools: ['broom', 'bucket', 'rubber gloves', 'trowel', 'torch (flashlight)'],
      minutes: 90,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { around: 'rainy season', from: -8, best: -4, to: 0, grace: 10 },
      stake: 'costly',
      appliesIf: { climates: ['rains apart from storms'] },
      work: 'gutters',
      bundle: 'ladder round',
      landlord: {},
      sources: [
        {
          organisation: 'National Disaster Management Authority, India',
          title: 'Floods: do’s and don’ts',
        },
        {
          organisation: 'Dr. Fixit (Pidilite)',
          title: 'Waterproofing checks before the monsoon',
        },
        {
          organisation: 'US National Hurricane Center',
          title: 'Hurricane preparedness',
          url: 'https://www.nhc.noaa.gov/prepare/',
        },
        {
          organisation: 'HSE',
          title: 'Roof work: preventing falls',
          url: 'https://www.hse.gov.uk/construction/safetytopics/roofwork.htm',
        },
      ],
    },
    {
      id: 'roof-and-gutters.check-walls',
      tools: ['pencil', 'trowel', 'soft brush', 'torch (flashlight)'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 5, to: 9, best: 7, isDry: true },
      stake: 'costly',
      landlord: {},
      sources: [
        {
          organisation: 'Society for the Protection of Ancient Buildings',
          title: 'National Maintenance Week: a calendar for looking after your home',
        },
        {
          organisation: 'RICS',
          title: 'Consumer guides: subsidence and damp',
          url: 'https://www.rics.org/consumer-guides',
        },
        {
          organisation: 'Historic England',
          title: 'Caring for your home: walls, pointing and render',
          url: 'https://historicengland.org.uk/advice/your-home/',
        },
      ],
    },
    {
      id: 'roof-and-gutters.book-termite-inspection',
      tools: [],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      professional: true,
      stake: 'costly',
      appliesIf: {
        climates: ['regular', 'rare', 'none'],
        // Where a yearly inspection is custom: warranties, insurers and standards ask for it.
        countries: ['AU', 'US'],
      },
      landlord: {},
      sources: [
        {
          organisation: 'Standards Australia',
          title: 'AS 3660.2: Termite management in and around existing buildings',
          year: 2017,
        },
        {
          organisation: 'US EPA',
          title: 'Termites: how to identify and control them',
          url: 'https://www.epa.gov/safepestcontrol/termites-how-identify-and-control-them',
        },
        {
          organisation: 'National Pest Management Association',
          title: 'Termite inspections: why yearly',
        },
      ],
    },
    ...stormsSnowAndGround,
    asbestos,
  ],
};
