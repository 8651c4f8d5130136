import type { GuideFacts } from './guide.ts';

export const wineFridge: GuideFacts = {
  slug: 'wine-fridge',
  emoji: '🍷',
  difficulty: 'beginner',
  tasks: ['wine-fridge.check-climate', 'wine-fridge.vacuum-grilles', 'wine-fridge.change-charcoal-filter'],
  related: ['fridge', 'ac', 'coffee-machine'],
  sources: [
    { organisation: 'EuroCave', title: 'Storing wine: temperature, humidity, light and vibration' },
    { organisation: 'Liebherr', title: 'Wine cabinets: storage and serving temperatures' },
    { organisation: 'WSET', title: 'Serving wine: recommended temperatures' },
  ],
  checkedOn: '2026-11-22',
};
