import type { Guide } from './guide.ts';

export const chimney: Guide = {
  slug: 'chimney',
  title: 'Chimney',
  footerTitle: 'Chimney',
  emoji: '🧱',
  description:
    'When to have a chimney swept, what to burn, how to read smoke, soot and stains, and what sweeps, camera surveys and masons usually charge.',
  keywords: [
    'chimney maintenance',
    'how often to sweep a chimney',
    'chimney sweep cost',
    'creosote in chimney',
    'smoke coming into room',
    'best wood to burn',
    'chimney inspection',
  ],
  difficulty: 'beginner',
  introduction: [
    'A chimney has no moving part, yet it works. Hot gas is light; as it rises it draws fresh air into the fire and takes the smoke along. Whatever cools that gas, narrows its way or starves the room of air weakens the pull, and then smoke looks for another way out.',
    'What the fire leaves behind depends on how it was fed. A bright fire of dry wood sends up little but heat and steam. A damp or smouldering one lays down soot, then tar, and a chimney fire that starts in tar can pass 1,000 °C and split the masonry.',
    'Most of a flue can be seen neither from the hearth nor from the garden. So the care of it is partly to have the right person look every year, and partly what you put on the grate between visits. Kept dry and swept, masonry lasts for generations.',
  ],
  tips: [
    {
      title: 'Light from the top',
      content:
        'Lay the logs below, kindling above and a natural firelighter on the very top. The fire burns downwards like a candle, smokes far less and warms the flue sooner.',
    },
    {
      title: 'Give wood two summers',
      content:
        'Split it, stack it off the ground under a roof with open sides, and bring some indoors a few days ahead. Measure moisture on a freshly split face, since the bark tells you nothing.',
    },
    {
      title: 'Burn wood and nothing else',
      content:
        'Painted or treated timber, chipboard, cardboard, plastic and driftwood give off poisonous or corrosive fumes, and some leave a residue that eats steel liners.',
    },
    {
      title: 'Close the damper on cold ash only',
      content:
        'Embers without flame still make carbon monoxide. Leave the flue open until the ash is cold right through, and keep a carbon monoxide alarm in the room.',
    },
  ],
  warningSigns: [
    {
      title: 'Smoke drifts into the room',
      content:
        'Switch off the cooker hood and open a window. If the smoke clears, the fire was short of air; if not, the flue is blocked or cold. Let the fire go out with the window open and call the sweep. If anybody feels drowsy or sick, all go outside and you call the emergency number.',
    },
    {
      title: 'A tarry smell on damp days',
      content:
        'Rain or moist air is wetting old soot. Have the flue swept and ask whether a cowl is missing; scent and incense only hide it.',
    },
    {
      title: 'Black flakes on the hearth',
      content:
        'Crisp, shiny flakes are tar peeling off the wall above. Do not light another fire, and keep a few to show: hard tar needs other tools than soot.',
    },
    {
      title: 'Bits of clay or mortar in the grate',
      content:
        'The lining is coming apart, and hot gas may be finding its way into walls and timber. Stop using the fire until a camera has been through.',
    },
    {
      title: 'A wall that grows hot',
      content:
        'Feel the chimney breast on each floor while a fire burns. A hot patch or browned wallpaper upstairs means heat is escaping through the brickwork. Let the fire die down and watch the spot until it is cool; should it smoke or smell burnt, leave the house and call the fire service. Use the flue again only when it has been repaired.',
    },
    {
      title: 'White crusts and flaking brick',
      content:
        'Salts come out where masonry stays wet. Frost then lifts the face off the bricks, so find out where water enters, often at the crown or the lead, before the winter.',
    },
  ],
  tasks: ['chimney.book-sweep', 'chimney.inspect-stack', 'chimney.book-winter-sweep'],
  professionals: [
    {
      title: 'Certified sweep, for each visit',
      content:
        'This is the usual price for one flue. Nests, tall stacks and hard tar cost more, so mention them when you call.',
      price: '€60 to €120',
    },
    {
      title: 'Sweep with a camera, for a survey',
      content:
        'After any chimney fire, when you buy a house, before a new stove goes in, or after long disuse. Ask for the pictures and a written finding.',
      price: '€150 to €350',
    },
    {
      title: 'Mason or roofer, for the stack',
      content:
        'For a new cowl, fresh pointing, a cracked crown or leaking lead. Get two quotes, and ask whether scaffolding is included, for it can cost as much as the work.',
      price: '€400 to €1,500',
    },
  ],
  related: ['stoves', 'boiler', 'pizza-oven'],
};
