import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const chimney: CatalogueItem = {
  name: 'Chimney',
  slug: 'chimney',
  room: 'living area',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'chimney.book-sweep',
      title: 'Book the chimney sweep',
      why: 'Tar on the flue walls is fuel for a chimney fire, and a nest or fallen brick sends carbon monoxide back into the room. Summer dates are the easy ones.',
      steps: [
        'Book a certified sweep before the first fire: HETAS or a sweeps’ association in the United Kingdom, CSIA in the United States, a qualified ramoneur in France.',
        'Ask for brushing from end to end, a check of flue, damper and seals, and a smoke or draught test afterwards.',
        'Light no fire for at least 24 hours before the visit, and clear the hearth and the way to it.',
        'Ask what came down: shiny tar means damp wood or a fire kept too low.',
        'Keep the certificate, which home insurers often ask for after a fire.',
      ],
      tools: [],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 6, to: 11 },
      critical: true,
      professional: true,
      safety:
        'Do not light an unswept flue. In a chimney fire, close the air, leave the house with everyone and call the fire service; throw no water on it.',
      tenant:
        'Ask your landlord who books the sweep, as countries differ: in France it is normally the tenant. Light nothing until you have seen the certificate.',
      sources: [
        {
          organisation: 'NFPA',
          title: 'NFPA 211: Standard for Chimneys, Fireplaces, Vents, and Solid Fuel-Burning Appliances',
        },
        { organisation: 'HETAS', title: 'Chimney sweeping: advice for consumers' },
        { organisation: 'London Fire Brigade', title: 'Chimneys, open fires and log burners' },
        { organisation: 'République française', title: 'Décret n° 2023-641: entretien et ramonage' },
      ],
    },
    {
      id: 'chimney.book-winter-sweep',
      title: 'Book a second sweep in mid-winter',
      why: 'A stove lit every day can lay down a year of soot by January. British sweeps advise one visit a quarter while wood is burnt, and two a year for house coal.',
      steps: [
        'Book a short visit for a mild spell, and let the hearth go cold for a day before.',
        'Tell the sweep how many fires you light a week and what you burn.',
        'Ask whether the flue already needs another sweep before spring, and fix the date.',
        'Use the visit to have the door rope, glass and baffle of a stove looked at.',
        'Until then, burn only dry wood, with a moisture of 20 % or less, and give it air enough for a lively flame.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 12, to: 2 },
      appliesIf: { variant: 'You burn wood or house coal most days in winter' },
      professional: true,
      safety:
        'A roaring noise, sparks at the top or smoke in the room means stop: let the fire die and wait for the sweep.',
      tenant: 'Agree with your landlord who pays for the extra visit if you heat mainly with wood.',
      sources: [
        {
          organisation: 'NACS (National Association of Chimney Sweeps)',
          title: 'How often should I have my chimney swept?',
        },
        { organisation: 'Woodsure', title: 'Ready to Burn: wood with a moisture of 20% or less' },
      ],
    },
    {
      id: 'chimney.inspect-stack',
      title: 'Look over the stack from the ground',
      why: 'Winter gales shift pots and cowls, frost opens the mortar, and in spring birds move in. From the lawn you see it before rain or smoke finds a way in.',
      steps: [
        'Walk round the house with binoculars on a dry, bright day.',
        'Look for a leaning pot, a missing or crooked cowl, cracked mortar, plants, and lifted lead where stack meets roof.',
        'Look indoors for brown stains, damp plaster or a smell of soot on the chimney breast.',
        'See that the air vent of the room with the fire is open and clear. It must never be blocked.',
        'Photograph what has changed and book a roofer or sweep. If birds are nesting, leave them and light no fire until they are gone.',
      ],
      tools: ['binoculars', 'torch'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5 },
      appliesIf: { property: 'House' },
      safety: 'Stay on the ground: stacks and pots give way under a hand, and a roof is no place for a ladder alone.',
      tenant: 'Send your landlord photographs of loose masonry at once, and keep people away from below it.',
      sources: [
        {
          organisation: 'NFPA',
          title: 'NFPA 211: Standard for Chimneys, Fireplaces, Vents, and Solid Fuel-Burning Appliances',
        },
        { organisation: 'RSPB', title: 'Birds’ nests and the law' },
        { organisation: 'HM Government', title: 'Approved Document J: Combustion appliances and fuel storage systems' },
      ],
    },
  ],
};
