import type { ItemWords } from '../../item-words.ts';

export const chimney = {
  name: 'Chimney',
  tasks: {
    'chimney.book-sweep': {
      title: 'Book the chimney sweep',
      why: 'Tar on the flue walls is fuel for a chimney fire, and a nest or fallen brick sends carbon monoxide back into the room. Sweeps are easiest to book in summer.',
      steps: [
        'Book a sweep [[GB: from HETAS or a sweeps’ association | US: certified by the CSIA | CA: certified by WETT | FR: with ramoneur training | SE: appointed by your municipality, which also arranges the brandskyddskontroll (fire inspection), | DE: for each job and date in your Feuerstättenbescheid, | AT: (your Rauchfangkehrer) for the dates that provincial law sets, | CH: approved by your canton | DK: for the yearly visit that the law requires, | FI: qualified as a nuohooja | NO: from your municipality | PL: (kominiarz): with wood or coal, the law requires sweeping every three months of use, | with a recognised certificate]] before the first fire.',
        'Ask for brushing from end to end, a check of flue, damper and seals, and a smoke or draught test afterwards.',
        'Light no fire for at least 24 hours before the visit.',
        'Treat the ash as hot even then: shovel it into a metal bin with a lid, which stays outdoors, at least 3 m from the house.',
        'Tell the sweep about everything that has a flue: stove, range, sauna stove. Clear each hearth and the way to it.',
        'Ask the sweep what came down: shiny tar means damp wood or a fire kept too low.',
        'Keep the certificate, which home insurers often ask for after a fire.',
      ],
      firstReason: 'What has built up in the flue can’t be seen from the hearth',
      safety:
        'Do not light a fire under an unswept flue. In a chimney fire, close the air inlet, leave the house with everyone and call {emergency number}. Throw no water on the fire.',
      tenant:
        '[[FR: Normally the tenant books the sweep and keeps the certificate. | BE: Sweeping is normally the tenant’s job. | DE: The owner must have it swept on the dates of the Feuerstättenbescheid. | Leases differ: find out who pays.]] Light nothing until you have seen the certificate.',
      landlord: 'chimney sweep',
    },
    'chimney.book-winter-sweep': {
      title: 'Book a second sweep for the winter',
      why: 'A stove lit every day can lay down a year’s soot by mid-winter. [[FR: The health rules of your department, or your insurer, may ask for two sweepings a year, one of them in the heating season. | British sweeps (NACS) advise a visit each quarter while you burn wood, and two a year for house coal.]]',
      steps: [
        'Book a short visit for a mild spell, and leave the hearth cold for a day before it.',
        'Explain how many fires you light a week and what you burn.',
        'Ask whether the flue needs another sweep before spring, and fix the date.',
        'Ask the sweep to look at the stove’s door rope, baffle and firebricks while the flue is open.',
        'Burn only dry wood, with a moisture of 20% or less, and give it enough air for a lively flame.',
        'All winter, put ash in a lidded metal bin outdoors, never in a bag or a plastic bin. Embers stay hot in it for days.',
      ],
      firstReason: 'Daily fires lay down more soot than one visit a year removes',
      safety:
        'Roaring in the flue or sparks at the top mean a chimney fire: shut the air inlet, take everyone outside and call {emergency number}. If smoke comes into the room, open the windows, let the fire die and light no other until the sweep has been.',
      tenant:
        '[[FR BE: It is yours to book, like the first visit. | If you heat mainly with wood, agree who pays for the extra visit.]]',
      landlord: 'second visit of the chimney sweep',
    },
    'chimney.sweep-again': {
      title: 'Sweep the flue a second time, or have it swept',
      why: 'Half a winter’s soot can catch fire. [[CZ: Decree 34/2016 asks for two sweepings of a seasonal flue for solid fuel each year, besides the check. | Many sweeps advise a second sweeping.]]',
      steps: [
        '[[CZ: Up to 50 kW you may sweep it yourself, but the yearly check is for a sweep. | Book a person with the professional qualification for it.]]',
        'Let the fire die the day before, and the flue and ash cool. Spread sheets and close the doors of the stove.',
        'Run a brush that fits the flue through its whole length, from the cleaning door or from the top if there is a safe way to it.',
        'Take the soot out at the lowest opening into the lidded metal bin. Close every cleaning door tightly.',
        'Hold a mirror and a torch (flashlight) to the opening: you must see through to the sky. Write the date down.',
      ],
      firstReason: 'One sweeping a year leaves soot that can catch fire',
      safety:
        'Never climb a roof with snow or ice, and leave shiny, tarry soot to a sweep. Wear a dust mask. Carbon monoxide has no smell: keep its alarm working, and light no fire until the flue is clear.',
      tenant: 'Agree who sweeps the flue in winter and who keeps the records.',
      landlord: 'second sweeping of the flue',
    },
    'chimney.inspect-stack': {
      title: 'Inspect the chimney stack from the ground',
      why: 'Winter gales shift pots and cowls, frost opens the mortar, and birds move in during spring. From the ground you can see damage before rain or smoke gets in.',
      steps: [
        'Walk round the house with binoculars on a dry, bright day.',
        'Look for a leaning pot, a missing or crooked cowl, cracked mortar, plants, and lifted lead where the stack meets the roof.',
        'Indoors, check the chimney breast with a torch (flashlight) for brown stains or damp plaster, and sniff for soot.',
        'Check that the air vent of the room with the fire is open and clear. It must never be blocked.',
        'Photograph any changes and book a roofer or sweep.',
        'If birds are nesting, leave them alone and light no fire until they have gone.',
      ],
      firstReason: 'Loose masonry is cheaper to fix before it falls or lets rain in',
      safety: 'Stay on the ground: stacks and pots can give way under a hand. Never go up to a roof on a ladder alone.',
      tenant: 'Send photographs of loose masonry at once, and keep people off the ground below it.',
      landlord: 'check of the chimney stack',
    },
    'chimney.check-stove': {
      title: 'Check the stove’s door seal, baffle and firebricks',
      why: 'A stove burns well only if air enters where you let it. A flat door rope or a broken baffle makes it burn too hot, waste wood and crack its own plates.',
      steps: [
        'Make sure that the stove is cold. Lay a sheet in front, and put on gloves and a dust mask.',
        'Shut a strip of paper in the door and pull. Test every side: it should grip everywhere. Where it slides out, fit a rope of the same thickness.',
        'Clean the glass with a damp cloth dipped in ash, or stove-glass cleaner, and keep it off the rope. A cracked pane must be replaced before the next fire.',
        'Look up at the baffle plate. It should sit straight and whole; lift out any soot that lies on it, if the manual shows how.',
        'Check the firebricks. Hairline cracks are harmless; change bricks that crumble or have pieces missing.',
        'Try the air controls and the door catch. Check that nothing that burns is within the distance in the manual.',
        'Test the carbon monoxide alarm in the room, and check that the air vent is open.',
      ],
      firstReason: 'A door that leaks air makes the fire burn too hot',
      safety:
        'Rope and boards in old stoves may contain asbestos: if yours dates from before 2000, leave them alone and ask the sweep. Soot is harmful to breathe, so don’t use a household vacuum cleaner.',
      tenant:
        'Tell your landlord about a cracked pane, plate or brick, and don’t light the stove until it has been replaced.',
    },
    'chimney.clear-ash': {
      title: 'Clear the ash into a lidded metal bin',
      why: 'Ash that looks dead can hold embers for days. Tipped into a bag, a box or the rubbish, it sets fire to porches, garages and bins every year.',
      steps: [
        'Let the fire die for a full day, and treat the ash as hot all the same. Open the window.',
        'Shovel the ash gently into a metal bucket with a tight lid. In a stove, leave a thin bed for the next wood fire; clear coal ash completely.',
        'Carry the bucket outdoors at once. Put it on stone or soil, at least 3 m from the house, the deck and anything that burns.',
        'Leave it shut for several days, wet the ash, and only then bin it or spread a little wood ash on the soil.',
        'Do the same after every few fires, before the ash reaches the grate or the door.',
        'At an open fire, use a spark guard whenever you leave the room, and keep rugs and logs away from the hearth.',
      ],
      firstReason: 'Grey ash can hide embers that set a bin alight days later',
      safety:
        'Never use a vacuum cleaner, a paper bag or a plastic bin. Don’t keep ash in the house, garage or cellar: embers in it also give off carbon monoxide.',
    },
    'chimney.empty-ash': {
      title: 'Clear the ash of the daily stove and check its bin',
      why: 'A stove that burns every day fills its ash pan within days. Ash that reaches the grate stops the air from below, so that the grate warps, and each carry is a chance to spill embers.',
      steps: [
        'Make this a habit: empty the pan every two or three days with wood, as the stove maker Alpha describes, and daily with coal.',
        'Today, do it thoroughly. Let the stove go out, open the window, and lay a sheet in front.',
        'Shovel out the corners as if all of it glowed, into a metal bucket with a lid. With wood, leave 2 cm as a bed where the manual says so.',
        'Lift out the pan and clear what has fallen behind it, so that it slides fully home.',
        'Carry the bucket out with the lid on. Keep it on stone, 3 m from walls, decks and cars, never in a porch or a garage.',
        'Empty the bucket only after several days and once you have wetted the ash. Check that the bottom hasn’t rusted through.',
        'Wipe the glass, and look whether the door rope still grips.',
      ],
      firstReason: 'A full ash pan warps the grate and spills embers on the way out',
      safety:
        'Never leave ash indoors overnight, even in metal: its embers give off carbon monoxide. Use no vacuum cleaner that isn’t made for hot ash.',
    },
  },
} as const satisfies ItemWords;
