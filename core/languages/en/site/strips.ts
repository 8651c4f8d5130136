/** What the drawn steps of a task say, panel by panel, and how readers tell that the work has succeeded. */
export const strips = {
  title: 'In pictures',
  worked: 'How to tell that it worked:',
  tasks: {
    'fridge.clean-coils': {
      which: 'Where are your coils?',
      kinds: [
        {
          name: 'On the back',
          panels: [
            'Unplug the fridge',
            'Two people rock it out from the wall',
            'Brush the dust off, and vacuum it up',
            'Push it back, but leave a gap for air',
          ],
        },
        {
          name: 'Behind the kick plate',
          panels: [
            'Unplug the fridge',
            'Pull the kick plate off',
            'Brush and vacuum the coils',
            'Clip the plate on again',
          ],
        },
        {
          name: 'None to be seen',
          panels: [
            'Unplug the fridge',
            'The coils are in its walls: find the grilles',
            'Vacuum the grilles, and the floor behind',
            'Push it back, but leave a gap for air',
          ],
        },
      ],
      worked: 'no dust is left on the tubes or the grille, and over the next days the motor pauses more often.',
    },
    'fridge.check-temperature': {
      panels: [
        'Put the thermometer in a glass of water',
        'Leave it overnight on the middle shelf',
        'Before breakfast it reads 5 °C or less',
        'Too warm? One step colder, and 24 hours',
      ],
      worked: 'the glass reads 5 °C or less on two mornings, and the freezer −18 °C or colder.',
    },
    'fridge.clean-door-seals': {
      panels: [
        'Wipe each fold with soapy water',
        'Brush out the crumbs, then dry it',
        'Shut the door on a strip of paper',
        'It must drag: if it slides out, air gets in',
      ],
      worked: 'the paper drags at every place all round the door.',
    },
    'dishwasher.clean-filter': {
      panels: [
        'Turn the cylinder anticlockwise, lift it out',
        'Rinse it hot, and brush the mesh',
        'With gloves on, empty the hollow beneath',
        'Refit both, and turn until it locks',
      ],
      worked: 'you can’t lift the filter without turning it, and no grit is left on the glasses of the next wash.',
    },
    'dishwasher.refill-salt': {
      panels: [
        'Unscrew the cap in the floor',
        'Fill up with dishwasher salt',
        'Wipe the rim, close the cap tightly',
        'Start a programme at once',
      ],
      worked: 'the salt light goes out within a few washes, and glasses come out without a white film.',
    },
    'dishwasher.clear-spray-arms': {
      panels: [
        'Lift the lower arm off',
        'Poke seeds out of the jets',
        'Flush it: water leaves every jet',
        'Refit it, and spin it by hand',
      ],
      worked: 'nothing rattles in the arms, and they spin freely with both baskets loaded.',
    },
    'washing-machine.clean-pump-filter': {
      which: 'How do you load it?',
      kinds: [
        {
          name: 'From the front',
          panels: [
            'After a cool wash, unplug it',
            'Let the water out into a flat dish',
            'Turn the filter slowly anticlockwise',
            'Take out fluff and coins, and rinse',
            'Screw it in firmly',
          ],
        },
        {
          name: 'From the top, no flap',
          panels: ['Unplug it', 'Take the lint trap out of the drum', 'Rinse the lint off', 'Click the trap back in'],
        },
      ],
      worked: 'the next wash drains without a drip at the flap and without a hum that goes on.',
    },
    'washing-machine.clean-seal-drawer': {
      panels: [
        'Unplug it. Look into the fold for coins',
        'Wipe the fold all round',
        'Press the catch, pull the drawer out',
        'Rinse and brush the drawer',
        'Slide it back. Leave the door ajar',
      ],
      worked: 'a white cloth run round inside the fold stays clean, and the softener chamber is empty after a wash.',
    },
    'washing-machine.run-maintenance-wash': {
      panels: [
        'Empty drum; no coins in the seal',
        'Half a dose of powder',
        'Cottons, 60 °C or hotter',
        'Wipe it dry, leave the door ajar',
      ],
      worked: 'the open drum smells of nothing the next morning.',
    },
    'washing-machine.check-hoses': {
      panels: [
        'Unplug it, close the taps',
        'Bend each hose: no cracks, no rust',
        'Over a bucket, rinse the strainer',
        'Open the taps: dry after 10 minutes?',
      ],
      worked: 'kitchen paper round each joint is still dry ten minutes after you opened the taps.',
    },
    'oven.clean-door-glass': {
      panels: [
        'Oven off and cold',
        'A wet cloth on the pane for 15 minutes',
        'Soft sponge: no steel wool, no scraper',
        'Wipe the seal, look for chips and tears',
      ],
      worked: 'you can see the rack through the closed door, and the door shuts without a gap.',
    },
    'oven.test-temperature': {
      panels: [
        'Hang it in the middle, set 180 °C',
        'Once it is ready, wait 20 minutes',
        'Read through the glass, three times',
        'Note the difference, allow for it',
      ],
      worked: 'the three readings are close together, so that one difference holds for every recipe.',
    },
    'air-conditioning.clean-filters': {
      panels: [
        'Switch the power off',
        'Lift the panel, slide the filters out',
        'Vacuum the dusty side',
        'Dry them fully, never in the sun',
        'Slide them back, close the panel',
      ],
      worked: 'you can see light through the whole mesh, and air comes out as strongly at both ends.',
    },
    'air-conditioning.clear-outdoor-unit': {
      panels: [
        'Switch it off at the isolator',
        'Clear leaves: 60 cm free all round',
        'Brush along the fins, never across',
        'Rinse gently from top to bottom',
      ],
      worked: 'you can see between the fins, and the unit hums evenly when it runs again.',
    },
    'coffee-machine.clean-brew-group': {
      which: 'Which machine is yours?',
      kinds: [
        {
          name: 'Bean to cup',
          panels: ['Switch it off', 'Take the brew unit out', '5 minutes in plain water', 'Dry it, click it back'],
        },
        {
          name: 'With a handle',
          panels: [
            'Soak basket and metal head',
            'Brush the screen',
            'If the manual allows it: cleaner in the blind basket',
            'Pump 10 seconds and pause, five times',
            'Rinse five times, pour away the first shot',
          ],
        },
      ],
      worked: 'the last rinse runs clear and without foam, and the next coffee doesn’t taste of cleaner.',
    },
    'coffee-machine.descale': {
      panels: [
        'Filter out, a bowl of 2 litres under it',
        'The maker’s descaler and water in the tank',
        'Run the descaling programme',
        'Rinse with two full tanks',
      ],
      worked: 'the descaling light is out, and the water runs evenly from the spouts.',
    },
    'shower.descale-head': {
      panels: [
        'Unscrew the head',
        'Soak it in limescale remover',
        'Rub the nozzles, rinse it out',
        'Refit it, and run hot water',
      ],
      worked: 'every nozzle gives a straight jet, and the joint doesn’t drip.',
    },
    'shower.clear-drain': {
      panels: [
        'Lift the grate',
        'Pull out the hair',
        'Wash the cup of the trap',
        'Press it back onto its ring',
        'Run hot water: it drains',
      ],
      worked: 'a minute of full flow leaves no puddle, and the drain doesn’t smell the next day.',
    },
    'shower.test-mixer': {
      panels: [
        'Nobody under it: cold to hot, five times',
        'Set 38 °C: it reads 36 to 40 °C',
        'Hottest setting: 41 °C at most',
        'Cold tap closed: the flow stops',
      ],
      worked:
        'both temperatures are within these limits, and the flow stops without cold water. Otherwise, stop using the shower.',
    },
    'bathtub.measure-hot-tap': {
      panels: [
        'Hot tap alone, one minute',
        'Fill a mug, put the thermometer in',
        'With a mixing valve: 48 °C at most',
        'For a bath: cold first, then hot',
      ],
      worked: 'a second mug reads the same to within 1 °C.',
    },
    'bathtub.clean-waste': {
      panels: [
        'Lift out the plug',
        'Pull out the hair',
        'Wash the plug and its seat',
        'Fill up to the overflow: dry below?',
      ],
      worked: 'the overflow takes the water of a gentle tap for a minute, and the bath empties without gurgling.',
    },
    'toilet.test-leak': {
      panels: [
        'Lift the lid straight up',
        'A few drops of food colouring',
        'Don’t flush for 10 minutes',
        'Colour in the bowl: the seal leaks',
      ],
      worked: 'after ten minutes the bowl is clear. That means there is no leak.',
    },
    'toilet.work-valve': {
      panels: [
        'Find the valve on the pipe',
        'Close it gently, never by force',
        'Flush: it must not refill',
        'Open it fully, and feel for drips',
      ],
      worked: 'the cistern stays empty while the valve is closed, and the paper round its nuts stays dry afterwards.',
    },
    'central-heating.check-pressure': {
      panels: [
        'Heating off and cold',
        'Read the gauge: 1 to 1.5 bar',
        'Below 1: open the filling valves slowly',
        'At 1.5 bar, close both',
      ],
      worked: 'the gauge reads the same the next morning, cold.',
    },
    'central-heating.bleed-radiators': {
      panels: [
        'Cold at the top? Heating off, let it cool',
        'Cloth below, key onto the valve',
        'A quarter to half turn: air hisses',
        'Water comes: close it gently',
        'Read the gauge, top up below 1 bar',
      ],
      worked: 'with the heating on, the radiator is warm to its top and doesn’t gurgle.',
    },
    'microwave.steam-clean': {
      panels: [
        'Water and a wooden spoon in a glass bowl',
        'Heat it for 3 minutes',
        'Leave the door shut for 5 minutes',
        'Lift it out with gloves, wipe all round',
      ],
      worked: 'a dry white cloth stays clean on the ceiling and round the door.',
    },
    'wine-fridge.vacuum-grilles': {
      panels: ['Unplug it', 'Find the grille: at the foot or the back', 'Vacuum it', 'Leave a gap for the air'],
      worked: 'it runs evenly, without rattling, and the display holds its temperature.',
    },
    'gas-stove.clean-burners': {
      panels: [
        'Knobs off, burners cold: lift off the caps',
        'Soak them in hot soapy water',
        'Clear the ports with a pin',
        'Dry all; seat each cap flat',
        'The flame burns blue all round',
      ],
      worked: 'every burner catches at once, and burns blue and steady all the way round.',
    },
    'chimney.inspect-stack': {
      panels: [
        'From the ground, on a bright day',
        'Cowl, pot, mortar and lead: all straight?',
        'Indoors: no damp, no stains',
        'The room’s air vent is open',
      ],
      worked: 'you have seen all four sides, and a photograph shows the state of each for the next year.',
    },
  },
} as const;
