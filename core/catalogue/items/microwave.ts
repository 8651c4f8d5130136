import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const microwave: ItemFacts = {
  name: 'Microwave',
  slug: 'microwave',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'microwave.steam-clean',
      tools: ['microfibre cloth', 'washing-up liquid', 'oven gloves'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'comfort',
      sources: [
        {
          organisation: 'US Food and Drug Administration',
          title: 'Microwave Ovens',
          url: 'https://www.fda.gov/radiation-emitting-products/resources-you-radiation-emitting-products/microwave-ovens',
        },
        { organisation: 'Panasonic', title: 'Microwave oven operating instructions: care and cleaning' },
      ],
    },
    {
      id: 'microwave.wash-turntable',
      tools: ['washing-up liquid', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      sources: [
        { organisation: 'Panasonic', title: 'Microwave oven operating instructions: care and cleaning' },
        {
          organisation: 'US Department of Agriculture, Food Safety and Inspection Service',
          title: 'Cooking with Microwave Ovens',
          url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/cooking-microwave-ovens',
        },
      ],
    },
    {
      id: 'microwave.check-door',
      tools: ['microfibre cloth', 'torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      sources: [
        {
          organisation: 'US Food and Drug Administration',
          title: 'Microwave Ovens',
          url: 'https://www.fda.gov/radiation-emitting-products/resources-you-radiation-emitting-products/microwave-ovens',
        },
        {
          organisation: 'WHO',
          title: 'Radiation: Microwave ovens',
          url: 'https://www.who.int/news-room/questions-and-answers/item/radiation-microwave-ovens',
        },
      ],
    },
    {
      id: 'microwave.clear-vents',
      tools: ['vacuum cleaner', 'microfibre cloth'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      sources: [
        { organisation: 'Panasonic', title: 'Microwave oven operating instructions: placement and air gaps' },
        {
          organisation: 'Electrical Safety First',
          title: 'Safety in the kitchen',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
      ],
    },
  ],
};
