/** Sample data for the previews. */
export const sampleSteps = [
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
] as const;

export const sampleTasks = [
  { name: 'Clean refrigerator coils', minutes: 30, place: 'Kitchen', isDone: false },
  { name: 'Test smoke detector batteries', minutes: 10, place: 'Whole home', isDone: false },
  { name: 'Clean dishwasher filter', minutes: 20, place: 'Kitchen', isDone: true },
] as const;

export const positionOf = (index: number): string => `Step ${index + 1} of ${sampleSteps.length}`;
