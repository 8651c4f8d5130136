import { type CareTaskFacts, every } from '../../domain/care/care-task.ts';

/** What storms, snow, rain and moving ground do to a house. */
export const stormsSnowAndGround: readonly CareTaskFacts[] = [
  {
    id: 'roof-and-gutters.prepare-for-storms',
    tools: ['binoculars', 'ladder', 'rubber gloves'],
    minutes: 75,
    difficulty: 'moderate',
    intervalDays: every.year,
    season: { around: 'storm season', from: -8, best: -4, to: 1, grace: 16 },
    stake: 'costly',
    appliesIf: { climates: ['storm season'] },
    work: 'gutters',
    bundle: 'ladder round',
    landlord: {},
    sources: [
      { organisation: 'Ready.gov', title: 'Hurricanes', url: 'https://www.ready.gov/hurricanes' },
      { organisation: 'Insurance Institute for Business and Home Safety', title: 'Hurricane Ready: prepare your home' },
    ],
  },
  {
    id: 'roof-and-gutters.prepare-for-short-rains',
    tools: ['ladder', 'bucket', 'rubber gloves', 'trowel'],
    minutes: 45,
    difficulty: 'moderate',
    intervalDays: every.year,
    season: { around: 'short rains', from: -6, best: -3, to: 2, grace: 4 },
    stake: 'costly',
    appliesIf: { climates: ['short rains'] },
    work: 'gutters',
    bundle: 'ladder round',
    landlord: {},
    sources: [
      {
        organisation: 'Historic England',
        title: 'Looking after your home: maintenance checklist',
        url: 'https://historicengland.org.uk/advice/your-home/',
      },
      {
        organisation: 'HSE',
        title: 'Roof work: preventing falls',
        url: 'https://www.hse.gov.uk/construction/safetytopics/roofwork.htm',
      },
    ],
  },
  {
    id: 'roof-and-gutters.watch-rains',
    tools: [],
    minutes: 15,
    difficulty: 'beginner',
    intervalDays: every.year,
    season: { around: 'rainy season', from: 0, best: 2, to: 9 },
    stake: 'wear',
    appliesIf: { climates: ['rainy season'] },
    sources: [
      {
        organisation: 'Historic England',
        title: 'Looking after your home: maintenance checklist',
        url: 'https://historicengland.org.uk/advice/your-home/',
      },
    ],
  },
  {
    id: 'roof-and-gutters.watch-snow',
    tools: ['roof rake', 'torch (flashlight)'],
    minutes: 10,
    difficulty: 'moderate',
    intervalDays: every.month,
    // Snow lies deepest at the end of winter, and ice dams form in the thaw.
    season: { from: 11, to: 3, best: 1 },
    stake: 'costly',
    appliesIf: { climates: ['hard'] },
    landlord: {},
    sources: [
      {
        organisation: 'University of Minnesota Extension',
        title: 'Dealing with and preventing ice dams',
        url: 'https://extension.umn.edu/protecting-home-rain-and-ice/dealing-and-preventing-ice-dams',
      },
      { organisation: 'FEMA', title: 'Snow Load Safety Guide (FEMA P-957)', year: 2013 },
    ],
  },
  {
    id: 'roof-and-gutters.prepare-for-melt',
    tools: ['shovel', 'bucket', 'torch (flashlight)'],
    minutes: 30,
    difficulty: 'moderate',
    intervalDays: every.year,
    // Snow that has lain all winter melts some weeks before the last frost.
    season: { around: 'last frost', from: -10, best: -8, to: -4, grace: 2 },
    stake: 'costly',
    appliesIf: { climates: ['hard'] },
    sources: [
      {
        organisation: 'Discover Humboldt',
        title: 'Humboldt’s Protective Services outlines ways to prevent snowmelt flood',
        url: 'https://discoverhumboldt.com/articles/humboldts-protective-services-outlines-ways-to-prevent-snowmelt-flood',
      },
      {
        organisation: 'Global News',
        title: 'Preparing your house for the spring melt',
        url: 'https://globalnews.ca/news/402272/preparing-your-house-for-the-spring-melt/',
      },
    ],
  },
  {
    id: 'roof-and-gutters.check-cellar',
    tools: ['torch (flashlight)', 'ruler', 'chalk'],
    minutes: 30,
    difficulty: 'beginner',
    intervalDays: every.year,
    stake: 'wear',
    room: 'whole home',
    landlord: {},
    sources: [
      { organisation: 'BRE', title: 'Digest 251: Assessment of damage in low-rise buildings', year: 1995 },
      { organisation: 'RICS', title: 'Consumer guide: subsidence and trees' },
    ],
  },
  {
    id: 'roof-and-gutters.prepare-for-gales',
    tools: ['binoculars', 'screwdriver', 'straps'],
    minutes: 45,
    difficulty: 'beginner',
    intervalDays: every.year,
    season: { around: 'storm season', from: -8, best: -4, to: 1, grace: 16 },
    stake: 'costly',
    appliesIf: { climates: ['gales'] },
    landlord: {},
    sources: [
      { organisation: 'Met Office', title: 'Stay safe in a storm' },
      {
        organisation: 'BBC News',
        title: 'Storm Eunice: a guide to preparing, with the advice of the Met Office',
        year: 2022,
        url: 'https://www.bbc.co.uk/news/uk-60422273',
      },
      {
        organisation: 'Valleys to Coast',
        title: 'Adverse weather advice: storms and high winds',
        url: 'https://www.valleystocoast.wales/adverse-weather-advice/',
      },
    ],
  },
];
