import { every, type ItemFacts } from '../../domain/care-task.ts';
import { fallsAndEarthquakes } from './falls-and-earthquakes.ts';

export const windowsAndDoors: ItemFacts = {
  name: 'Windows and Doors',
  slug: 'windows-and-doors',
  room: 'whole home',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'windows-and-doors.test-escape-routes',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'danger',
      hazard: 'alarms',
      sources: [
        {
          organisation: 'NFPA',
          title: 'Home fire escape planning',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/escape-planning',
        },
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Preventing window falls: safety advice',
        },
      ],
    },
    {
      id: 'windows-and-doors.check-draught-seals',
      tools: ['paper', 'microfibre cloth', 'scissors'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      season: { from: 9, to: 11, best: 10, grace: 12 },
      appliesIf: { climates: ['hard', 'regular'] },
      sources: [
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Detecting Air Leaks (archived)',
          year: 2024,
          url: 'https://web.archive.org/web/2024/https://www.energy.gov/energysaver/detecting-air-leaks',
        },
        {
          organisation: 'Energy Saving Trust',
          title: 'Draught-proofing your home',
          url: 'https://energysavingtrust.org.uk/advice/draught-proofing/',
        },
      ],
    },
    {
      id: 'windows-and-doors.clear-drain-slots',
      tools: ['vacuum cleaner', 'soft brush', 'cotton buds'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: {
        around: 'rainy season',
        from: -9,
        best: -4,
        to: 0,
        otherwise: { from: 4, to: 9, best: 5, isMild: true },
      },
      stake: 'wear',
      sources: [
        {
          organisation: 'BC Housing',
          title: 'Maintenance Matters: Window and Door Maintenance',
        },
        {
          organisation: 'Fenestration and Glazing Industry Alliance',
          title: 'Caring for your windows, doors and skylights',
        },
      ],
    },
    {
      id: 'windows-and-doors.lubricate-hardware',
      tools: ['microfibre cloth', 'acid-free oil', 'graphite or PTFE spray', 'screwdriver'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      uses: ['solvent'],
      sources: [
        {
          organisation: 'Gütegemeinschaft Schlösser und Beschläge',
          title: 'Guideline VHBE: hardware for windows and balcony doors, information for end users',
        },
        { organisation: 'Roto Frank', title: 'Roto NT: installation, maintenance and operation instructions' },
        {
          organisation: 'Building and Construction Authority, Singapore',
          title: 'Window safety: duties of owners',
        },
      ],
    },
    {
      id: 'windows-and-doors.test-garage-door',
      tools: ['block of wood', 'broom', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      stake: 'danger',
      appliesIf: { property: 'House', needs: { 'garage-door': ['yes'] } },
      room: 'garage',
      bundle: 'monthly safety round',
      sources: [
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Non-reversing automatic garage door openers are a hazard',
          url: 'https://www.cpsc.gov/s3fs-public/garage.pdf',
        },
        {
          organisation: 'DASMA (Door and Access Systems Manufacturers Association)',
          title: 'Automatic garage door openers: safety and maintenance guide',
          year: 2020,
          url: 'https://www.dasma.com/wp-content/uploads/2020/10/AutomaticGDOSafetyMaintenanceGuide.pdf',
        },
      ],
    },
    {
      id: 'windows-and-doors.plan-for-storms',
      tools: ['torch (flashlight)', 'drinking water'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'storm season', from: -6, best: -3, to: 2, grace: 16 },
      stake: 'costly',
      appliesIf: { climates: ['storm season'], needs: { tenure: ['tenant'] } },
      sources: [
        { organisation: 'Ready.gov', title: 'Hurricanes', url: 'https://www.ready.gov/hurricanes' },
        {
          organisation: 'Louisiana Fair Housing Action Center',
          title: 'Top 10 Tips for Renters During Hurricane Season',
          url: 'https://lafairhousing.org/top-10-tips-for-renters-during-hurricane-season/',
        },
      ],
    },
    {
      id: 'windows-and-doors.check-storm-shutters',
      tools: ['hosepipe', 'acid-free oil', 'screwdriver', 'marker pen'],
      minutes: 60,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { around: 'storm season', from: -8, best: -4, to: 1, grace: 16 },
      stake: 'costly',
      appliesIf: { climates: ['storm season'] },
      landlord: {},
      sources: [
        {
          organisation: 'US National Hurricane Center',
          title: 'Hurricane preparedness',
          url: 'https://www.nhc.noaa.gov/prepare/',
        },
        { organisation: 'Ready.gov', title: 'Hurricanes', url: 'https://www.ready.gov/hurricanes' },
        {
          organisation: 'Insurance Institute for Business and Home Safety',
          title: 'Hurricane Ready: protecting windows, doors and garage doors',
        },
      ],
    },
    {
      id: 'windows-and-doors.seal-mouse-gaps',
      tools: ['steel wool', 'waterproof sealant', 'torch (flashlight)', 'work gloves'],
      minutes: 40,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -8, best: -4, to: 4 },
      stake: 'wear',
      appliesIf: { property: 'House', climates: ['hard', 'regular', 'rare'] },
      sources: [{ organisation: 'CDC', title: 'How to control rodents: seal up holes inside and outside the home' }],
    },
    ...fallsAndEarthquakes,
  ],
};
