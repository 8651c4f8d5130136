import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const solarPanels: ItemFacts = {
  name: 'Solar Panels',
  slug: 'solar-panels',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'solar-panels.read-output',
      tools: [],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'wear',
      sources: [
        {
          organisation: 'Clean Energy Regulator (Australia)',
          title: 'Maintaining your solar system',
        },
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Solar Water Heating System Maintenance and Repair (archived)',
          year: 2024,
          url: 'https://web.archive.org/web/2024/https://www.energy.gov/energysaver/solar-water-heating-system-maintenance-and-repair',
        },
      ],
    },
    {
      id: 'solar-panels.look-over',
      tools: ['binoculars', 'microfibre cloth', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      season: {
        around: 'storm season',
        from: -8,
        best: -3,
        to: 1,
        otherwise: { from: 3, to: 11, best: 4, isMild: true },
      },
      stake: 'wear',
      costlyWhere: { climates: ['storm season'] },
      sources: [
        {
          organisation: 'Fire and Rescue NSW',
          title: 'Battery energy storage systems',
        },
        {
          organisation: 'Clean Energy Regulator (Australia)',
          title: 'Maintaining your solar system',
        },
        { organisation: 'SMA', title: 'Inverter operating manual: cleaning and visual inspection' },
      ],
    },
    {
      id: 'solar-panels.rinse',
      tools: ['binoculars', 'hosepipe', 'telescopic pole', 'soft brush'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: {
        around: 'rainy season',
        from: -16,
        best: -10,
        to: -4,
        otherwise: { from: 3, to: 6, best: 5, isMild: true },
      },
      stake: 'wear',
      costlyWhere: { climates: ['desert', 'fire season', 'rainy season'] },
      landlord: {},
      sources: [
        { organisation: 'Solahart', title: 'Photovoltaic module installation manual: maintenance and cleaning' },
        {
          organisation: 'National Renewable Energy Laboratory (US)',
          title:
            'Best Practices for Operation and Maintenance of Photovoltaic and Energy Storage Systems, third edition',
          year: 2018,
          url: 'https://docs.nlr.gov/docs/fy19osti/73822.pdf',
        },
      ],
    },
    {
      id: 'solar-panels.book-inspection',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.fiveYears,
      stake: 'costly',
      professional: true,
      landlord: {},
      sources: [
        {
          organisation: 'Clean Energy Council (Australia)',
          title: 'Guide to maintaining your solar system: inspection every five years',
        },
        {
          organisation: 'Energy Saving Trust',
          title: 'Solar water heating: maintenance',
          url: 'https://energysavingtrust.org.uk/advice/solar-water-heating/',
        },
      ],
    },
    {
      id: 'solar-panels.check-balcony-plug',
      tools: ['microfibre cloth', 'adjustable spanner'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      season: { from: 3, to: 11, best: 4, isMild: true },
      stake: 'costly',
      // A flat's own panels hang on its balcony, nearly always.
      appliesIf: { property: 'Apartment' },
      sources: [
        {
          organisation: 'Verbraucherzentrale',
          title: 'Steckersolar: Solarstrom vom Balkon direkt in die Steckdose',
          url: 'https://www.verbraucherzentrale.de/wissen/energie/erneuerbare-energien/steckersolar-solarstrom-vom-balkon-direkt-in-die-steckdose-44715',
        },
      ],
    },
  ],
};
