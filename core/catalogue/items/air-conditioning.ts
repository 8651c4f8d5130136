import { every, type ItemFacts } from '../../domain/care/care-task.ts';
import type { Source } from '../../domain/care/source.ts';

const maintenance: Source = {
  organisation: 'US Department of Energy',
  title: 'Energy Saver: Air Conditioner Maintenance (archived)',
  year: 2024,
  url: 'https://web.archive.org/web/20241215045250/https://www.energy.gov/energysaver/air-conditioner-maintenance',
};

const homeCooling: Source = {
  organisation: 'US Department of Energy',
  title: 'Energy Saver 101: Home Cooling',
  year: 2016,
  url: 'https://www.energy.gov/sites/prod/files/2016/11/f34/Energy%20Saver%20101%20Infographic%20Home%20Cooling_0.pdf',
};

const checklist: Source = {
  organisation: 'ENERGY STAR',
  title: 'Maintenance Checklist: heating and cooling equipment',
  url: 'https://www.energystar.gov/saveathome/heating-cooling/maintenance-checklist',
};

const filters: Source = {
  organisation: 'Daikin',
  title: 'Room air conditioner operation manual: cleaning the air filters',
};

export const airConditioning: ItemFacts = {
  name: 'Air Conditioning',
  slug: 'air-conditioning',
  room: 'living area',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'air-conditioning.clean-filters',
      tools: ['vacuum cleaner', 'washing-up liquid'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      // Filters of a season that is over wait for the next.
      season: { from: 5, to: 9, best: 6, grace: 0 },
      stake: 'costly',
      appliesIf: {
        climates: ['regular', 'rare'],
        notClimates: ['desert', 'cool'],
        needs: { 'air-conditioner': ['reachable', 'high', 'portable'] },
      },
      sources: [maintenance, filters],
    },
    {
      id: 'air-conditioning.clean-filters-in-short-summer',
      tools: ['vacuum cleaner', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 5, to: 9, best: 6 },
      stake: 'costly',
      appliesIf: { climates: ['cool'], needs: { 'air-conditioner': ['reachable', 'high', 'portable'] } },
      sources: [maintenance, filters],
    },
    {
      id: 'air-conditioning.clean-filters-while-heating',
      tools: ['vacuum cleaner', 'washing-up liquid'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      season: { from: 11, to: 3, best: 12, grace: 0 },
      stake: 'costly',
      appliesIf: {
        climates: ['regular', 'cool'],
        // A stove or an electric heater only helps it.
        noFeature: ['Central Heating', 'Geothermal'],
        needs: { 'air-conditioner': ['reachable', 'high'] },
      },
      sources: [maintenance, filters],
    },
    {
      id: 'air-conditioning.clean-filters-in-winter',
      tools: ['vacuum cleaner', 'washing-up liquid'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 11, to: 3, best: 12 },
      stake: 'costly',
      appliesIf: {
        climates: ['rare'],
        notClimates: ['desert', 'cool'],
        noFeature: ['Central Heating', 'Geothermal'],
        needs: { 'air-conditioner': ['reachable', 'high'] },
      },
      sources: [maintenance, filters],
    },
    {
      id: 'air-conditioning.wash-filters',
      tools: ['soft brush', 'washing-up liquid', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      stake: 'costly',
      quickWin: true,
      appliesIf: { climates: ['none', 'desert'], needs: { 'air-conditioner': ['reachable', 'high', 'portable'] } },
      sources: [filters, maintenance],
    },
    {
      id: 'air-conditioning.change-duct-filter',
      tools: ['filter cartridge', 'vacuum cleaner', 'stepladder'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'costly',
      quickWin: true,
      appliesIf: {
        notClimates: ['desert'],
        needs: { 'air-conditioner': ['central'], 'shared-filter': ['no'] },
      },
      sources: [maintenance],
    },
    {
      id: 'air-conditioning.change-dusty-filter',
      tools: ['filter cartridge', 'stepladder', 'microfibre cloth', 'dust mask'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      stake: 'costly',
      quickWin: true,
      appliesIf: { climates: ['desert'], needs: { 'air-conditioner': ['central'], 'shared-filter': ['no'] } },
      sources: [maintenance],
    },
    {
      id: 'air-conditioning.clear-outdoor-unit',
      tools: ['soft brush', 'hosepipe', 'secateurs'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      // With the outside tap open again, and before the hottest weeks.
      season: {
        around: 'last frost',
        from: 2,
        best: 2,
        to: 10,
        otherwise: { from: 1, to: 5, best: 3, isMild: true },
      },
      stake: 'wear',
      appliesIf: { needs: { 'air-conditioner': ['reachable', 'central'] } },
      sources: [homeCooling, { organisation: 'RSPB', title: 'Birds’ nests and the law' }],
    },
    {
      id: 'air-conditioning.check-drain',
      tools: ['pipe cleaner', 'bucket', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 4, to: 7, best: 5 },
      stake: 'costly',
      appliesIf: { needs: { 'air-conditioner': ['reachable', 'high', 'central'] } },
      sources: [homeCooling, checklist],
    },
    {
      id: 'air-conditioning.book-service',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoYears,
      season: { from: 3, to: 6, best: 4 },
      legalDays: { FR: every.twoYears },
      stake: 'costly',
      appliesIf: {
        climates: ['hard', 'regular'],
        needs: { 'air-conditioner': ['reachable', 'high', 'central'] },
      },
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
        checklist,
      ],
    },
    {
      id: 'air-conditioning.book-yearly-service',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 1, to: 6, best: 2, isMild: true },
      stake: 'costly',
      appliesIf: { climates: ['rare', 'none'], needs: { 'air-conditioner': ['reachable', 'high', 'central'] } },
      professional: true,
      landlord: { notIn: ['SG', 'MY'] },
      sources: [
        checklist,
        { organisation: 'Daikin', title: 'Room air conditioner operation manual: care and cleaning' },
      ],
    },
    {
      id: 'air-conditioning.clean-evaporative-cooler',
      tools: ['soft brush', 'bucket', 'rubber gloves'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 3, to: 6, best: 4 },
      stake: 'wear',
      appliesIf: { needs: { 'air-conditioner': ['evaporative'] } },
      sources: [
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Evaporative Coolers',
          url: 'https://www.energy.gov/energysaver/evaporative-coolers',
        },
        {
          organisation: 'Standards Australia',
          title:
            'AS/NZS 3666.2: Air-handling and water systems of buildings: microbial control, operation and maintenance',
          year: 2011,
        },
      ],
    },
    {
      id: 'air-conditioning.dust-ceiling-fans',
      tools: ['stepladder', 'old pillowcase', 'microfibre cloth', 'screwdriver'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      appliesIf: { needs: { 'air-conditioner': ['fans'] } },
      sources: [
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Fans for Cooling',
          url: 'https://www.energy.gov/energysaver/fans-cooling',
        },
      ],
    },
  ],
};
