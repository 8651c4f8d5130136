import type { ItemWords } from '../../item-words.ts';

export const bbqGrill = {
  name: 'BBQ Grill',
  tasks: {
    'bbq-grill.leak-test-hose': {
      title: 'Leak-test the barbecue’s gas hose with soapy water',
      why: 'Leaks and breaks are the leading cause of gas grill fires. Soapy water shows a leak within a minute, before you can smell it.',
      steps: [
        'Work outdoors, away from flames and cigarettes. Turn all the knobs off and open the lid.',
        'Bend the hose along its length. Replace it if it is cracked, sticky or brittle, or past the date printed on it.',
        'Brush a mix of washing-up liquid and water over the regulator, the hose and both of its ends.',
        'Open the cylinder valve with the burners off, and watch for growing bubbles.',
        'If bubbles grow, close the valve, tighten the joint and test again.',
        'If they still grow, close the valve and do not use the barbecue until the part has been replaced.',
        'Repeat the test each time you change the cylinder.',
      ],
      firstReason: 'Leaks cause more gas barbecue fires than anything else',
      safety:
        'Never look for a leak with a flame. If you smell gas while cooking, walk away and call {emergency number}. Keep cylinders upright and outdoors, never in a cellar or a garage.',
    },
    'bbq-grill.clean-burners': {
      title: 'Brush the barbecue’s burners and clear the gas tubes',
      why: 'The smell of gas attracts spiders, which spin webs in the burner tubes. A blocked tube can send the flame out at the knobs.',
      steps: [
        'Close the cylinder, let everything cool, and lift out the grates and flame bars.',
        'Scrape the fat off the walls and the bars towards the tray with a plastic scraper.',
        'Brush across the burner ports, not along them, so that dirt is not pushed in.',
        'Shine a torch (flashlight), never a flame, into the tube ends. Pull out webs with a bottle brush, as your manual shows.',
        'Check that each tube sits over its gas nozzle again before you put the bars back.',
        'Open the lid, turn the gas on and light the burners.',
        'Look for even blue flames on every burner. If some are yellow or patchy, let the burner cool and check it again.',
      ],
      firstReason: 'Spiders like the smell of gas, and their webs block the flame',
      safety:
        'Keep the gas off at the cylinder while you work. If the barbecue fails to light or goes out, turn everything off and wait at least 5 minutes with the lid open.',
    },
    'bbq-grill.empty-grease-tray': {
      title: 'Scrape the barbecue’s grates and empty its grease tray',
      why: 'Old fat in the tray can catch fire below the heat. It also makes the food taste acrid.',
      steps: [
        'With the barbecue cold, pull out the tray, tip the fat into a jar for the bin, and fit a clean liner. If there is no tray, wipe the fat out of the bowl.',
        'Scrape the bottom of the fire box so that fat can run to the outlet again.',
        'Scrub the grates with hot water, washing-up liquid and a nylon or pumice scrubber.',
        'Throw away a wire brush that loses bristles, and wipe the grate with a damp cloth before you cook.',
        'As a habit, look at the tray before each use and empty it when fat covers the bottom.',
      ],
      firstReason: 'Fat that drips and stays is fuel for a fire under your food',
      safety:
        'If fat catches fire, shut the lid, and turn off the gas or pull the plug. Never throw water on burning fat: it explodes into a fireball.',
    },
    'bbq-grill.clear-ash': {
      title: 'Clear the barbecue’s ash and free its vents',
      why: 'Ash draws damp and corrodes the bowl, and it can hide embers for days. Blocked vents starve the fire of air, so it never gets hot.',
      steps: [
        'Wait until the fire has been out for two days with the lid and vents shut, and handle the ash as if it were still hot.',
        'Tip the ash into a metal bucket, put its lid on, and keep it outdoors, 3 m from anything that burns.',
        'On a pellet barbecue, unplug it and scoop the ash out of the fire pot and the floor below.',
        'Scrape loose flakes off the inside of the lid. They are soot and fat, not paint.',
        'Work the vents open and shut until they move freely, and brush out the bowl.',
        'Check the legs and bowl for rust holes through which embers could fall.',
      ],
      firstReason: 'Damp ash slowly eats through the metal of the bowl',
      safety:
        'Coals give off carbon monoxide until they are completely cold. Never bring them into a home, a tent, a garage or a caravan. Never light them with petrol or spirit.',
    },
  },
} as const satisfies ItemWords;
