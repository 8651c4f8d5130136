import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const bathtub: ItemFacts = {
  name: 'Bathtub',
  slug: 'bathtub',
  room: 'bathroom',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'bathtub.clean-waste',
      tools: ['rubber gloves', 'screwdriver', 'soft brush', 'washing-up liquid', 'torch (flashlight)'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      sources: [{ organisation: 'Viega', title: 'Multiplex bath waste and overflow: instructions for use' }],
    },
    {
      id: 'bathtub.check-seal',
      tools: ['torch (flashlight)', 'screwdriver'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'costly',
      sources: [
        { organisation: 'UniBond (Henkel)', title: 'How to seal a bath' },
        { organisation: 'RoSPA', title: 'Water safety for children and young people' },
      ],
    },
    {
      id: 'bathtub.measure-hot-tap',
      tools: ['thermometer'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'hot water',
      sources: [
        {
          organisation: 'HM Government',
          title: 'Approved Document G: Sanitation, hot water safety and water efficiency',
          year: 2015,
          url: 'https://www.gov.uk/government/publications/sanitation-hot-water-safety-and-water-efficiency-approved-document-g',
        },
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Avoiding Tap Water Scalds (document 5098)',
          year: 2012,
          url: 'https://www.cpsc.gov/s3fs-public/5098-Tap-Water-Scalds.pdf',
        },
        { organisation: 'CIPHE', title: 'Safe Water Campaign: Hot water scalds' },
        {
          organisation: 'Raising Children Network (Australia)',
          title: 'Safe bath temperature for babies and children',
        },
        { organisation: 'Grohe', title: 'Grohtherm thermostats: recommended outlet temperatures' },
      ],
    },
  ],
};
