import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const deckPatio: ItemFacts = {
  name: 'Deck/Patio',
  slug: 'deck-patio',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'deck-patio.wash-surface',
      tools: ['broom', 'putty knife', 'deck brush', 'bucket', 'washing-up liquid', 'hosepipe'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: {
        around: 'rainy season',
        from: -16,
        best: -9,
        to: -4,
        otherwise: { from: 4, to: 6, best: 5, isMild: true },
      },
      stake: 'comfort',
      appliesIf: { notClimates: ['desert'] },
      sources: [
        { organisation: 'Trex', title: 'Care and cleaning guide for composite decking' },
        {
          organisation: 'Marshalls',
          title: 'Garden paving and driveways: cleaning and maintenance guidelines',
          url: 'https://media.marshalls.co.uk/image/upload/v1552901960/cleaning-maintenance-guidelines-marshalls-garden-paving-and-driveways.pdf',
        },
      ],
    },
    {
      id: 'deck-patio.inspect-structure',
      tools: ['screwdriver', 'torch (flashlight)', 'hammer', 'spanner'],
      minutes: 30,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 4, to: 6, best: 5 },
      stake: 'costly',
      appliesIf: { needs: { deck: ['timber', 'composite'] } },
      landlord: {},
      sources: [
        {
          organisation: 'North American Deck and Railing Association',
          title: 'Check Your Deck: consumer checklist',
        },
      ],
    },
    {
      id: 'deck-patio.oil-boards',
      tools: ['decking oil', 'paintbrush', 'rag', 'rubber gloves'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: {
        around: 'rainy season',
        from: -12,
        best: -6,
        to: -2,
        otherwise: { from: 5, to: 8, best: 6, isMild: true },
      },
      stake: 'wear',
      appliesIf: { needs: { deck: ['timber'] } },
      uses: ['solvent'],
      sources: [
        { organisation: 'NFPA', title: 'Oily rags: safety tip sheet' },
        { organisation: 'Cuprinol', title: 'UV Guard decking oil: how to apply and when to renew' },
      ],
    },
    {
      id: 'deck-patio.refill-joints',
      tools: ['weed scraper', 'broom', 'jointing sand', 'gardening gloves', 'dust mask'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 4, to: 8, best: 5 },
      stake: 'wear',
      appliesIf: { needs: { deck: ['paving'] } },
      sources: [
        {
          organisation: 'Marshalls',
          title: 'Garden paving and driveways, cleaning and maintenance: re-sanding joints',
          url: 'https://media.marshalls.co.uk/image/upload/v1552901960/cleaning-maintenance-guidelines-marshalls-garden-paving-and-driveways.pdf',
        },
        { organisation: 'HSE', title: 'Construction dust: silica', url: 'https://www.hse.gov.uk/construction/' },
      ],
    },
  ],
};
