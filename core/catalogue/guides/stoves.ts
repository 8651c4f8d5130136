import type { GuideFacts } from './guide.ts';

export const stoves: GuideFacts = {
  slug: 'stoves',
  emoji: '🍳',
  difficulty: 'moderate',
  burnsGas: true,
  tasks: [
    'gas-stove.book-service',
    'gas-stove.clean-burners',
    'induction-cooktop.clean-glass',
    'fire-stove.book-sweep',
    'induction-cooktop.clear-ventilation',
    'fire-stove.brush-flueways',
  ],
  law: [
    {
      country: 'FR',
      source: {
        organisation: 'Ineris',
        title: 'Sécurisation des installations intérieures de gaz',
        url: 'https://aida.ineris.fr/inspection-icpe/securite-industrielle/installations-interieures-alimentees-gaz-naturel-gpl',
      },
    },
    {
      country: 'GB',
      source: {
        organisation: 'HSE',
        title: 'Domestic gas safety: frequently asked questions',
        url: 'https://www.hse.gov.uk/gas/domestic/faqs.htm',
      },
    },
    {
      country: 'US',
      source: {
        organisation: 'UL Standards & Engagement',
        title: 'UL 858, Household Electric Ranges; for gas, ANSI Z21.1',
        year: 1991,
      },
    },
  ],
  related: ['oven', 'chimney', 'pizza-oven'],
  sources: [
    { organisation: 'NFPA', title: 'Home Cooking Fires', year: 2020 },
    { organisation: 'US EPA', title: 'Indoor air quality: sources of combustion products and kitchen ventilation' },
    { organisation: 'US Consumer Product Safety Commission', title: 'The Tipping Point: range tip-over', year: 2010 },
    {
      organisation: 'République française',
      title: 'Décret n° 2016-1104: état de l’installation intérieure de gaz dans les logements en location',
      year: 2016,
      url: 'https://www.legifrance.gouv.fr/eli/decret/2016/8/11/2016-1104/jo/texte',
    },
    { organisation: 'République française', title: 'Décret n° 87-712: réparations locatives', year: 1987 },
  ],
  checkedOn: '2026-11-22',
};
