import type { PartWords } from '../../item-words.ts';

export const findOutOnce = {
  tasks: {
    'plumbing-and-drains.find-lead-pipes': {
      title: 'Find out once whether pipes are of lead',
      why: 'Lead in water harms children’s brains and has no taste. Until the 1970s, and in the United States to 1986, pipes and solder often contained it.',
      steps: [
        'Follow the pipe from where the water enters the home to the meter and the stopcock, with a torch (flashlight).',
        'Scratch it gently with a coin: lead is soft, shines like silver and doesn’t ring. Copper is reddish, steel hard and plastic dull.',
        'Ask the water company what the connection in the street is made of, and whether it tests the tap free of charge.',
        'If you find lead, give babies, small children and pregnant women only bottled water until it is gone. Others drink water that has run until it is cold, never from the hot tap.',
        'Order its replacement from a plumber, and note where the rest runs. Note the result either way, so that it need not be looked for again.',
      ],
      firstReason: 'A coin shows once and for all whether a pipe is lead',
      safety:
        'Boiling doesn’t remove lead: it concentrates it. Wash your hands after you touched the pipe, and keep the scratched place away from children.',
      tenant: 'Ask for a water test, and tell your landlord of a grey, soft pipe.',
    },
    'roof-and-gutters.find-asbestos': {
      title: 'Find out once where asbestos may be',
      why: 'Asbestos was built in until it was banned: [[FR: in January 1997 | GB: in 1999 | DE: in 1993 | AU: at the end of 2003 | CA: in 2018 | in Europe by 2005, elsewhere later or never]]. Sound and left alone it harms no one; if it is drilled, sanded or broken, its dust causes cancer decades later.',
      steps: [
        'Find the year of building in the deeds. If it is later than the ban in your country, you are done.',
        'List likely places from a distance: corrugated roofs and slates, flues and tanks, floor tiles with black glue, lagging of pipes, boards under the eaves.',
        'Look for reports of earlier owners or of the sale, and ask for those of the shared parts in a block.',
        'Have doubtful material sampled by an accredited surveyor before any work on it.',
        'Keep the list with the house’s papers, and show it to every tradesperson.',
      ],
      firstReason: 'Before anyone drills, know what the wall is made of',
      safety:
        'Never drill, sand, scrape, brush or pressure-wash suspect material, and don’t sweep or vacuum its dust. If some is broken, keep everyone out and call a licensed firm.',
      tenant: 'Ask what is known before you drill, and drill nothing that may contain it.',
      landlord: 'asbestos survey',
    },
    'plumbing-and-drains.write-absence-list': {
      title: 'Write the list for leaving and for coming home',
      why: 'After two weeks of standing still, water in pipes can grow Legionella. A hose that bursts while nobody is there can run for days.',
      steps: [
        'Write down what you do on leaving: close the stopcock and the taps of the machines, empty the fridge’s drip tray, unplug chargers.',
        'Add who has a key, and ask that person to look in once a week.',
        'Write what you do on coming home: open the windows and the stopcock, heat the hot water to 60 °C, and only then run each tap.',
        'Run hot and cold taps for five minutes after two weeks or more. Let showers run without spray, with the head in a bucket or a bag, and leave the room.',
        'Throw away water and ice that stood in filters, coffee machines and humidifiers.',
        'Hang the list where you lock up, and try it on the next short trip.',
      ],
      firstReason: 'Water that stood for two weeks needs a plan for coming home',
      safety:
        'Don’t breathe in the spray of a shower that stood still: Legionella makes people ill through mist, not through drinking. Water at 60 °C scalds, so keep children away from the taps.',
    },
    'plumbing-and-drains.sanitise-osmosis': {
      title: 'Sanitise the reverse osmosis filter',
      why: 'Behind the carbon filter no chlorine is left, so germs grow in the tank and the housings. Makers ask for a yearly cleaning along with the cartridges.',
      steps: [
        'Close the feed valve, and let the filter’s tap run until the tank is empty.',
        'With gloves, unscrew the housings, take out the cartridges and wash the housings with washing-up liquid.',
        'Put in the maker’s sanitiser without the cartridges and the membrane, close the tap, open the feed and the tank’s valve, and let the full tank stand as long as the label says.',
        'Close the feed and drain the tank by the tap. Fill and drain it again until no smell is left, then fit fresh cartridges, and the membrane every two to three years.',
        'Fill the tank and throw its first two fillings away. Wipe each joint, and look for drips after an hour and on the next day.',
      ],
      firstReason: 'Germs grow where the carbon filter has taken the chlorine out',
      safety:
        'Use only the sanitiser that the maker names, and mix it with nothing. Never drink the water before the tank has been rinsed twice.',
      tenant: 'Clean a filter of your own. Ask your landlord about one that came with the home.',
    },
  },
} as const satisfies PartWords;
