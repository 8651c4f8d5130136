/** The sample home of the home page’s previews. */
export const previews = {
  position: (step: number, steps: number) => `Step ${step} of ${steps}`,
  steps: [
    {
      title: 'Kitchen appliances',
      question: 'What is in your kitchen?',
      options: ['Fridge', 'Gas Stove', 'Induction Cooktop', 'Microwave', 'Oven'],
    },
    {
      title: 'Bathroom features',
      question: 'And in the bathroom?',
      options: ['Bathtub', 'Shower', 'Bidet', 'Jacuzzi', 'Sauna'],
    },
    {
      title: 'Outdoor features',
      question: 'Is there anything outdoors?',
      options: ['BBQ Grill', 'Deck/Patio', 'Fire Pit', 'Outdoor Jacuzzi', 'Outdoor Kitchen', 'Pool'],
    },
  ],
  tasks: [
    { name: 'Clean refrigerator coils', place: 'Kitchen' },
    { name: 'Test smoke detector batteries', place: 'Whole home' },
    { name: 'Clean dishwasher filter', place: 'Kitchen' },
  ],
} as const;
