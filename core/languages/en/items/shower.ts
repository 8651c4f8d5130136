import type { ItemWords } from '../../item-words.ts';

export const shower = {
  name: 'Shower',
  tasks: {
    'shower.descale-head': {
      title: 'Descale the shower head and hose',
      why: 'Limescale and slime in a shower head let Legionella bacteria grow, and the spray carries them into your lungs.',
      steps: [
        'Unscrew the head and the hose by hand, or with a spanner over a cloth.',
        'Soak both in a bucket of citric-acid limescale remover, as strong and as long as its label says. Hansgrohe warns against vinegar on its finishes.',
        'Rub the nozzles with a soft brush, and rinse the grit out of the strainer at the inlet.',
        'Rinse everything inside and out. Refit the parts hand-tight with their washers.',
        'Lay the head low in the tray and run hot water for two minutes. Stand back from the spray.',
      ],
      firstReason: 'Clean nozzles spray evenly and give germs less to live on',
      safety:
        'Never let limescale remover meet bleach or a mould spray: together they give off chlorine gas. Test coloured finishes on a hidden spot first.',
    },
    'shower.clear-drain': {
      title: 'Clear hair from the shower drain',
      why: 'Hair and soap form a plug just below the grate. Removing it every quarter takes minutes; after a year it may need a plumber.',
      steps: [
        'Pull up the grate, or undo its screw.',
        'Pull the hair out with gloved fingers or a plastic drain strip, and put it in the bin.',
        'If the trap has a cup that lifts out, wash it and press it back until it sits on its sealing ring.',
        'Run hot water for a minute and check that it drains. The trap must stay full: that keeps sewer smells out.',
        'Pick hair off the grate after each shower. Clear the trap as soon as water collects in the tray.',
      ],
      firstReason: 'A handful of hair removed now can save a call to the plumber',
      safety:
        'Clear the drain by hand rather than with caustic drain cleaner. Caustic burns skin and eyes, and stays in the trap for the next person to open it.',
    },
    'shower.clean-glass': {
      title: 'Remove limescale from the shower glass and tiles',
      why: 'Fresh limescale dissolves in minutes. Old limescale etches glass and grout, and then it has to be scraped off.',
      steps: [
        'Wet the glass and tiles, so that the grout doesn’t soak up the cleaner.',
        'Spread a bathroom limescale remover from the bottom upwards, and leave it for the time on its label.',
        'Wipe with a wet cloth, and brush the rails and the lower door seal.',
        'Rinse everything, metal parts first, and draw the water down with a squeegee.',
        'After each shower, use the squeegee for ten seconds. That prevents most new limescale.',
      ],
      firstReason: 'Limescale comes off easily while it is still thin',
      safety:
        'Use no acid on marble, limestone or other natural stone. Open a window, and use no bleach on the same day.',
    },
    'shower.wash-curtain': {
      title: 'Wash the shower curtain or the seals of the screen',
      why: 'The hem of a curtain and the lower seal of a screen hardly ever dry, so pink slime and black mould settle there. A wash saves buying new ones.',
      steps: [
        'If you have a curtain, unhook it and read its label. Most polyester curtains take a gentle machine wash; wash thin plastic by hand.',
        'In the machine, use ordinary detergent and add a couple of towels, which rub the folds clean.',
        'If you have a screen, pull off the lower seal, scrub it and its groove with washing-up liquid, and push it back with the lip facing inwards.',
        'Wipe the rail and rings, or the hinges and runners, while you can get at them.',
        'Hang a curtain back wet and spread it to its full width. Air the room.',
      ],
      firstReason: 'Slime settles in folds and seals that never quite dry',
    },
    'shower.check-sealant': {
      title: 'Check the shower sealant, grout and tray for gaps',
      why: 'A hairline gap lets a little water into the wall at every shower. The first sign is often a stain on the ceiling below.',
      steps: [
        'Dry the corners and press along the sealant. It should spring back and stick to both sides.',
        'With a torch (flashlight), look for missing grout. Tap the lowest tiles: if they sound hollow, water may have got behind them.',
        'Shift your weight in the tray. It must not sink away from the sealant.',
        'Feel the ceiling or the skirting on the other side for damp.',
        'Keep water off a failed joint until you have cut out the old sealant, dried the gap completely and let new sanitary silicone cure.',
      ],
      firstReason: 'See whether water is getting into the wall before a stain shows',
      tenant: 'Send your landlord a photo of any split, hollow tile or damp spot.',
    },
    'shower.test-mixer': {
      title: 'Test the shower mixer and its hot stop',
      why: 'Stored hot water is kept near 60 °C against Legionella, so the mixer has to protect you from scalds. Limescale can make it stick.',
      steps: [
        'Is it thermostatic, with one knob marked in degrees? If not, only measure its hottest water and ask a plumber about one that is.',
        'With no one in the shower, turn the mixer from cold to hot and back five times. This keeps the cartridge free.',
        'Set it to 38 °C and hold a thermometer in the stream for a minute. It should read 36 to 40 °C.',
        'Press the safety button, turn to the hottest setting and read again: no more than 41 °C. For small children and frail people Grohe advises 38 °C.',
        'Set 38 °C again and close the cold isolating valve if you can reach it. The flow must stop or fall to a trickle within seconds. Open the valve again.',
        'If anything fails, stop using the shower and have it serviced. Hansgrohe asks for a yearly service anyway.',
      ],
      firstReason: 'Find out how hot the water gets at the hottest setting',
      safety:
        'Test with the thermometer and never with your hand. If the shower is too hot, have the mixer limited. Don’t cool the tank to make up for it: below 60 °C Legionella can survive in it.',
      tenant: 'Ask your landlord to have a faulty mixer serviced.',
    },
    'shower.check-hose': {
      title: 'Check the shower hose, rail and flow',
      why: 'A split hose or a loose rail gives way without warning, usually while someone is holding it.',
      steps: [
        'At full flow, look for drips at both ends of the hose and at the mixer.',
        'Bend the hose along its length and feel for splits and bulges. Replace it if the lining shows.',
        'Pull gently on the rail and the holder, and tighten any loose screw.',
        'If a bucket gains 5 litres at full flow in less than 40 seconds, a water-saving head would use less.',
      ],
      firstReason: 'Catch a splitting hose while it is still only a drip',
      safety:
        'A shower rail isn’t a grab rail: never lean on it. Before you fit a water-saving head to an electric shower, check that its manual allows one.',
    },
    'shower.remove-mould': {
      title: 'Look for black mould in the grout and clean it off',
      why: 'Mould on grout comes off if you catch it early. Once it has grown into silicone, no cleaner reaches it and the joint has to be replaced.',
      steps: [
        'After every shower, run the fan or open the window. Look along the grout, the silicone and the ceiling in good light. If you see no spots, you are done.',
        'For spots, open the window or run the fan, and put on gloves, eye protection and old clothes. Wash the grout with washing-up liquid and rinse it well.',
        'Mix household bleach into cold water, no more than [[US: a quarter of a cup to the quart | FR: 110 ml to the litre at 2.6% active chlorine, or 30 ml at 9.6% | 60 ml to the litre]]. Or use a ready-made mould spray undiluted.',
        'Dab it on the spots with a cloth; don’t spray upwards. Leave it for ten minutes, then scrub, rinse and dry.',
        'If mould returns within weeks, or covers more than about 1 m by 1 m, look for a leak or poor ventilation and get advice.',
      ],
      firstReason: 'A spot the size of a coin comes off in minutes; a whole wall takes a day',
      safety:
        'Mix bleach only with water. With limescale remover, vinegar, ammonia or alcohol it gives off poisonous fumes. Keep it off metal, natural stone and your skin.',
    },
  },
} as const satisfies ItemWords;
