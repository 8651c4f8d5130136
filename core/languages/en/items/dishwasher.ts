import type { ItemWords } from '../../item-words.ts';

export const dishwasher = {
  name: 'Dishwasher',
  tasks: {
    'dishwasher.clean-filter': {
      title: 'Clean the dishwasher’s filter',
      why: 'All the wash water passes through this mesh many times. Once it is greasy, it smells and puts grit back on the glasses.',
      steps: [
        'Turn the cylinder under the lower basket anticlockwise and lift it out with the flat mesh.',
        'Rinse both under the hot tap and brush the mesh with a drop of washing-up liquid.',
        'Put on gloves and take seeds, labels and broken glass out of the hollow beneath.',
        'Refit both and turn until the cylinder locks: a loose filter lets scraps into the pump.',
        'Rinse scraps off the mesh whenever you see them. If you wash every day, clean the filter every month.',
      ],
      firstReason: 'Trapped food is the usual cause of a smelly dishwasher',
      safety: 'Switch the machine off and let it cool first.',
    },
    'dishwasher.run-hot-wash': {
      title: 'Run the dishwasher’s hottest programme',
      why: 'Eco washes at about 50 °C leave a film of fat in the hoses and sump. A hot programme melts it before it smells.',
      steps: [
        'If you have used a hot programme in the past month, just tick this task off.',
        'Load pans or plates that withstand heat, but no wood or thin plastic.',
        'Choose the intensive programme, at about 70 °C, with a full dose of detergent.',
        'Leave the door ajar afterwards so that the inside dries.',
      ],
      firstReason: 'Eco programmes save energy but leave fat behind',
      safety: 'Wait a few minutes, and stand back from the steam when you open the door.',
    },
    'dishwasher.refill-salt': {
      title: 'Refill the dishwasher’s salt and check its setting',
      why: 'The built-in softener does not work without salt. Limescale then clouds the glasses, narrows the jets and furs up the heater.',
      steps: [
        'Unscrew the cap in the floor and fill up with dishwasher salt through the funnel. Table salt has additives that clog the softener. No cap means no softener: there is nothing to fill.',
        'Wipe the rim, close the cap tightly and start a programme at once, so that no brine stays on the steel.',
        'Compare the setting in the menu with the water hardness that your supplier states.',
        'All-in-one tablets need salt too if your water is harder than the limit on their pack, often 21 °dH (37 °f).',
        'Refill sooner if the salt light comes on.',
      ],
      firstReason: 'Cloudy glasses often mean that the softener is empty',
      safety: 'Never put detergent in the salt compartment: it ruins the softener.',
    },
    'dishwasher.wipe-door-seal': {
      title: 'Wipe the dishwasher’s door edges, seal and hinges',
      why: 'The spray never reaches the bottom edge of the door. Fat and mould collect there, harden the rubber and make the door drip.',
      steps: [
        'Wipe the sides and lower edge of the open door with warm soapy water.',
        'Wipe the rubber seal all round the opening, and behind it.',
        'Brush the corners by the hinges and the lip under the tub, where sludge gathers.',
        'Dry the seal, feel for cracks and press it back into its groove. After each wash, leave the door ajar for a while.',
      ],
      firstReason: 'The spray misses the rim of the door, so dirt stays there',
      safety: 'Wring the cloth out well and do not spray: the door contains controls and wiring.',
    },
    'dishwasher.run-descaler': {
      title: 'Run an empty dishwasher cycle with machine cleaner',
      why: 'A machine cleaner dissolves limescale on the heater and fat in the pipes, which no brush can reach.',
      steps: [
        'Empty the machine and rinse its filter.',
        'Put the cleaner in the cutlery basket or the dispenser, as its label says.',
        'Start the machine-care programme, or the hottest one, without dishes or detergent.',
      ],
      firstReason: 'Limescale settles on the heater, where no brush can reach',
      safety:
        'Machine cleaner is acidic. Never add chlorine bleach or a bleach-based detergent: together they give off chlorine gas.',
    },
    'dishwasher.clean-dispenser': {
      title: 'Clean the detergent dispenser and set the rinse aid',
      why: 'A flap gummed up with old detergent opens late or not at all, and without rinse aid the glasses dry with spots.',
      steps: [
        'Brush caked powder from the chamber, its hinge and its latch. At each load, fill a dry chamber and shut it at once.',
        'Close the flap and press the catch. It should spring open by itself.',
        'Top up the rinse aid to the mark and wipe up any spills, which would foam.',
        'Set it one step higher for drops and spots on glasses, one step lower for bluish streaks.',
      ],
      firstReason: 'A flap that sticks releases its detergent too late',
      safety: 'Detergent burns eyes and mouth. Wash your hands, and keep tablets out of children’s reach.',
    },
    'dishwasher.clear-spray-arms': {
      title: 'Clear the jets of the dishwasher’s spray arms',
      why: 'A few pips in the jets slow the arm down. One corner of the basket then stays dirty, however hot you wash.',
      steps: [
        'Lift the lower arm off, and unscrew or unclip the upper one.',
        'Hold each arm to the light and poke seeds out of the jets with a wooden cocktail stick.',
        'Flush each arm under the tap until nothing rattles and water leaves every jet.',
        'Refit the arms, load the baskets and spin each arm by hand. It should touch nothing. Scrape pips and bones off plates before each load.',
      ],
      firstReason: 'A single seed can leave one corner of the basket dirty',
      safety: 'Switch it off and let it cool first, and mind knives that point upwards in the basket.',
    },
    'dishwasher.check-drain-pump': {
      title: 'Check the dishwasher’s sump and drain pump wheel',
      why: 'Water left in the bottom often means that glass or an olive stone is stuck in the pump wheel, which you can clear yourself.',
      steps: [
        'Switch the machine off at the plug or the breaker.',
        'Lift out the baskets and the filter and sponge up the water in the bottom.',
        'If your manual shows a pump cover, lever it up as pictured. If not, just wipe out the sump.',
        'Look in with a torch (flashlight), free the wheel with tweezers and turn it with a finger. It moves in jerks but should not stick.',
        'Snap the cover shut, refit the filters and watch a short rinse drain away.',
        'Follow the drain hose under the sink. It should have a high loop and no kinks.',
      ],
      firstReason: 'A splinter of glass is easier to remove before it jams the pump',
      safety: 'Switch the power off first, and wear gloves: splinters of glass collect here.',
    },
    'dishwasher.check-water-supply': {
      title: 'Check the dishwasher’s inlet hose and rinse its strainer',
      why: 'The hose holds mains pressure day and night. A leaking joint behind a cupboard can rot the floor before anyone sees it.',
      steps: [
        'Unplug the machine or switch off its breaker, and close its tap. If the tap will not turn, have it replaced.',
        'Look along the hose with a torch (flashlight) for bulges, cracks and crusted joints.',
        'Over a bucket, unscrew the hose at the tap and pull out the strainer with pliers.',
        'Rinse the strainer and refit it with a sound washer. Screw the hose on by hand, then a quarter turn with pliers.',
        'Open the tap. After a programme, dab the joint with kitchen paper: it should be dry.',
      ],
      firstReason: 'A worn hose can flood a kitchen without warning',
      safety:
        'A plastic box on the tap end of the hose contains an electric valve. Do not wet it, open it or cut that hose.',
      tenant: 'Send your landlord a photo of a stuck tap, or of a worn hose that belongs to the flat.',
    },
    'dishwasher.check-racks-fixing': {
      title: 'Check the dishwasher’s racks, level and worktop fixing',
      why: 'A machine that is not screwed to the worktop can tip when you pull out loaded racks. Rusty rack tips shed flakes that reach the pump.',
      steps: [
        'Press gently on the open door. If the machine leans forward, use a torch (flashlight) to find and tighten its screws under the worktop or at the sides.',
        'Turn the front feet until a spirit level reads true and the door does not rub.',
        'Let go of the door halfway. If it drops, have the hinge ropes or springs adjusted.',
        'Cap bare metal tips on the racks with rubber, or coat them with rack repair paint.',
        'Check whether the maker’s recall page lists your model.',
      ],
      firstReason: 'An unfixed machine can tip when its racks are full',
      safety: 'Empty the racks first, and keep children off the open door.',
    },
  },
} as const satisfies ItemWords;
