import type { GuideWords } from '../../guide-words.ts';

export const chimney = {
  title: 'Chimney',
  footerTitle: 'Chimney',
  description:
    'When to have a chimney swept, what to burn, where the ash goes, how to read smoke and stains, what the law asks, and what a sweep charges.',
  answer:
    'Once a year, by a chimney sweep, before the heating season; twice if you burn wood most days. Look at the stack from the ground each spring.',
  keywords: [
    'chimney maintenance',
    'how often to sweep a chimney',
    'chimney sweep cost',
    'creosote in chimney',
    'smoke coming into room',
    'best wood to burn',
    'fireplace ash disposal',
    'chimney inspection',
  ],
  introduction: [
    'Hot gas is light. As it rises through the chimney, it draws fresh air into the fire and carries the smoke away. Anything that cools the gas, narrows the flue or shuts out fresh air weakens this draught. Smoke and carbon monoxide then come into the room.',
    'A bright fire of dry wood leaves little soot. A damp or smouldering fire leaves soot and tar. Tar burns: a chimney fire can pass 1,000 °C (1,800 °F) and crack the masonry.',
    'A yearly visit by a sweep, dry wood and safe handling of ash prevent most of this. If a chimney is kept dry and swept, its masonry lasts for generations. The guide also says what smoke, stains and smells mean.',
  ],
  tips: [
    {
      title: 'Treat ash as hot for days',
      content:
        'Embers can glow in ash for days. Let the fire die for a day, then shovel the ash, as if it were still hot, into a metal bin with a tight lid. Store that outdoors, 3 m (10 ft) or more from any building. Never use a paper bag, a cardboard box, a plastic bin or a vacuum cleaner.',
    },
    {
      title: 'Use a spark guard',
      content:
        'Keep a metal or glass screen in front of an open fire, and a fixed guard if there are children. Keep furniture, rugs and logs at least 1 m away. Put the fire out before you go to bed or leave home.',
    },
    {
      title: 'Burn only dry, untreated wood',
      content:
        'Split it and let it dry for two summers under a roof with open sides. Measure the moisture on a freshly split face. Painted wood, chipboard, driftwood and plastic give off poisonous fumes and corrode steel liners.',
    },
    {
      title: 'Light it from the top',
      content:
        'Put the logs at the bottom, kindling on top of them and a firelighter last. The fire burns downwards and smokes far less. Leave the damper open until the ash is cold: embers without flames still give off carbon monoxide.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'Smoke comes into the room',
        content:
          'Switch off the cooker hood and open a window. If the smoke continues, let the fire go out with the window open, and call the sweep. If anyone feels drowsy or sick, take everyone outside and call the emergency number.',
      },
      {
        title: 'A wall that grows hot',
        content:
          'A hot patch or browned wallpaper means that heat escapes through the brickwork. Let the fire die down and watch the spot until it is cool. If it smokes or smells burnt, leave the house and call the fire service. Don’t use the flue until it has been repaired.',
      },
      {
        title: 'Clay or mortar in the grate',
        content:
          'The lining is breaking up, and hot gas may reach walls and timber. Stop using the fire until a sweep has put a camera through the flue.',
      },
    ],
    soon: [
      {
        title: 'Shiny black flakes on the hearth',
        content:
          'Tar is peeling off the flue above. Don’t light another fire. Keep a few flakes to show the sweep, because hard tar needs other tools than soot.',
      },
      {
        title: 'A smell of tar on damp days',
        content:
          'Rain or moist air is wetting old soot. Have the flue swept, and ask whether a cowl is missing. Scented products only hide the smell.',
      },
      {
        title: 'White crusts and flaking brick',
        content:
          'Masonry that stays wet pushes out salts, and frost then breaks the face off the bricks. Find out where the water enters, often at the crown or the lead flashing, before winter.',
      },
    ],
  },
  ifYouRent:
    'Ask who books the sweep before you light the first fire, and ask to see the last certificate. In France it is normally the tenant. In Great Britain it depends on the agreement, but the flue itself is the landlord’s. In England the landlord must also fit a carbon monoxide alarm in the room.',
  professionals: [
    {
      title: 'Certified sweep, for each visit',
      content:
        'This is the usual price for one flue, with a certificate. Nests, tall stacks and hard tar cost more, so mention them when you call.',
      price: '€60 to €120',
    },
    {
      title: 'Sweep with a camera, for a survey',
      content:
        'Book one after any chimney fire, before you buy a house or fit a stove, and after long disuse. Ask for the pictures and a written report.',
      price: '€150 to €350',
    },
    {
      title: 'Mason or roofer, for the stack',
      content:
        'Book one for a new cowl, repointing, a cracked crown or leaking lead. Get two quotes, and ask whether scaffolding is included: it can cost as much as the work.',
      price: '€400 to €1,500',
    },
  ],
  law: {
    FR: 'A professional must sweep the flue at least every 12 months, or more often where local rules say so. Stoves and inserts need a yearly service as well; open hearths don’t. You receive a certificate within 15 working days and keep it for two years.',
    GB: 'No law tells homeowners to sweep, but insurers may ask for a sweep’s certificate. In a smoke control area you may burn wood only in an exempt appliance; in England the penalty for smoke is up to £300. House coal may not be sold for homes in England.',
    US: 'No federal law applies to homeowners. The standard NFPA 211, which many local codes adopt, calls for an inspection of every chimney at least once a year. A sale of the home calls for a more thorough one.',
  },
} as const satisfies GuideWords;
