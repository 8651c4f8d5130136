import type { GuideFacts } from './guide.ts';

export const dishwasher: GuideFacts = {
  slug: 'dishwasher',
  emoji: '🍽️',
  difficulty: 'moderate',
  tasks: [
    'dishwasher.clean-filter',
    'dishwasher.refill-salt',
    'dishwasher.run-descaler',
    'dishwasher.clear-spray-arms',
    'dishwasher.run-hot-wash',
    'dishwasher.wipe-door-seal',
    'dishwasher.clean-dispenser',
    'dishwasher.check-drain-pump',
    'dishwasher.check-water-supply',
    'dishwasher.check-racks-fixing',
  ],
  law: [
    {
      country: 'FR',
      source: {
        organisation: 'République française',
        title: 'Code de l’environnement, articles L541-9-2 et L541-10-8 : réparabilité et reprise',
        year: 2000,
        url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074220/',
      },
    },
    {
      country: 'GB',
      source: {
        organisation: 'UK legislation',
        title: 'Ecodesign for Energy-Related Products and Energy Information Regulations 2021',
        year: 2021,
        url: 'https://www.legislation.gov.uk/uksi/2021/745/contents/made',
      },
    },
    {
      country: 'US',
      source: {
        organisation: 'State of California',
        title: 'Right to Repair Act (Senate Bill 244)',
        year: 2023,
        url: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202320240SB244',
      },
    },
  ],
  related: ['washing-machine', 'fridge', 'oven'],
  sources: [
    {
      organisation: 'European Commission',
      title: 'Regulation (EU) 2019/2022 on the ecodesign of household dishwashers',
      year: 2019,
      url: 'https://eur-lex.europa.eu/eli/reg/2019/2022/oj',
    },
    { organisation: 'Bosch Home Appliances', title: 'Dishwasher user manual: loading, programmes and sensors' },
  ],
  checkedOn: '2026-11-22',
};
