import type { Guide } from './guide.ts';

export const bathtub: Guide = {
  slug: 'bathtub',
  title: 'Bathtub',
  footerTitle: 'Bathtub',
  emoji: '🛁',
  description:
    'Care for a bath that stays smooth, tight and safe: waste, seal and hot tap, the right cleaner for its material, and what repairs cost.',
  keywords: [
    'bathtub maintenance',
    'clean acrylic bath',
    'reseal a bath',
    'bath drains slowly',
    'repair chipped enamel bath',
    'safe bath water temperature',
    'bath overflow leak',
  ],
  difficulty: 'beginner',
  introduction: [
    'Full, with somebody in it, a bath sets a quarter of a tonne or so on a few small feet, and one thin line of sealant has to follow every movement. While that line holds, a bath serves for decades. When it gives, water runs where nobody looks, and the first to notice are often the people downstairs.',
    'The surface has its own needs. Acrylic is warm and light but soft; enamelled steel and cast iron are as hard as glass and chip like it. A cleaner that suits one can dull the other for good, and once the gloss has gone, dirt clings and every cleaning takes longer.',
    'Then there is the water, which should leave as readily as it comes and must never come too hot for a child. The three jobs here look after tap, joint and waste, and together take about an hour a year.',
  ],
  tips: [
    {
      title: 'Find out what it is made of',
      content:
        'A magnet sticks to steel and cast iron but not to acrylic, stone resin or copper. Cast iron feels cold and rings dully; steel rings brightly. Then follow the maker’s advice for that material.',
    },
    {
      title: 'Wash it while it is warm',
      content:
        'Grease lets go most easily as the water leaves. A soft cloth with mild soap, a rinse and a towel are enough; scouring powder and rough pads take the shine along.',
    },
    {
      title: 'Save scratched acrylic',
      content:
        'Fine marks polish out with the maker’s kit or a plastic polish. Nail-varnish remover and thinners craze the surface at a touch, so keep them off the rim.',
    },
    {
      title: 'Keep plugs and leads out of reach',
      content:
        'Nothing that hangs on the mains comes near a filled bath: no hairdryer, no heater, no telephone on its charger. Bath oil makes the floor slippery, so lay a mat and hang it up afterwards.',
    },
  ],
  warningSigns: [
    {
      title: 'A stain below that follows the bath',
      content:
        'If it grows after baths but not after showers, suspect the overflow or the waste; the other way round, the joint or the tiles. Use neither until you know.',
    },
    {
      title: 'A bath that creaks or dips',
      content:
        'A foot has come loose or the floor has softened. Fill it no more, and have a plumber level it and fix what has moved before the joint tears.',
    },
    {
      title: 'A crack in the acrylic',
      content:
        'Star-shaped lines on the floor of the bath come from a base that flexes. Patching the surface alone will not hold; the support beneath has to be put right first.',
    },
    {
      title: 'A chip with a brown heart',
      content:
        'Water has reached the steel, and rust creeps on beneath the enamel. Dry the spot, rub off the loose rust and fill it with a two-part repair kit soon.',
    },
    {
      title: 'The level sinks while you lie in it',
      content:
        'Limescale on the seat or a tired washer lets water past the plug; clean one and renew the other. If the plug is tight, look for wet below and fill it no more.',
    },
    {
      title: 'A bang as you close the tap',
      content:
        'Moving water is stopped too suddenly and shakes the pipe. Close taps slowly for now, and ask a plumber to look at pressure, pipe clips and worn valves.',
    },
  ],
  tasks: ['bathtub.measure-hot-tap', 'bathtub.check-seal', 'bathtub.clean-waste'],
  professionals: [
    {
      title: 'Plumber, for a mixing valve',
      content:
        'Fitted under the bath or in place of the old tap, it limits what comes out while the tank stays hot. Ask for it to be set and measured in front of you.',
      price: '€180 to €400',
    },
    {
      title: 'Plumber, for waste and overflow',
      content:
        'For a leak that you can see behind the panel, a pop-up that will not close or a trap that weeps. A tiled-in bath without a hatch takes longer.',
      price: '€150 to €350',
    },
    {
      title: 'Surface repairer, for enamel or acrylic',
      content:
        'Chips and small cracks are filled and colour-matched in a visit. Recoating a whole bath costs about €400 to €800 and needs days to harden.',
      price: '€120 to €300',
    },
  ],
  related: ['shower', 'toilet', 'boiler'],
};
