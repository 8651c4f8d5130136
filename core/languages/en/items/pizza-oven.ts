import type { ItemWords } from '../../item-words.ts';

export const pizzaOven = {
  name: 'Pizza Oven',
  tasks: {
    'pizza-oven.brush-stone': {
      title: 'Burn off and brush the pizza stone',
      why: 'Flour and cheese turn to bitter char, which sticks to the next pizza. If you wash the stone instead of burning it clean, it can crack the next time you heat it.',
      steps: [
        'After a bake, leave the oven at full heat until the spills have turned to ash, then let it go cold.',
        'Brush the stone with a brass or natural-bristle oven brush and sweep the crumbs out.',
        'Scrape stubborn spots with a metal scraper held flat. Use no water or soap: the stone absorbs both.',
        'Treat wood ash as hot: shovel it into a lidded metal bucket outdoors, on paving. Wipe the chamber of a gas or electric oven dry.',
        'If the maker allows it, turn a loose stone over.',
        'Look for cracks. If one runs right through, replace the stone.',
        'Cover the oven only when it is cold and dry.',
      ],
      firstReason: 'Char left on the floor of the oven sticks to the next pizza',
      safety:
        'The stone stays hot for hours, and embers stay alight in ash for days. Check the brush for loose bristles, which can end up in food.',
    },
    'pizza-oven.sweep-flue': {
      title: 'Sweep the pizza oven’s flue and check the dome',
      why: 'Soot narrows a short flue quickly and can catch fire. A cracked dome lets in damp, which turns to steam and splits the insulation.',
      steps: [
        'Wait until the oven has been cold for two days. Spread a sheet and put on a dust mask and goggles.',
        'From below, push a flue brush of the right width up the pipe several times. Clear soot from the arch and the damper.',
        'From the ground, check that the cap is upright, open and free of nests, and that the pipe fits tightly to the oven.',
        'Look over the dome inside and out. Hairline cracks are normal; fill wider ones with refractory mortar as the maker says.',
        'Tip the sweepings into a metal bucket with a lid and keep it outdoors.',
        'If the oven has been out of use through months of wet weather, dry it with small fires on three to five days before you heat it fully.',
        'Burn only dry, untreated wood with 20% moisture or less.',
      ],
      firstReason: 'Soot fills a short pipe faster than most owners expect',
      safety:
        'Don’t climb on the oven or a roof. If the oven is indoors, on a house chimney, or its pipe is out of reach, use a certified sweep. If birds are nesting in the flue, wait until they have left. Never burn wood or charcoal indoors in an oven made for outdoors.',
    },
    'pizza-oven.test-gas-hose': {
      title: 'Leak-test the pizza oven’s gas hose and regulator',
      why: 'A rubber hose hardens in sun and frost, and spiders nest in burner tubes. Ten minutes with soapy water shows a leak before you light the oven.',
      steps: [
        'Outdoors, with the burner off, check the date on the hose and bend it. Replace it if it is cracked, stiff or chafed, or if its date has passed.',
        'Brush thick soapy water on every joint from bottle to oven.',
        'Open the bottle valve with the burner still off and watch for a minute. Growing bubbles mean a leak.',
        'If you see bubbles, close the valve, tighten or replace the part, and test again. If the bottle’s own valve leaks, leave the bottle outdoors and call the supplier.',
        'Rinse and dry the joints, and check that the burner inlet is free of webs and nests.',
        'Stand the bottle upright, away from the heat.',
        'Take the door off and light the oven as the manual says. The flame should be blue and steady.',
      ],
      firstReason: 'Make sure that the gas stays in the hose until it is lit',
      safety:
        'Never look for a leak with a flame, and don’t smoke. Test and use the oven outdoors only. An oven on a fixed gas pipe is a job for a licensed gas engineer.',
    },
    'pizza-oven.check-either-fuel': {
      title: 'Check the pizza oven’s hose or flue before you light it',
      why: 'An oven that burns wood coats its flue with soot; one that burns gas depends on a hose that ages outdoors. Either can catch fire where you don’t look.',
      steps: [
        'With a gas oven: keep it off, and look along the hose for cracks and tooth marks, and for its date. Change it when in doubt.',
        'Open the supply, dab washing-up liquid and water on the joints and wait. If bubbles grow, close the supply and have the joint repaired.',
        'With a wood oven: look up the cold flue with a torch (flashlight). If soot covers its walls, have it swept or brush it out.',
        'Scrape out the ash as if it glowed: leave it in a metal bin with a lid, outdoors on stone, for days.',
        'Look for cracks that open in the dome, the door and the floor, and clear away anything nearby that can burn.',
      ],
      firstReason: 'An aged hose or a sooty flue burns where you don’t look',
      safety:
        'Search for gas with soapy water only. If you smell it, light nothing, leave, and call {emergency number}. If the flue burns, shut the door of the oven, keep everyone away and call {emergency number}.',
    },
  },
} as const satisfies ItemWords;
