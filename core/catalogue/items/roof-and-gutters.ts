import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const roofAndGutters: CatalogueItem = {
  name: 'Roof and Gutters',
  slug: 'roof-and-gutters',
  room: 'outdoors',
  property: ['House'],
  tasks: [
    {
      id: 'roof-and-gutters.clear-gutters',
      title: 'Clear the gutters once the leaves are down',
      why: 'A gutter full of leaves spills down the wall behind it. Drying out and replastering the room inside costs far more than the cleaning.',
      steps: [
        'Decide from the ground. Beyond one storey, on soft or sloping ground, or without a helper, book a gutter cleaner with a pole vacuum.',
        'Set the ladder on firm ground, one metre out for every four up, against the wall with a stand-off and never on the gutter.',
        'Scoop the leaves by hand into a bucket, working away from the downpipe so that nothing is pushed into it.',
        'Come down and move the ladder rather than stretch.',
        'Run a hosepipe into the gutter. Water that stands at the outlet means a blocked downpipe: clear it from below.',
        'Put the leaf guards back and look for cracked joints and loose brackets.',
      ],
      tools: ['ladder', 'ladder stand-off', 'bucket', 'rubber gloves', 'hosepipe'],
      minutes: 60,
      difficulty: 'advanced',
      intervalDays: every.year,
      season: { from: 11, to: 12 },
      safety:
        'Keep three points of contact and your belt buckle between the uprights; a helper holds the foot. Stay off the roof, and off the ladder in wind, rain, frost or near overhead cables.',
      tenant: 'Ask your landlord to have the gutters cleared after leaf fall, and report any that overflow.',
      sources: [
        { organisation: 'HSE', title: 'Safe use of ladders and stepladders: a brief guide (INDG455)' },
        { organisation: 'Historic England', title: 'Looking after your home: maintenance checklist' },
      ],
    },
    {
      id: 'roof-and-gutters.inspect-roof',
      title: 'Look over the roof from the ground',
      why: 'One slipped tile lets water in for months before a ceiling shows it. From the pavement, with binoculars, it is plain to see.',
      steps: [
        'Walk round the house, and across the street, with binoculars or the zoom of your telephone.',
        'Look for slipped, cracked or missing tiles, gaps along the ridge, and mortar lying in the gutter or on the ground.',
        'Check the flashing round chimney, rooflights and pipes for lifted edges, and the chimney itself for a lean.',
        'Note moss cushions, sagging lines and blocked valleys. On a flat roof seen from a window, look for puddles and blisters.',
        'Photograph each side, compare with last time, and send anything new to a roofer. Look again after every storm.',
      ],
      tools: ['binoculars'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Inspect with both feet on the ground. Going up is for roofers with edge protection; rooflights and old cement sheets, which may hold asbestos, give way under a person.',
      tenant: 'Send your photographs to your landlord and ask for the repair in writing.',
      sources: [
        {
          organisation: 'National Roofing Contractors Association',
          title: 'Roof maintenance for homeowners: inspect twice a year',
        },
        { organisation: 'HSE', title: 'Roof work: preventing falls' },
      ],
    },
    {
      id: 'roof-and-gutters.watch-rain',
      title: 'Watch the gutters during heavy rain',
      why: 'Ten minutes under an umbrella show what no dry inspection can: where the water really goes, and where it does not go any more.',
      steps: [
        'Go round the house in a downpour and look at every gutter, joint and downpipe.',
        'Note water over the front edge, drips at joints, and streaks down the wall behind the pipe.',
        'See that each downpipe ends in a drain that swallows, and that no puddle forms against the wall.',
        'Mark the places on a photograph, and have them cleared or sealed in the next dry week.',
      ],
      tools: ['torch'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 2, to: 5 },
      safety: 'Go back in at the first thunder, and keep off ladders while anything is wet.',
      tenant: 'A short video of the overflow is the quickest report your landlord can get.',
      sources: [
        {
          organisation: 'Society for the Protection of Ancient Buildings',
          title: 'National Maintenance Week: looking after gutters and drains',
        },
      ],
    },
    {
      id: 'roof-and-gutters.check-loft',
      title: 'Look for damp and daylight in the loft',
      why: 'Under the tiles a leak is a dark stain on a rafter, years before it is a hole in the bedroom ceiling.',
      steps: [
        'Go up after wet weather, leave the light off for a minute and look for daylight between the tiles.',
        'With a torch, follow rafters, the chimney and every pipe for dark stains, white salts or soft wood.',
        'Feel the insulation for wet patches, and see that it leaves the ventilation gaps at the eaves open.',
        'Check that bathroom fans blow outside through their duct and not into the loft.',
        'Write the date beside each stain in chalk: next year shows whether it grew.',
      ],
      tools: ['torch', 'stepladder', 'chalk', 'dust mask'],
      minutes: 20,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 11, to: 3 },
      appliesIf: { variant: 'You have a loft you can get into' },
      safety:
        'Step only on joists or boards: plasterboard does not carry you. Touch no cables, leave suspect asbestos alone, and do not disturb bats or wasps.',
      tenant: 'Report stains or daylight to your landlord; enter the loft only if your tenancy includes it.',
      sources: [
        { organisation: 'Historic England', title: 'Looking after your home: maintenance checklist' },
        { organisation: 'HSE', title: 'Where can you find asbestos?' },
      ],
    },
  ],
};
