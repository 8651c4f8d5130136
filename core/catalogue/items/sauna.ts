import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const sauna: ItemFacts = {
  name: 'Sauna',
  slug: 'sauna',
  room: 'bathroom',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'sauna.wash-room',
      tools: ['vacuum cleaner', 'soft brush', 'sauna cleaner', 'bucket', 'microfibre cloth'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      sources: [
        {
          organisation: 'Harvia',
          title: 'Electric sauna heater: instructions for installation and use, Sauna maintenance',
        },
        { organisation: 'Thermory (maker)', title: 'Sauna care and maintenance', url: 'https://thermory.com/?p=76862' },
      ],
    },
    {
      id: 'sauna.restack-stones',
      tools: ['vacuum cleaner', 'soft brush', 'bucket', 'work gloves', 'microfibre cloth'],
      minutes: 60,
      difficulty: 'moderate',
      intervalDays: every.year,
      stake: 'wear',
      sources: [
        { organisation: 'Harvia', title: 'Electric sauna heater: piling of the sauna stones and maintenance' },
        { organisation: 'Harvia', title: 'Infrared radiator: instructions for installation and use' },
      ],
    },
    {
      id: 'sauna.care-wood',
      tools: ['fine sandpaper', 'vacuum cleaner', 'screwdriver', 'sauna paraffin oil', 'microfibre cloth'],
      minutes: 60,
      difficulty: 'moderate',
      intervalDays: every.year,
      stake: 'wear',
      sources: [
        { organisation: 'Thermory (maker)', title: 'Sauna care and maintenance', url: 'https://thermory.com/?p=76862' },
      ],
    },
    {
      id: 'sauna.check-heater',
      tools: ['torch (flashlight)', 'screwdriver'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'danger',
      hazard: 'gas and fire',
      sources: [
        { organisation: 'Harvia', title: 'Electric sauna heater: instructions for installation and use' },
        {
          organisation: 'Tukes (Finnish Safety and Chemicals Agency)',
          title: 'Safety of sauna heaters',
          url: 'https://tukes.fi/en',
        },
        {
          organisation: 'NFPA',
          title: 'NFPA 211: Standard for Chimneys, Fireplaces, Vents, and Solid Fuel-Burning Appliances',
          year: 2024,
          url: 'https://www.nfpa.org/codes-and-standards/nfpa-211-standard-development/211',
        },
      ],
    },
  ],
};
