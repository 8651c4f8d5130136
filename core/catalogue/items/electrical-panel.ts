import { every, type ItemFacts } from '../../domain/care/care-task.ts';
import { powerAtHome } from './power-at-home.ts';

export const electricalPanel: ItemFacts = {
  name: 'Electrical Panel',
  slug: 'electrical-panel',
  room: 'whole home',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'electrical-panel.test-rcd',
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'danger',
      hazard: 'wiring',
      appliesIf: { notCountries: ['US', 'CA'] },
      bundle: 'monthly safety round',
      quickWin: true,
      sources: [
        {
          organisation: 'IET',
          title: 'BS 7671 Requirements for Electrical Installations: six-monthly RCD test notice',
          year: 2018,
        },
        {
          organisation: 'Electrical Safety First',
          title: 'Fall back into electrical safety: test your RCD every three months',
          year: 2008,
          url: 'https://www.electricalsafetyfirst.org.uk/media-centre/press-releases/2008/10/fall-back-into-electrical-safety/',
        },
      ],
    },
    {
      id: 'electrical-panel.test-gfci',
      tools: ['small lamp'],
      minutes: 10,
      difficulty: 'beginner',
      // Once a month was the rule before 2015, since when those for sale test themselves in between.
      intervalDays: every.twoMonths,
      stake: 'danger',
      hazard: 'wiring',
      appliesIf: { countries: ['US', 'CA'] },
      bundle: 'monthly safety round',
      quickWin: true,
      sources: [
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'GFCI fact sheet',
          year: 2010,
          url: 'https://www.cpsc.gov/s3fs-public/099_0.pdf',
        },
        {
          organisation: 'ESFI (Electrical Safety Foundation International)',
          title: 'Ground fault circuit interrupters: test them monthly',
          url: 'https://www.esfi.org/gfci/',
        },
      ],
    },
    {
      id: 'electrical-panel.find-main-switch',
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'costly',
      quickWin: true,
      sources: [
        {
          organisation: 'Electrical Safety First',
          title: 'Guide to consumer units and fuse boxes',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
        {
          organisation: 'ESFI (Electrical Safety Foundation International)',
          title: 'Know your electrical panel',
        },
        {
          organisation: 'Island County Department of Emergency Management',
          title: 'Utility safety: natural gas',
          url: 'https://www.islandcountywa.gov/484/Utility-Safety',
        },
      ],
    },
    {
      id: 'electrical-panel.label-circuits',
      tools: ['torch (flashlight)', 'labels', 'pen'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoYears,
      stake: 'costly',
      sources: [
        {
          organisation: 'Electrical Safety First',
          title: 'Guide to consumer units and fuse boxes',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
        {
          organisation: 'ESFI (Electrical Safety Foundation International)',
          title: 'Know your electrical panel',
        },
      ],
    },
    {
      id: 'electrical-panel.look-for-heat',
      tools: ['torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'danger',
      hazard: 'wiring',
      sources: [
        {
          organisation: 'ESFI (Electrical Safety Foundation International)',
          title: 'Home electrical fires: warning signs',
          url: 'https://www.esfi.org/home-electrical-fires/',
        },
        {
          organisation: 'Electrical Safety First',
          title: 'Visual checks of your home’s electrics',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
      ],
    },
    {
      id: 'electrical-panel.book-inspection',
      tools: [],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.tenYears,
      legalDays: { PL: every.fiveYears },
      stake: 'wear',
      appliesIf: { needs: { tenure: ['owner'] } },
      professional: true,
      sources: [
        {
          organisation: 'Republic of Poland',
          title: 'Prawo budowlane, art. 62: kontrole okresowe',
          year: 1994,
        },
        {
          organisation: 'Electrical Safety First',
          title: 'Your questions answered: inspections every ten years, or five if rented',
          url: 'https://www.electricalsafetyfirst.org.uk/safety-advice/your-questions-answered/',
        },
        {
          organisation: 'UK Government',
          title: 'The Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020',
          year: 2020,
          url: 'https://www.legislation.gov.uk/uksi/2020/312/contents/made',
        },
      ],
    },
    {
      id: 'electrical-panel.ask-for-report',
      tools: [],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.fiveYears,
      legalDays: { GB: every.fiveYears, PL: every.fiveYears },
      stake: 'wear',
      hazard: 'wiring',
      costlyWhere: { countries: ['FR', 'GB', 'PL'] },
      bundle: 'landlord',
      appliesIf: { needs: { tenure: ['tenant'] } },
      sources: [
        {
          organisation: 'Electrical Safety First',
          title: 'Landlords’ guide to electrical safety: an inspection at least every five years',
        },
        {
          organisation: 'UK Government',
          title: 'The Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020',
          year: 2020,
          url: 'https://www.legislation.gov.uk/uksi/2020/312/contents/made',
        },
        {
          organisation: 'Republic of Poland',
          title: 'Prawo budowlane, art. 62: kontrole okresowe',
          year: 1994,
        },
      ],
    },
    ...powerAtHome,
  ],
};
