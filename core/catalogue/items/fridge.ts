import { type CatalogueItem, every } from '#core/domain/care-task.ts';

export const fridge: CatalogueItem = {
  name: 'Fridge',
  slug: 'fridge',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'fridge.clean-coils',
      title: 'Vacuum the condenser coils',
      why: 'Dust on the coils traps the heat that the fridge is trying to shed, so the compressor runs longer, uses more power and wears out sooner.',
      steps: [
        'Unplug the fridge, or switch it off at its socket.',
        'Find the coils: behind the fridge, or behind the kick plate at the bottom.',
        'Loosen the dust with a soft brush and vacuum it up without bending the tubes.',
        'Push the fridge back with about 5 cm of air behind it, and plug it in again.',
      ],
      tools: ['vacuum cleaner', 'soft brush'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety: 'Always unplug first. Rock a heavy fridge out with a second person rather than pulling it alone.',
      appliesIf: { variant: 'The coils can be reached; many newer fridges hide them inside the walls' },
      sources: [{ organisation: 'US Department of Energy', title: 'Purchasing and Maintaining Refrigerators and Freezers' }],
    },
  ],
};
