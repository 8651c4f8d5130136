import type { GuideFacts } from './guide.ts';

export const oven: GuideFacts = {
  slug: 'oven',
  emoji: '🥧',
  difficulty: 'beginner',
  burnsGas: true,
  tasks: ['oven.clean-cavity', 'oven.clean-door-glass', 'oven.run-pyrolysis', 'oven.test-temperature'],
  related: ['stoves', 'microwave', 'pizza-oven'],
  sources: [
    {
      organisation: 'US Department of Energy',
      title: 'Energy Saver: Kitchen Appliances, convection ovens (archived)',
      year: 2024,
      url: 'https://web.archive.org/web/2024/https://www.energy.gov/energysaver/kitchen-appliances',
    },
    { organisation: 'NFPA', title: 'Cooking safety: fires in the oven' },
    { organisation: 'Gas Safe Register', title: 'Gas appliances: warning signs of an unsafe flame' },
  ],
  checkedOn: '2026-11-22',
};
