import type { ItemWords } from '../../item-words.ts';

export const plumbingAndDrains = {
  name: 'Plumbing and Drains',
  tasks: {
    'plumbing-and-drains.turn-stopcock': {
      title: 'Find and turn the main stopcock',
      why: 'When a pipe bursts, water pours out for as long as you search for the stopcock. If you never turn it, it seizes open.',
      steps: [
        'Look under the kitchen sink, in a hall or utility cupboard, by the meter or in the cellar. In a flat it may be in the landing riser: make sure that it is yours.',
        'Run the kitchen cold tap and close the stopcock clockwise by hand. The flow should die away.',
        'Open it slowly. Leave a lever fully open; turn a screw-down tap back half a turn from fully open, so that it does not seize.',
        'A few minutes later, look for drips at the spindle.',
        'Show everyone at home where it is, and hang a label on it.',
      ],
      firstReason: 'Know where to shut the water off before you need to',
      safety: 'If you can’t move it by hand, leave it to a plumber. A forced spindle can break with the water on.',
      tenant: 'If you can’t find it, ask your landlord where it is. Report one that sticks.',
    },
    'plumbing-and-drains.look-for-leaks': {
      title: 'Feel for leaks under sinks and basins',
      why: 'Braided hoses burst without warning: in 2016 the insurer IAG traced a fifth of Australian household water claims to them. Dry kitchen paper shows the small leak that comes first.',
      steps: [
        'Empty the cupboard under each sink and basin, and run the water for a minute, hot and cold.',
        'Run dry kitchen paper round every joint, valve and trap. Any damp shows at once.',
        'Look along braided hoses for rust, broken strands, kinks and bulges, and read the date on the tag.',
        'Check the hoses of the washing machine and dishwasher as far as you can see them.',
        'Tighten a dripping plastic trap nut by hand.',
        'If a valve is corroded or a hose looks suspect, close the water there and call a plumber.',
      ],
      firstReason: 'A damp joint found early saves the cupboard and the floor',
      safety:
        'Traps under a running hot tap burn. If there is water near a socket or plug, switch its circuit off before you reach in.',
      tenant: 'Report damp or a rusty hose to your landlord in writing, and put a bowl under it meanwhile.',
    },
    'plumbing-and-drains.clean-traps': {
      title: 'Clean the sink strainers and traps',
      why: 'Grease and hair build up slowly in the bend below each plughole. Emptying a trap takes a bucket and five minutes; clearing a blockage takes far longer.',
      steps: [
        'Pull out the strainers and pop-up plugs and scrub them with washing-up liquid.',
        'Put a bucket under the trap, unscrew its cup or nuts by hand, and tip out the sludge.',
        'Wash the parts, check that the washers are whole, and screw everything back together hand-tight.',
        'Fill the basin, let it all out at once, and feel the joints for drips.',
        'From now on, wipe greasy pans with paper and put it in the bin. Never pour fat down the sink, and let a full sink of hot water go at once now and then.',
        'If a basin gurgles or drains slowly, clean its trap straight away.',
      ],
      firstReason: 'Emptying a trap is easier than clearing the blockage later',
      safety: 'Never open a trap after anyone has used drain cleaner: the liquid in it burns eyes and skin.',
    },
    'plumbing-and-drains.test-meter': {
      title: 'Test for hidden leaks at the meter',
      why: 'A leak in a wall or under the drive makes no puddle. If the meter moves while no one is using water, water is escaping somewhere.',
      steps: [
        'Choose two hours when everyone is out or needs no water, with the washing machine, dishwasher and watering off.',
        'Read the meter with all its digits, including the red ones, or photograph it.',
        'Use no water at all, toilets included, and read it again after two hours.',
        'If it has moved, close the stopcock and repeat. If it still moves, the supply pipe leaks; if it stops, the leak is indoors.',
        'If your home has no meter of its own, close every tap late in the evening and listen at the stopcock. A hiss means that water is running somewhere.',
        'Test the toilets with dye first, then call a plumber or the water company.',
        'Repeat the test whenever a bill surprises you.',
      ],
      firstReason: 'Water that escapes inside a wall makes no puddle',
      safety:
        'The lid of a meter pit is heavy. Lift it with both hands, look in before you reach in, and close it again.',
      tenant: 'If the meter moved, send your landlord both photographs.',
    },
    'plumbing-and-drains.flush-idle-taps': {
      title: 'Run taps and drains that are rarely used',
      why: 'Legionella can grow in pipes that stand idle. In idle traps, the water dries up and sewer air gets in, most often in guest bathrooms and through cellar drains.',
      steps: [
        'Go to every tap, shower and toilet that is rarely used, and open the window. If you use them all, see to the floor drains only.',
        'Run cold, then hot, for two minutes each, gently. Put a shower head in a bag or hold it low in the tray, so that it makes no spray.',
        'Flush the toilets with the lid down.',
        'Pour a litre of water into each floor drain, and run a little into an unused bath, basin and washing-machine waste.',
        'Run unused outlets once a week, as HSE advises, and after every holiday.',
        'Have a plumber remove pipes that no longer serve anything.',
      ],
      firstReason: 'Standing water in unused pipes breeds bacteria',
      safety:
        'Stand back from the first water and don’t breathe its mist, especially if you smoke, are over 45 or have weak lungs.',
    },
    'plumbing-and-drains.winterise-pipes': {
      title: 'Drain the outside tap and lag cold pipes',
      why: 'Water expands as it freezes and splits the pipe, but the flood comes only with the thaw. Draining and lagging before the frost prevents it.',
      steps: [
        'Take the hose off the outside tap, drain it and store it indoors.',
        'Close the indoor valve that feeds the tap. Open the tap outside, let it run empty and leave it open.',
        'Slip foam insulation over pipes in the loft, garage and cellar and along outside walls, bends and valves too, and tape the seams.',
        'Check that the lid and jacket of a loft tank are on, and that no insulation lies under the tank.',
        'If a pipe freezes, close the stopcock and open the tap.',
        'Warm a frozen pipe slowly with warm towels or a hair dryer, starting at the tap end.',
      ],
      firstReason: 'A burst pipe costs far more than an hour with foam and tape',
      safety:
        'Never thaw a pipe with a flame. Keep the hair dryer away from any water, and in a loft step on joists or boards only.',
      tenant: 'Take the hose off and drain the tap yourself. Ask your landlord to lag bare pipes.',
    },
    'plumbing-and-drains.cover-outside-tap': {
      title: 'Get the outside tap and bare pipes ready for a hard freeze',
      why: 'Where frost is rare, pipes run outdoors, in open roof spaces and under floors. The one hard freeze in several winters finds them bare, and the flood comes with the thaw.',
      steps: [
        'Take the hose off the outside tap, empty it and hang it up. Fit a foam cover over the tap, or wrap it in a towel and plastic.',
        'Walk along the pipes outdoors, in the garage, in the roof space and under the floor. Note which ones are bare, and lag the worst.',
        'Keep towels, tape and foam together, for the pipes that you wrap when a freeze is forecast.',
        'On such a night, let the tap farthest from the main drip, and open the cupboards below sinks on outside walls.',
        'No water from one tap in the morning? Shut the water off for the whole home before the pipe thaws, open that tap, and warm the pipe with towels that you dip in hot water.',
      ],
      firstReason: 'An unwrapped pipe can burst in one hard freeze',
      safety:
        'No flame, heater or barbecue near a frozen pipe: under a house it sets fire to the floor. A tap that drips must drain freely.',
      tenant: 'The hose and the cover are yours to see to. Tell your landlord which pipes are bare.',
    },
    'plumbing-and-drains.open-outside-tap': {
      title: 'Open the outside tap again and look for a split',
      why: 'A pipe that froze splits inside the wall and shows nothing while it is empty. The leak comes when the water is turned on, so be there to see it.',
      steps: [
        'Close the tap outside, then open its indoor valve a little at a time and listen for hissing.',
        'Run your hand along the pipe indoors and round the wall where it goes through. It must stay dry.',
        'Open the tap outside and let it run until no more air comes. Then close it and wait five minutes for drips.',
        'If anything drips or hisses, close the indoor valve again and call a plumber.',
        'Screw the hose on, check its washers, and drain it whenever a late frost is forecast.',
      ],
      firstReason: 'Catch a frost-split pipe while you are there to turn it off',
      safety:
        'Don’t drink the first water from a hose, and let it run low to the ground without spray: water that has stood in a warm hose can carry Legionella.',
      tenant: 'Report a split pipe or a tap that drips to your landlord, and leave its indoor valve closed.',
    },
    'plumbing-and-drains.check-septic-tank': {
      title: 'Check the septic tank and its drain field',
      why: 'A tank that fills up pushes solids into the drain field and clogs the soil for good. A new field costs many times what a look and a pumping do.',
      steps: [
        'Walk over the drain field. Soggy ground, a strip of bright green grass or a smell of sewage means that it no longer takes the water.',
        'Indoors, listen for gurgling drains and watch whether toilets and baths empty slowly on every floor.',
        'From outside, check that the covers are whole, closed and locked or too heavy for a child.',
        'If your tank has an outlet filter that its manual says you may clean, hose it off so that the water runs back into the tank.',
        'Keep roof water, cars and trees off the field, and send no wipes, fat, paint or medicines down the drains.',
        'Look up when the tank was last pumped and inspected. [[FR: The SPANC inspects the system, at most ten years apart. | EPA advises a professional inspection at least every three years.]]',
      ],
      firstReason: 'A tank shows small signs long before it backs up',
      safety:
        'Never lean into a septic tank or climb in: its gases can make you faint and kill within minutes. Keep children away from open covers, keep flames away, and wash your hands afterwards.',
      tenant: 'Report smells, soggy ground and broken covers to your landlord at once.',
    },
    'plumbing-and-drains.book-septic-pumping': {
      title: 'Book the pumping of the septic tank',
      why: 'Sludge that is never removed ends up in the drain field. [[FR: The height of the sludge, and not the calendar, says when to pump. | EPA advises pumping every three to five years, sooner for a small tank or a large household.]]',
      steps: [
        'Book a licensed firm. [[GB: Do it every year: the rules in England ask for it, unless the maker says otherwise. In Wales, up to two years may pass. | FR: By law it is due when sludge fills half of the tank. | Ask how often your local rules require it.]]',
        'Find and uncover both lids beforehand, and clear the way for the lorry’s hose.',
        'Ask the firm to measure the sludge and scum before pumping, and to inspect the baffles and the outlet filter.',
        'Plan the next visit from the measurement. [[FR: | EPA calls a tank due when sludge and scum take up more than a quarter of its depth.]]',
        'Keep [[FR: the tracking form of the sludge, for which the SPANC asks | the receipt: a buyer, the council or the insurer may ask for it]].',
      ],
      firstReason: 'Pumping the tank costs far less than a replacement drain field',
      safety:
        'Leave opening and entering the tank to the firm, and stay upwind. Close and lock the covers as soon as it leaves.',
      tenant:
        '[[FR: Emptying the tank is the tenant’s job; ask your landlord when it was last done. | Find out who pays for it.]]',
      landlord: 'pumping of the septic tank',
    },
    'plumbing-and-drains.test-sump-pump': {
      title: 'Test the sump pump with a bucket of water',
      why: 'A sump pump stands idle for months and is needed in the worst storm. Ten minutes with a bucket show a stuck float or a dead socket before a flooded cellar does.',
      steps: [
        'Unplug the pump before you reach into the pit. Then lift out gravel and rubbish that could jam the float.',
        'Plug it in again and pour water in slowly until the float rises. The pump must start by itself, clear the pit within a minute or so, and stop.',
        'Look outside that the water comes out, well away from the wall, and that the pipe isn’t blocked or frozen.',
        'Watch whether water runs back into the pit. If it does, the check valve needs replacing.',
        'If there is a back-up pump or battery, unplug the main pump and test the back-up in the same way. Test the high-water alarm.',
        'If it hums, rattles, runs on or fails to start, call a plumber before the next heavy rain.',
      ],
      firstReason: 'Make sure that the pump works before the next storm',
      safety:
        'Never reach into the pit while the pump is plugged in, and never stand in water near its plug. If the cellar is already flooded, stay out until the power is off.',
      tenant: 'Test it yourself, and report a pump that doesn’t start to your landlord the same day.',
    },
    'plumbing-and-drains.refill-softener': {
      title: 'Refill the water softener with salt',
      why: 'A softener without salt lets hard water through without a sign, and limescale settles in the water heater and the taps again.',
      steps: [
        'Open the salt tank. GE advises a refill when it is between a quarter and half full; a block softener needs a new pair of blocks when one is half gone.',
        'Push a broom handle gently down through the salt. If it meets a hard crust with a hollow below, break the crust up without hitting the sides.',
        'Pour in softener salt of the kind that the manual names, to two thirds of the tank. Never use road or table salt.',
        'Wipe the rim dry and close the lid. Check that the clock and the hardness setting are right, because both are lost in a power cut.',
        'Rub soap between your hands under a softened tap. If it hardly lathers, run a regeneration; if that changes nothing, call the maker’s technician.',
      ],
      firstReason: 'An empty softener lets limescale back in without a sign',
      safety:
        'Bags of salt are heavy: lift with your knees or buy small ones. Softened water contains more sodium. For babies’ bottles and low-salt diets, use a tap that isn’t softened.',
    },
    'plumbing-and-drains.change-filter-cartridges': {
      title: 'Change the water filter cartridges',
      why: 'A cartridge that is past its date no longer holds back what it was bought for, and bacteria can grow in it. The water is then worse than without a filter.',
      steps: [
        'Read the maker’s limit, in months or litres, and change each cartridge at whichever comes first. Six months is common, and a reverse-osmosis membrane lasts two years or more.',
        'Close the valve before the filter and open the filtered tap until nothing comes. Put a bucket under the housing.',
        'Unscrew the housing with its wrench. Wash it with washing-up liquid and a soft brush, and rinse it well.',
        'Wipe the sealing ring, grease it with the maker’s silicone grease if it is dry, and lay it flat in its groove.',
        'Put in the new cartridge with clean hands, screw the housing on hand-tight and write the date on it.',
        'Open the valve slowly, look for drips, and run the water for as long as the maker says before you drink it.',
        'A filter jug or a tap filter is changed in the same way, without tools.',
      ],
      firstReason: 'An old cartridge makes water worse, not better',
      safety:
        'Buy cartridges certified for your filter. If your water comes from a private well or a notice says to boil it, a filter alone may not make it safe to drink.',
      tenant: 'Ask who supplies the cartridges if the filter belongs to the home.',
    },
    'plumbing-and-drains.clean-storage-tank': {
      title: 'Clean the water storage tank',
      why: 'Silt, slime and insects collect at the bottom of a tank, and chlorine from the mains fades there. The family then drinks from its dirtiest point.',
      steps: [
        'If the tank belongs to the building, ask the manager when it was last cleaned. If it is hard to reach or big enough to stand in, hire a tank-cleaning firm.',
        'Close the inlet and use up the water. From outside, scrub walls and floor with a clean long-handled brush and plain water.',
        'Drain the dirt through the washout until the water runs clear.',
        'Refill the tank. For 500 litres, stir in [[FR: 1 litre of plain household bleach at 2.6% active chlorine, or 250 ml at 9.6% (without | 500 ml of plain household bleach (about 5%, without]] scent or detergent). Let each tap run until you smell it.',
        'Leave it closed for 24 hours and drink none of it. Then drain the tank, fill it and run every tap until the smell has gone.',
        'Check that the lid closes tightly, that vents and overflow have fine mesh against mosquitoes and rats, and that the float valve stops the water.',
        'Write the date on the tank.',
      ],
      firstReason: 'Silt and slime collect in the water that you drink',
      safety:
        'Never climb into a tank: people have died in them for lack of air. Stay away from unguarded roof edges, have a helper, and wear gloves and goggles. Mix bleach with nothing but water.',
      tenant:
        'The tank’s owner has to clean it. If the water is cloudy or smells, drink other water until it has been done.',
      landlord: 'cleaning of the water storage tank',
    },
    'plumbing-and-drains.check-storage-tank': {
      title: 'Check the lid, float and overflow of the water tank',
      why: 'A lid that has slipped lets in leaves, rats and mosquitoes. A float valve that doesn’t close sends water down the overflow all night. Both show at a glance.',
      steps: [
        'Go only where you can stand safely. If the tank belongs to the building, ask the manager for this check.',
        'Push on the lid: it must fit tightly and be fastened. Look for cracks, rust and wet patches on the tank and its stand.',
        'Open the lid. While water is being supplied, push the float down: water must run in. Lift it: the water must stop.',
        'Look at the mesh of the vents and the overflow, and mend each hole. An overflow that drips means that the float valve leaks.',
        'Shine a torch (flashlight) inside. If you see mud, slime or insects, clean the tank now instead of at its next date. Close and fasten the lid.',
      ],
      firstReason: 'A loose lid lets mosquitoes and dirt into your water',
      safety:
        'Go up only by a fixed stair to a roof with a parapet or railing, not in wind or rain. Touch no float on an electric cable: it is a mains switch. Wash your hands before you touch any other float. Never climb onto the tank or into it.',
      tenant: 'Report a loose lid, a dripping overflow or cloudy water to your landlord.',
    },
  },
} as const satisfies ItemWords;
