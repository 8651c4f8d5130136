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
      why: 'One cut in early autumn keeps the hedge in shape until spring, and by then most birds have left their nests.',
      steps: [
        'Search the hedge for nests still in use, especially pigeons’. If you find one, wait: many countries protect nests by law.',
        'Stretch a string to mark the top edge.',
        'Cut the sides first, from the bottom up. Make the top a little narrower, so that light reaches the foot.',
        'Cut only into green growth: most conifers except yew do not sprout again from brown wood.',
        'Cut the top last, from the ground or a platform with a rail, with the trimmer below shoulder height.',
        'Shake the cuttings out of the hedge and rake them up.',
      ],
      tools: ['hedge trimmer', 'string', 'rake', 'safety glasses', 'ear defenders', 'work gloves'],
      minutes: 90,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 9, to: 10 },
      safety:
        'Plug a mains trimmer into a socket with a safety switch (RCD), lead the cable over your shoulder, and never cut in the wet. Before you free a jam, stop the trimmer and unplug it or take out its battery. Never use a trimmer on a leaning ladder.',
      sources: [
        { organisation: 'RSPB', title: 'Hedge cutting and nesting birds' },
        {
          organisation: 'UK Government',
          title: 'Wildlife and Countryside Act 1981, section 1',
          year: 1981,
          url: 'https://www.legislation.gov.uk/ukpga/1981/69/section/1',
        },
        { organisation: 'RHS', title: 'Hedges: trimming' },
        { organisation: 'Electrical Safety First', title: 'Using electrical equipment in the garden' },
      ],
    },
    {
      id: 'hedges.feed-foot',
      title: 'Weed, feed and mulch the foot of the hedge',
      why: 'A hedge is a row of trees in a narrow strip, trimmed every year, so it soon exhausts its soil. Fed in early spring, it stays green down to the ground.',
      steps: [
        'Pull grass and ivy out of the strip along both sides.',
        'Scatter a general fertiliser at the rate on its packet, and rake it in lightly.',
        'Water if the soil is dry, then lay 5 cm of compost or shredded prunings, clear of the stems.',
        'Soak a new hedge deeply in every dry week of its first two summers.',
      ],
      tools: ['hoe', 'rake', 'wheelbarrow', 'gardening gloves'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 2, to: 4 },
      safety: 'Keep dry fertiliser away from children, pets and ponds, and wash your hands after you spread it.',
      sources: [{ organisation: 'RHS', title: 'Hedges: planting and aftercare' }],
    },
    {
      id: 'hedges.check-pests',
      title: 'Check inside the hedge for pests and dieback',
      why: 'Box tree caterpillars can strip a hedge within weeks, from the inside out. If you find them early, you can pick them off by hand.',
      steps: [
        'Part the leaves in five or six places. Look for webbing, green-and-black caterpillars, droppings and eaten leaves.',
        'Pick caterpillars off into soapy water, and cut out webbed shoots.',
        'Note brown patches. Black streaks on box shoots mean blight; brown tips on conifers often mean aphids or drought.',
        'Cut diseased wood back to green, and put it in the bin, not on the compost.',
        'Wipe the blades before you cut the next plant.',
        'In autumn, fill gaps with young plants.',
        'Ask your council which pests it wants people to report.',
      ],
      tools: ['secateurs', 'bucket', 'washing-up liquid', 'gardening gloves'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 4, to: 9 },
      safety:
        'Don’t touch hairy caterpillars or their nests: processionary moths cause rashes and asthma. Leave them to specialists. If a bird is nesting in the hedge, check elsewhere.',
      sources: [
        { organisation: 'RHS', title: 'Box tree moth' },
        { organisation: 'Forest Research', title: 'Oak processionary moth' },
      ],
    },
  ],
};
