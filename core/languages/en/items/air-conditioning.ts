import type { ItemWords } from '../../item-words.ts';

export const airConditioning = {
  name: 'Air Conditioning',
  tasks: {
    'air-conditioning.clean-filters': {
      title: 'Clean the air conditioner’s indoor filters',
      why: 'Replacing a clogged filter with a clean one can cut an air conditioner’s power use by 5 to 15%, says the US Department of Energy. Dust that gets past the filter feeds mould on the coil.',
      steps: [
        'Switch the unit off with the remote, then at the isolator or plug. Lift the front panel and slide the filters out.',
        'Vacuum them from the dusty side. If they stay grey, wash them in water below 40 °C with a drop of washing-up liquid.',
        'Dry them fully in the shade: a damp filter grows mould, and sun or heat warps it.',
        'While the unit runs every day, for heat too, look more often: the US Department of Energy says every month or two, Daikin every two weeks. If it hasn’t run since the last time, skip this task.',
      ],
      firstReason: 'Ten minutes with a vacuum cleaner can lower the electricity bill',
      safety:
        'Switch the power off first, and keep your fingers off the sharp metal fins. Use a steady stepladder, not a chair.',
    },
    'air-conditioning.clean-filters-in-short-summer': {
      title: 'Clean the air conditioner’s filters in summer',
      why: 'Where summers are short or cool, a unit cools for only a small part of the year. Dust that has settled on its filters reaches the coil, and feeds mould there as soon as cooling makes it damp.',
      steps: [
        'Shut the unit off and unplug it, or switch off its breaker. Swing up the front (on a portable unit, take off the grille at the back) and take out the filters.',
        'Vacuum the face with the fluff. Wash a filter by hand only if it stays grey, and let it dry in the shade.',
        'While you wait, wipe the louvre and the inside of the front with a damp cloth.',
        'Put the filters back dry and let the unit cool for ten minutes. If it smells musty, ask a technician to clean the coil.',
        'If it cools every day, look again after a month. If it hasn’t run since last time, skip this task.',
      ],
      firstReason: 'Dust in an idle unit turns musty when it first cools',
      safety:
        'Cut the power before you open the front, and keep your fingers off the fins, which cut. If the unit is high, use a stepladder on level ground.',
    },
    'air-conditioning.clean-filters-while-heating': {
      title: 'Clean the filters of the unit that heats your home',
      why: 'In the heating season, an air-to-air heat pump draws the dust of the room through its filters day and night. Once they are clogged, it gives less heat and uses more power for it.',
      steps: [
        'Stop the unit with the remote, cut its power, and wait until its flap has come to rest.',
        'Take out the mesh filters and vacuum the fluff off their outer side. If grease holds it, wash them in lukewarm soapy water.',
        'Dry them away from stoves and radiators, put them back dry, switch the power on and start the heating again.',
        'Glance at the outdoor unit: neither snow nor leaves may block it. Never chip at ice. If the unit stays iced up for hours, call a technician.',
        'If it heats day and night, clean them every two weeks, as Daikin advises. If it hasn’t run since last time, leave this out.',
      ],
      firstReason: 'With clean filters, a heat pump gives its full heat for less power',
      safety:
        'The metal fins behind the filters cut: touch them with neither fingers nor tools. Stand on a firm stepladder, never on a chair, and fit no filter that is still wet.',
    },
    'air-conditioning.clean-filters-in-winter': {
      title: 'Clean the air conditioner’s filters while it heats',
      why: 'A unit that heats draws as much dust into its filters as one that cools. Once they are full, it gives less heat and raises the bill.',
      steps: [
        'Turn the heating off and cut the unit’s power. Open the front and take out the filters.',
        'Vacuum off the dust, or rinse greasy filters in lukewarm water.',
        'Let them dry fully, away from heaters, and put them back.',
        'Outdoors, check that no leaves or snow block the unit. Call a technician if ice stays for hours.',
        'Skip this if the unit has stood still since you last cleaned them.',
      ],
      firstReason: 'Dust on the filters lowers the heat and raises the bill',
      safety:
        'Touch the fins with nothing but a brush: they are sharp. Reach a high unit from a stepladder that stands firmly.',
    },
    'air-conditioning.wash-filters': {
      title: 'Wash the air conditioner’s filters',
      why: 'While a unit cools every day, its filters clog within weeks. It then uses more electricity, drips indoors, and blows mould spores from a damp coil.',
      steps: [
        'Turn the unit off and cut its power. Open the front and pull the filters out downwards, so that the dust stays on them.',
        'Rinse them under a gentle shower from the clean side, with a little washing-up liquid if they are greasy.',
        'Shake them and let them dry indoors, away from the sun. While they dry, wipe the louvre and the inside of the panel.',
        'Slide the dry filters in until they click, and switch the power on.',
        'If the air smells musty, ask for the coil and fan to be cleaned at the next service. If the unit hasn’t run since the last time, skip this task.',
      ],
      firstReason: 'A unit that cools every day fills its filters within weeks',
      safety:
        'Never spray the coil or the electronics, and don’t run the unit while the filters are out. For high units, stand on a steady stepladder with a helper nearby.',
    },
    'air-conditioning.change-duct-filter': {
      title: 'Change the filter of the ducted air conditioning',
      why: 'One filter behind the return grille cleans the air of every room. When it clogs, the coil behind it ices over and the far rooms get no air.',
      steps: [
        'Turn the system off at the thermostat. Find the return grille, usually large and in a hall or a ceiling, and the slot at the indoor unit.',
        'Unclip the grille, take the filter out and note its size and the arrow on its frame.',
        'Hold it up to a lamp. Wash it if it is washable, and let it dry; put in a fresh one if it is paper.',
        'Vacuum the grille, and fit the filter with the arrow pointing into the duct.',
        'Write the date on the frame, close the grille and switch on. Feel that air comes out in the farthest room.',
        'In months in which the system runs every day, look at it again after a month, as the US Department of Energy advises.',
      ],
      firstReason: 'One clogged filter starves every room of air',
      safety: 'Use a steady stepladder under a ceiling grille. Take off no cover but that of the filter.',
      tenant: 'The filter is usually yours to change. Ask your landlord which size it is.',
    },
    'air-conditioning.change-dusty-filter': {
      title: 'Change or rinse the filter of ducted air conditioning',
      why: 'Desert dust fills a filter within weeks, and a dust storm can do so in a day. The air then passes more slowly, and the system runs longer for the same coolness.',
      steps: [
        'Switch the cooling off, open the return grille and draw the filter out slowly, so that the dust stays on it.',
        'Replace a paper filter once dust covers it. Rinse a washable one from its clean side, and refit it only when it is dry.',
        'Wipe the grille and the slot with a damp cloth, fit the filter with its arrow pointing into the duct, and close the grille.',
        'Keep two spare filters of the right size at home, and look again after each dust storm.',
      ],
      firstReason: 'Dust in the air fills the filter of a desert home within weeks',
      safety:
        'Stand on a steady stepladder if the grille is in the ceiling, and wear a mask against the dust. Open nothing but the grille.',
      tenant: 'You usually buy these filters yourself, and your landlord knows the size.',
    },
    'air-conditioning.clear-outdoor-unit': {
      title: 'Clear and rinse the air conditioner’s outdoor unit',
      why: 'The outdoor unit can only get rid of heat if air flows through it. Leaves, fluff or a hedge that has grown too close make it work harder and use more power on the hottest days.',
      steps: [
        'Look for birds’ nests in and around the unit first. If birds are nesting, wait until they have left.',
        'Switch the system off at its isolator or breaker and wait for the fan to stop.',
        'Pick off leaves and grass, and trim plants back to 60 cm all round.',
        'Brush the fins gently with a soft brush, along the fins and not across them.',
        'Rinse the unit from top to bottom with a gentle hose, keeping water off the electrical cover. Do not use a pressure washer.',
        'Check that the unit is level and firm on its feet.',
        'Let it dry, and switch it on again.',
      ],
      firstReason: 'The unit can give off heat only if air reaches its fins',
      safety:
        'Leave a unit on a facade or roof to a technician, and never lean over a railing. Do not loosen a cover or a copper pipe.',
    },
    'air-conditioning.check-drain': {
      title: 'Check that the air conditioner drains freely',
      why: 'An air conditioner takes litres of water out of the air each day. If slime blocks the drain, that water runs down your wall.',
      steps: [
        'On a warm day, run the cooling for half an hour. Look at the end of the drain hose with a torch (flashlight): it should drip steadily.',
        'Switch off at the isolator. Clear slime and insects from the end of the hose with a soft pipe cleaner.',
        'If the drain has an access cap indoors, slowly pour in 500 ml of plain water. It should come out of the hose.',
        'Straighten kinks and dips, and keep the end of the hose above any water in the gully.',
        'Call a technician if water backs up, or if a condensate pump hums without emptying.',
      ],
      firstReason: 'A blocked hose can send litres of water down the wall',
      safety:
        'Do not pour water into the indoor unit itself: its fan and electronics are right beside the tray. Do not blow air back up the hose. If the end of the hose is out of reach, only look, and leave the rest to a technician.',
    },
    'air-conditioning.book-service': {
      title: 'Book the air conditioning service',
      why: 'A slow refrigerant leak wastes power long before you notice it, and only a certified technician may check for one. [[FR: The law requires a visit every two years for systems of 4 to 70 kW. | ]]',
      steps: [
        'Book a technician certified for refrigerants (F-gas certificate in Europe) for a date before the hottest weeks.',
        'Ask for a leak check, a clean of the coil and fan, and a check of the drain, the electrical connections and the temperatures.',
        'Ask the technician to clean any mould off the indoor coil and fan, and mention any smell.',
        'Keep the report of the visit, which [[FR: is a compulsory attestation | helps at the next repair and when you sell]].',
        'Book yearly if [[US CA: you can, because ENERGY STAR advises a check each spring | your warranty asks for it or the system also heats your home]].',
      ],
      firstReason: 'Only a certified technician can find a slow refrigerant leak',
      safety:
        'The refrigerant circuit is sealed and under pressure, and some newer refrigerants are flammable. Only a certified technician may open it or top it up.',
      tenant:
        '[[FR: It is usually the tenant who books it, unless the lease says otherwise. | Look in your lease for who pays.]] Report weak cooling early.',
      landlord: 'air conditioning service',
    },
    'air-conditioning.book-yearly-service': {
      title: 'Book the yearly service of the air conditioning',
      why: 'Damp coils and drains grow slime in the months in which the system cools. It blocks the drain, makes the air smell and can cost you the compressor.',
      steps: [
        'Choose a technician who is certified for refrigerants, and ask for a price for all indoor units together.',
        'Have the coil, fan and drain tray of each unit washed. A chemical wash is worth it only if a plain wash doesn’t remove the slime.',
        'Have the pressures and the outlet temperature measured. A system that needs topping up leaks: have the leak found first.',
        'Ask how soon to book again. Firms in the tropics often advise a visit every three to six months for units that run all day.',
        'File the report, and note any part that was replaced.',
      ],
      firstReason: 'A system that runs for much of the year wears faster than its owner notices',
      safety:
        'Units on a facade or ledge are for trained workers with fall protection. Neither you nor an untrained helper should climb out to one.',
      tenant:
        '[[SG MY: Most leases make the tenant pay for regular servicing and the landlord for repairs. Keep the receipts. | Your lease says who has it serviced. Ask for the report of the last visit.]]',
      landlord: 'yearly service of the air conditioning',
    },
    'air-conditioning.clean-evaporative-cooler': {
      title: 'Clean the evaporative cooler and check its pads',
      why: 'An evaporative cooler blows air through wet pads. Scale, dust and slime in them make it weak and smelly, and stale water can breed bacteria.',
      steps: [
        'Switch the cooler off at its isolator, shut its water and let the pads dry.',
        'Drain the tank. Scoop out the sludge, and scrub tank and float valve with a soft brush and plain water.',
        'Look at the pads. Rinse off loose dust; replace pads that are crusted, sagging or smelly.',
        'Check the pump’s strainer, and that the water spreads evenly over all pads when you try it.',
        'Open a window or vent in each room that you cool, so that the moist air can leave.',
        'While you cool every day, drain and refill the tank as often as the manual says. Leave it dry when you stop for the year.',
      ],
      firstReason: 'Clean pads cool better, and a clean tank keeps bacteria down',
      safety:
        'Leave a cooler on a roof to a technician. Don’t breathe in spray from a tank that has stood: it can carry Legionella. Put no household cleaner in the water, because the fan blows it indoors.',
    },
    'air-conditioning.dust-ceiling-fans': {
      title: 'Dust the ceiling fans and check that they hang firmly',
      why: 'Dust gathers on the upper side of the blades until one swing throws it over the bed. A wobble loosens the screws that hold the fan up.',
      steps: [
        'Switch the fan off at the wall and wait until it stands still.',
        'Slide an old pillowcase over each blade and pull the dust off into it. Wipe with a damp cloth.',
        'Push each blade up gently and try its screws. Tighten the loose ones with a screwdriver.',
        'Run the fan at each speed. If it wobbles or clicks, leave it off until its mounting has been checked.',
        'Set the direction: downwards while it is hot. Turn it off when you leave, because it cools people and not rooms.',
      ],
      firstReason: 'A loose blade shows itself before the fan comes down',
      safety:
        'Use a steady stepladder on a firm floor, never a bed. Leave the mounting and the wiring to an electrician.',
    },
  },
} as const satisfies ItemWords;
