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
      why: 'A gutter full of leaves overflows down the wall behind it. Drying out and replastering the room inside costs far more than the cleaning.',
      steps: [
        'Decide from the ground. Book a gutter cleaner with a pole vacuum if the gutter is higher than one storey, the ground is soft or sloping, or you have no helper.',
        'Set the ladder on firm ground, one metre out for every four metres up. Rest it on the wall with a stand-off, never on the gutter.',
        'Scoop the leaves into a bucket by hand. Work away from the downpipe, so that nothing is pushed into it.',
        'Climb down and move the ladder rather than stretch.',
        'Run a hosepipe into the gutter. If water collects at the outlet, the downpipe is blocked: clear it from below.',
        'Put the leaf guards back, and look for cracked joints and loose brackets.',
        'In spring, and before any bushfire or rainy season, look at the gutters again from the ground. If they have filled up, have them cleared.',
      ],
      tools: ['ladder', 'ladder stand-off', 'bucket', 'rubber gloves', 'hosepipe'],
      minutes: 60,
      difficulty: 'advanced',
      intervalDays: every.year,
      season: { from: 11, to: 12 },
      safety:
        'Keep three points of contact and your belt buckle between the uprights, with a helper holding the foot. Stay off the roof. Don’t climb in wind, rain or frost, or near overhead cables.',
      tenant: 'Ask your landlord to have the gutters cleared after leaf fall, and report any that overflow.',
      sources: [
        {
          organisation: 'HSE',
          title: 'Safe use of ladders and stepladders: a brief guide (INDG455)',
          url: 'https://www.hse.gov.uk/pubns/indg455.htm',
        },
        { organisation: 'Historic England', title: 'Looking after your home: maintenance checklist' },
        { organisation: 'NSW Rural Fire Service', title: 'Bush Fire Survival Plan' },
      ],
    },
    {
      id: 'roof-and-gutters.inspect-roof',
      title: 'Inspect the roof from the ground',
      why: 'One slipped tile can let water in for months before a ceiling shows it. With binoculars you can see it from the pavement.',
      steps: [
        'Walk round the house and across the street with binoculars or your phone’s zoom.',
        'Look for slipped, cracked or missing tiles, gaps along the ridge, and mortar in the gutter or on the ground.',
        'Check the flashing around the chimney, rooflights and pipes for lifted edges. Check that the chimney stands straight.',
        'Note cushions of moss, sagging lines and blocked valleys. If you can see a flat roof from a window, look for puddles and blisters.',
        'Photograph each side and compare the photos with last time. Send anything new to a roofer.',
        'Look at the roof again after every storm.',
      ],
      tools: ['binoculars'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Inspect with both feet on the ground. Only roofers with edge protection should go up. Rooflights and old cement sheets, which may contain asbestos, break under a person’s weight.',
      tenant: 'Send your photos to your landlord and ask for the repair in writing.',
      sources: [
        {
          organisation: 'National Roofing Contractors Association',
          title: 'Roof maintenance for homeowners: inspect twice a year',
        },
        {
          organisation: 'HSE',
          title: 'Roof work: preventing falls',
          url: 'https://www.hse.gov.uk/construction/safetytopics/roofwork.htm',
        },
      ],
    },
    {
      id: 'roof-and-gutters.watch-rain',
      title: 'Watch the gutters during heavy rain',
      why: 'Ten minutes in heavy rain show what no dry inspection can: which gutters overflow, which joints leak and where water collects.',
      steps: [
        'Walk round the house in a downpour and look at every gutter, joint and downpipe.',
        'Note water over the front edge, drips at joints, and streaks down the wall behind the pipe.',
        'Check that each downpipe ends in a drain that takes the water, and that no puddle forms against the wall.',
        'Mark the faults on a photo, and have them cleared or sealed in the next dry week.',
      ],
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 2, to: 5 },
      safety: 'Go indoors at the first thunder, and keep off ladders while anything is wet.',
      tenant: 'A short video of the overflow is the quickest way to report it to your landlord.',
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
      why: 'A roof leak shows as a dark stain on a rafter years before it makes a hole in the bedroom ceiling.',
      steps: [
        'Go up after wet weather, leave the light off for a minute and look for daylight between the tiles.',
        'With a torch (flashlight), check the rafters, the chimney and every pipe for dark stains, white salts or soft wood.',
        'Feel the insulation for wet patches, and check that it leaves the ventilation gaps at the eaves open.',
        'Check that bathroom fans blow outside through their ducts and not into the loft.',
        'Chalk the date beside each stain, so that you can see next year whether it has grown.',
      ],
      tools: ['torch (flashlight)', 'stepladder', 'chalk', 'dust mask'],
      minutes: 20,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 11, to: 3 },
      appliesIf: { variant: 'You have a loft you can get into' },
      safety:
        'Step only on joists or boards: plasterboard won’t carry you. Don’t touch cables, leave suspected asbestos alone, and don’t disturb bats, nesting birds or wasps.',
      tenant: 'Report stains or daylight to your landlord. Enter the loft only if your tenancy includes it.',
      sources: [
        { organisation: 'Historic England', title: 'Looking after your home: maintenance checklist' },
        { organisation: 'HSE', title: 'Where can you find asbestos?' },
      ],
    },
  ],
};
