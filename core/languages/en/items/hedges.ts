import type { ItemWords } from '../../item-words.ts';

export const hedges = {
  name: 'Hedges',
  tasks: {
    'hedges.trim-sides': {
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
      firstReason: 'A yearly cut keeps the hedge dense and within reach',
      safety:
        'Plug a mains trimmer into a socket with a safety switch ([[US CA: GFCI | RCD]]), lead the cable over your shoulder, and never cut in the wet. Before you free a jam, stop the trimmer and unplug it or take out its battery. Never use a trimmer on a leaning ladder.',
    },
    'hedges.trim-lightly': {
      title: 'Trim the hedge’s soft tips and keep its foot wide',
      why: 'Where it never freezes, a hedge grows all year. Several light cuts keep it dense, while one hard cut bares the wood.',
      steps: [
        'Part the leaves and look for nests. If one is in use, leave that stretch until the young have flown.',
        'Trim while the fresh shoots are still green and soft. Take off most of their length and leave the old wood alone.',
        'Let the hedge widen towards the ground, because a top that is wider shades the foot until it loses its leaves.',
        'Rake up the cuttings, so that rain can’t wash them into a drain.',
      ],
      firstReason: 'Little and often keeps a fast hedge green down to the ground',
      safety:
        'Keep both feet on the ground. Unplug a powered trimmer, or take its battery out, before you touch the blades. Oleander is poisonous and the sap of euphorbia burns: cover your skin and eyes.',
    },
    'hedges.feed-foot': {
      title: 'Weed, feed and mulch the foot of the hedge',
      why: 'A hedge is a row of trees in a narrow strip, trimmed every year, so it soon exhausts its soil. A yearly feed keeps it green down to the ground.',
      steps: [
        'Pull grass and ivy out of the strip along both sides.',
        'Scatter a general fertiliser at the rate on its packet, and rake it in lightly.',
        'Water if the soil is dry, then lay 5 cm of compost or shredded prunings, clear of the stems.',
        'For its first two years, soak a newly planted hedge deeply in every dry week.',
      ],
      firstReason: 'A hedge empties its narrow strip of soil faster than other plants',
      safety: 'Keep dry fertiliser away from children, pets and ponds, and wash your hands after you spread it.',
    },
    'hedges.check-pests': {
      title: 'Check inside the hedge for pests and dieback',
      why: 'Caterpillars can strip a hedge within weeks, and those of the box tree moth do it from the inside out. If you find them early, you can pick them off by hand.',
      steps: [
        'Part the leaves in five or six places. Look for webbing, caterpillars (green and black on box), droppings and eaten leaves.',
        'Pick caterpillars off into soapy water, and cut out webbed shoots.',
        'Note brown patches. Black streaks on box shoots mean blight; brown tips on conifers often mean aphids or drought.',
        'Cut diseased wood back to green, and put it in the bin, not on the compost.',
        'Wipe the blades before you cut the next plant.',
        'Note the gaps, and fill them with young plants at the next good planting time.',
        'Ask your council which pests it wants people to report.',
      ],
      firstReason: 'Damage inside a hedge stays hidden until it shows from outside',
      safety:
        'Don’t touch hairy caterpillars or their nests: processionary moths cause rashes and asthma. Leave them to specialists. If a bird is nesting in the hedge, check elsewhere.',
    },
  },
} as const satisfies ItemWords;
