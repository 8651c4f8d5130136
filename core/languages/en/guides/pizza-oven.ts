import type { GuideWords } from '../../guide-words.ts';

export const pizzaOven = {
  title: 'Pizza Oven',
  footerTitle: 'Pizza Oven',
  description:
    'Look after a wood-fired, gas or electric pizza oven: three tasks with safety notes, what smoke and cracks mean, the law, and repair prices.',
  answer:
    'Brush the stone every three months while you use it. Sweep the flue of a wood-fired oven, or leak-test the hose of a gas one, once a year.',
  keywords: [
    'pizza oven maintenance',
    'clean pizza stone',
    'wood-fired oven care',
    'pizza oven cracks',
    'gas pizza oven hose',
    'pizza oven chimney',
  ],
  introduction: [
    'A pizza bakes in two minutes because the stone and the dome store heat of 400 °C (750 °F) and more. Stone and mortar last for years at that temperature. What damages them is moisture, and heating up too fast.',
    'So keep the oven dry in winter, heat it slowly in spring, brush it after use and check it before the first guests come. A well-built oven then lasts for decades.',
    'The checks depend on the fuel, but one rule holds for all: fire needs open air. Carbon monoxide has no smell. Never use an outdoor oven in a garage, a tent or a closed veranda, even if it rains.',
  ],
  tips: [
    {
      title: 'Raise the heat slowly',
      content:
        'A portable oven needs 15 to 30 minutes, a masonry dome one to three hours. Start with a small fire in the middle. Stone that warms evenly seldom cracks.',
    },
    {
      title: 'Light it cleanly',
      content:
        'Use thin, dry kindling and a natural firelighter. Never use petrol, spirit or lighter fluid: they can flash back, and the crust tastes of them.',
    },
    {
      title: 'Keep 1 m clear',
      content:
        'Keep fences, parasols and branches at least 1 m (3 ft) away, or more if the manual says so. Turn the mouth out of the wind, and keep a bucket of sand within reach.',
    },
    {
      title: 'Measure the floor',
      content:
        'An infrared thermometer shows the temperature in a second. Around 400 °C suits a Neapolitan base. Bake bread and roasts later, as the oven cools.',
    },
  ],
  warningSigns: {
    stop: [
      {
        title: 'A gas flame that turns yellow or dies',
        content:
          'The cause may be an insect’s nest, a kinked hose or a cold bottle: near 0 °C butane hardly evaporates, but propane does. Close the bottle before you look. If you smell gas, put out every flame, move away and call for help from there.',
      },
      {
        title: 'A shell too hot to touch',
        content:
          'The insulation is wet or has sunk. Let the fire die down, clear away everything that could catch fire, and ask the maker or builder before you use full heat again.',
      },
      {
        title: 'Smoke that rolls out of the mouth',
        content:
          'The flue is cold or blocked, or the wood is damp. Open the damper and move a small, bright fire towards it. If that doesn’t help, let the fire die and search for the blockage once the oven is cold.',
      },
    ],
    soon: [
      {
        title: 'Grit in the crust',
        content:
          'The surface of the stone is breaking up. Stop baking on it and order the maker’s replacement. Ordinary tiles can burst.',
      },
      {
        title: 'A dome that stays black',
        content:
          'At full heat, soot burns off and the brick turns pale. If it is still black after an hour, the wood is wet or the fire too small.',
      },
      {
        title: 'Burnt base, pale top',
        content:
          'The floor is hotter than the air above it. Wait ten minutes, add wood or gas, and bake when both have evened out.',
      },
    ],
  },
  ifYouRent:
    'Read the lease and the rules of the building before you buy one. Many forbid fires and gas bottles on balconies. For a built-in oven, ask the landlord for written permission and for the date of the last sweep.',
  professionals: [
    {
      title: 'Oven builder or mason',
      content:
        'Call one for a sinking floor, loose bricks or soaked insulation. Small repairs take a morning, a new outer shell several days.',
      price: '€250 to €900',
    },
    {
      title: 'Chimney sweep',
      content:
        'Book one for every oven inside the house, and for any flue that your brush can’t reach. The sweep also checks draught and clearances, and gives you a certificate for the insurer.',
      price: '€60 to €120',
    },
    {
      title: 'Fixed gas supply',
      content:
        'Only a licensed gas engineer may connect, convert or repair an oven on house pipework. The work ends with a tightness test.',
      price: '€90 to €180',
    },
  ],
  law: {
    FR: 'Inside a building, a professional must sweep the flue of a cooking fire every 12 months. The rules of the building or the town may also limit fires outdoors.',
    GB: 'You may use an outdoor pizza oven in a smoke control area. If its smoke leaves through the chimney of a building, such as a summerhouse, burn only authorised fuel unless the oven is an exempt appliance.',
    US: 'Where the fire code NFPA 1 applies, it forbids such ovens on the balconies of buildings with three or more homes, and within 3 m (10 ft) of them.',
  },
} as const satisfies GuideWords;
