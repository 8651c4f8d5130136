import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const hedges: CatalogueItem = {
  name: 'Hedges',
  slug: 'hedges',
  room: 'garden',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'hedges.trim-sides',
      title: 'Trim the hedge after the birds have left',
      why: 'One cut in early autumn keeps the shape until spring, and no brood is shaken out of its nest.',
      steps: [
        'Search the hedge for nests still in use, pigeons above all. If you find one, wait.',
        'Stretch a string for the top. Cut the sides first, from the bottom up, a little narrower at the top so that light reaches the foot.',
        'Stay in the green: most conifers, yew excepted, do not sprout again from brown wood.',
        'Cut the top last, from the ground or a platform with a rail, with the trimmer below shoulder height.',
        'Shake the cuttings out of the hedge and rake them up.',
      ],
      tools: ['hedge trimmer', 'string', 'rake', 'safety glasses', 'ear defenders', 'work gloves'],
      minutes: 90,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 9, to: 10 },
      safety:
        'Mains trimmer: plug into a socket with a safety switch (RCD), lead the cable over your shoulder, never in the wet. Stop it and unplug, or take out the battery, before you free a jam. No trimmer on a leaning ladder.',
      sources: [
        { organisation: 'RSPB', title: 'Hedge cutting and nesting birds: avoid March to August' },
        { organisation: 'RHS', title: 'Hedges: trimming' },
        { organisation: 'Electrical Safety First', title: 'Using electrical equipment in the garden' },
      ],
    },
    {
      id: 'hedges.feed-foot',
      title: 'Weed, feed and mulch the foot of the hedge',
      why: 'A hedge is a row of hungry trees in a narrow strip, trimmed each year. Fed in early spring, it stays green down to the ground.',
      steps: [
        'Pull grass and ivy out of the strip along both sides.',
        'Scatter a general fertiliser at the rate on its packet, and rake it in lightly.',
        'Water if the soil is dry, then lay 5 cm of compost or shredded prunings, clear of the stems.',
        'In its first two summers give a new hedge a deep soak in each dry week.',
      ],
      tools: ['hoe', 'rake', 'wheelbarrow', 'gardening gloves'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 2, to: 4 },
      safety: 'Keep dry fertiliser off children, pets and ponds, and wash your hands after spreading it.',
      sources: [{ organisation: 'RHS', title: 'Hedges: planting and aftercare' }],
    },
    {
      id: 'hedges.check-pests',
      title: 'Look inside the hedge for pests and dieback',
      why: 'Box tree caterpillars can strip a hedge within weeks, from the inside out. Seen early, they are picked off by hand.',
      steps: [
        'Part the leaves at five or six places and look for webbing, green-and-black caterpillars, droppings and eaten leaves.',
        'Pick caterpillars off into soapy water, and cut out webbed shoots.',
        'Note brown patches: black streaks on box shoots mean blight, brown tips on conifers often aphids or drought.',
        'Cut diseased wood back to green, bin it rather than compost it, and wipe the blades before the next plant.',
        'Fill a gap with a young plant in autumn, and ask your council which pests it wants reported.',
      ],
      tools: ['secateurs', 'bucket', 'washing-up liquid', 'gardening gloves'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 4, to: 9 },
      safety:
        'Do not touch hairy caterpillars or their nests: processionary moths cause rashes and asthma. Leave them to specialists.',
      sources: [
        { organisation: 'RHS', title: 'Box tree moth' },
        { organisation: 'Forest Research', title: 'Oak processionary moth' },
      ],
    },
  ],
};
