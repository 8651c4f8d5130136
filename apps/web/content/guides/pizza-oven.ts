import type { Guide } from './guide.ts';

export const pizzaOven: Guide = {
  slug: 'pizza-oven',
  title: 'Pizza Oven',
  footerTitle: 'Pizza Oven',
  emoji: '🍕',
  description:
    'Look after a wood-fired, gas or electric pizza oven: three jobs with safety notes, what smoke and cracks tell you, and repair prices.',
  keywords: [
    'pizza oven maintenance',
    'clean pizza stone',
    'wood-fired oven care',
    'pizza oven cracks',
    'gas pizza oven hose',
    'pizza oven chimney',
  ],
  difficulty: 'moderate',
  introduction: [
    'A pizza bakes in two minutes because the oven has stored fierce heat: 400 °C and more in the floor and the air above. Stone and mortar stand this for years, but there are two things they cannot bear, water and haste.',
    'That shapes its year. Sheltered through the winter, woken gently in spring, brushed after the feasts and checked before the first guests come, a well-built oven will outlast the garden table beside it.',
    'Wood, gas, pellets or electricity change the checks but not the rule that fire needs open air. Carbon monoxide has no smell, so an oven made for outdoors never comes into a garage, a tent or a closed veranda, however hard it rains.',
  ],
  tips: [
    {
      title: 'Raise the heat by steps',
      content:
        'A portable oven wants 15 to 30 minutes, a masonry dome one to three hours, beginning with a small fire in the middle. Stone that warms evenly seldom cracks.',
    },
    {
      title: 'Light it cleanly',
      content:
        'Use thin, dry kindling and a natural firelighter. Never use petrol, spirit or lighter fluid: they flash back, and you taste them in the crust.',
    },
    {
      title: 'Give it a metre',
      content:
        'Keep fences, parasols and branches at least 1 m away, or further where the manual says so. Turn the mouth out of the wind and have a bucket of sand within reach.',
    },
    {
      title: 'Measure the floor',
      content:
        'An infrared thermometer answers in a second. Around 400 °C suits a Neapolitan base; bread and roasts have their turn as the heat fades.',
    },
  ],
  warningSigns: [
    {
      title: 'Smoke rolls out of the mouth',
      content:
        'The flue is cold, the wood damp or the way out blocked. Open the damper and move a small, bright fire towards it. If that does not help, let it die down and search when cold.',
    },
    {
      title: 'A dome that stays black',
      content:
        'At full heat soot burns off and brick turns pale. If nothing clears after an hour, the logs are wet or the fire is too small.',
    },
    {
      title: 'Burnt base, pale top',
      content:
        'The floor is hotter than the air. Let it rest ten minutes, feed the flame, and bake when the two agree.',
    },
    {
      title: 'Grit in the crust',
      content:
        'The surface of the stone is breaking up. Stop baking on it and order the maker’s replacement, because ordinary tiles can burst.',
    },
    {
      title: 'A gas flame that turns yellow or dies',
      content:
        'An insect’s nest, a kinked hose or a cold bottle is to blame: near 0 °C butane hardly evaporates, propane does. Close the bottle before you look. If you smell gas, put out every flame, move away and call for help from there.',
    },
    {
      title: 'A shell too hot to touch',
      content:
        'Insulation is wet or has sunk. Keep the next fires small, clear away whatever could catch, and ask the maker or builder before you go to full heat again.',
    },
  ],
  tasks: ['pizza-oven.brush-stone', 'pizza-oven.sweep-flue', 'pizza-oven.test-gas-hose'],
  professionals: [
    {
      title: 'Oven builder or mason',
      content:
        'A sinking floor, loose bricks or soaked insulation need more than a pot of mortar. Small repairs take a morning, a new outer shell several days.',
      price: '€250 to €900',
    },
    {
      title: 'Chimney sweep',
      content:
        'For every oven inside the house and any flue longer than your brush. The visit covers draught and distances, and gives you the certificate that insurers may ask for.',
      price: '€60 to €120',
    },
    {
      title: 'Fixed gas supply',
      content:
        'Connecting, converting and repairing an oven on house pipework are for a licensed gas engineer, who finishes with a tightness test.',
      price: '€90 to €180',
    },
  ],
  related: ['oven', 'chimney', 'stoves'],
};
