import { type CareTaskFacts, every } from '../../domain/care/care-task.ts';

/** What boilers need that burn oil, wood or pellets. */
export const oilAndWoodHeating: readonly CareTaskFacts[] = [
  {
    id: 'central-heating.book-oil-or-wood-service',
    tools: [],
    minutes: 10,
    difficulty: 'beginner',
    intervalDays: every.year,
    season: { from: 5, to: 10, best: 8 },
    stake: 'danger',
    hazard: 'carbon monoxide',
    appliesIf: { needs: { 'heat-source': ['oil-boiler', 'wood'] } },
    bundle: 'heating engineer',
    professional: true,
    landlord: { notIn: ['FR', 'IT', 'BE'] },
    sources: [
      { organisation: 'OFTEC', title: 'Servicing your oil heating: why a technician should call every year' },
      { organisation: 'ÖkoFEN (maker)', title: 'Pelletheizung: Wartung und Reinigung' },
      {
        organisation: 'République française',
        title:
          'Décret n° 2020-912 : inspection et entretien des chaudières, des systèmes de chauffage et des systèmes de climatisation',
        year: 2020,
        url: 'https://www.legifrance.gouv.fr/eli/decret/2020/7/28/2020-912/jo/texte',
      },
      {
        organisation: 'HSE',
        title: 'OPSTD 3-2012: Risk of carbon monoxide release during the storage of wood pellets',
        year: 2012,
        url: 'https://www.hse.gov.uk/safetybulletins/co-wood-pellets.htm',
      },
    ],
  },
  {
    id: 'central-heating.empty-ash',
    tools: ['metal bucket with lid', 'ash shovel', 'soot scraper', 'work gloves', 'dust mask'],
    minutes: 20,
    difficulty: 'beginner',
    intervalDays: every.month,
    season: { from: 10, to: 4, best: 11 },
    stake: 'costly',
    appliesIf: { needs: { 'heat-source': ['wood'] } },
    sources: [
      { organisation: 'Quadra-Fire (maker)', title: 'CB1200 owner’s manual: fire pot daily, ash weekly', year: 2017 },
      {
        organisation: 'US Fire Administration',
        title: 'Heating fire safety: wood stoves and ash disposal',
        url: 'https://www.usfa.fema.gov/prevention/home-fires/prevent-fires/heating/',
      },
    ],
  },
  {
    id: 'central-heating.check-oil-tank',
    tools: ['rag', 'torch (flashlight)', 'pen'],
    minutes: 10,
    difficulty: 'beginner',
    intervalDays: every.halfYear,
    season: { from: 3, to: 11, best: 9 },
    stake: 'costly',
    appliesIf: { needs: { 'heat-source': ['oil-boiler'] } },
    room: 'outdoors',
    sources: [
      {
        organisation: 'Cotswold District Council and Environment Agency',
        title: 'Now’s the time to check your oil tank',
        url: 'https://news.cotswold.gov.uk/news/nows-the-time-to-check-your-oil-tank',
      },
      { organisation: 'National Oilheat Research Alliance', title: 'Oil tank inspection: routine and before delivery' },
    ],
  },
];
