import type { ItemWords } from '../../item-words.ts';

export const gasStove = {
  name: 'Gas Stove',
  tasks: {
    'gas-stove.book-service': {
      title: 'Book the yearly gas safety check',
      why: 'A gas hob has no flue, so you breathe in everything that a faulty burner produces. The check measures carbon monoxide and proves that the pipework is tight.',
      steps: [
        'Choose [[GB: an engineer on the Gas Safe Register | US CA: a licensed plumber or gas technician | PL: an inspector for the yearly check under article 62 of the Building Law | FR: a certified gas professional, or an inspector such as Qualigaz | IN: an engineer of your gas distributor | a licensed gas engineer]], and check their card or licence at the door.',
        'Ask for a leak test and checks of the gas pressure, flames and flame-failure devices.',
        'Have the gas tap, the pipe and the room’s air supply checked too.',
        'Have the flexible hose replaced if it is cracked or past its date.',
        'Have other gas appliances checked on the same visit.',
        'Keep the report. Don’t use anything that was marked unsafe.',
      ],
      firstReason: 'A hob has no flue, so only a check shows what it gives off',
      safety:
        'Smell gas? Don’t touch any switches. Put out flames, and open windows on your way out. Close the gas valve if you safely can, go outside with everyone, and from there call {any gas number}.',
      tenant:
        '[[AU: In Victoria, the law requires a check every two years in rented homes. | GB: The law asks for a check of your landlord’s gas appliances and pipes every 12 months, and you get the record. A cooker of your own is yours to have checked. | IN: The gas connection and the hob are usually yours, and so is their check. | Ask to see the report of the last gas check.]]',
      landlord: 'gas safety check',
    },
    'gas-stove.clean-burners': {
      title: 'Clean the hob’s burner caps and check the flames',
      why: 'Food that boils over blocks some of the burner ports. The flame then burns unevenly and leaves soot.',
      steps: [
        'With knobs off and burners cold, soak the pan supports, caps and flame rings in hot soapy water.',
        'Brush them and clear blocked ports with a straight pin, never a toothpick, which can break off.',
        'Wipe the hob and the igniter tips with a wrung-out cloth, and keep water out of the gas jets.',
        'Dry everything and seat each cap flat on its ring. A tilted cap makes the flame burn sideways.',
        'Light each burner: it should catch at once and burn blue and steady all the way round.',
        'Turn each flame to low and open a cupboard door briskly: it should stay lit.',
        'Whenever you cook, use the hood and watch the colour of the flames. [[JP: Change the batteries when the spark is slow. If the rubber hose is hard, cracked or loose, shut the gas tap and have it replaced. | ]]',
      ],
      firstReason: 'A steady blue flame is the sign of a clean and safe burner',
      safety:
        'Stop using a burner if its flame is lazy, yellow or orange, lifts off, or leaves soot on pans. Call a gas engineer. Don’t unscrew or drill the gas jets.',
      tenant:
        'Report a yellow flame or soot to your landlord at once. If you smell gas, go outside first and call {any gas number}.',
    },
    'gas-stove.check-bottle': {
      title: 'Check the hob’s gas bottle, hose and regulator',
      why: 'Bottled gas is heavier than air: a leak in the hose fills a cupboard from the floor up. Rubber hardens with age, and a joint is most likely to leak just after a change of bottle.',
      steps: [
        'Each time you change the bottle, and today, turn the hob off and keep flames and cigarettes away.',
        'Read the date on the hose. [[BR: INMETRO’s rules give the hose and the regulator five years from the date on them. | IN: Distributors replace the Suraksha hose after five years. | FR: Replace the hose by the date printed on it. | Replace it by its date, or after five years if it has none.]]',
        'Bend the hose along its length. It must have no cracks, no sticky patches and no part near the oven’s heat.',
        'With the valve open, wet each joint with soapy water and wait a minute. If bubbles grow, close the valve and have the part replaced.',
        '[[US CA AU: Keep the bottle upright and outdoors, away from drains and openings into the house. | Stand the bottle upright where air can move at floor level: never in a cellar, or in a cupboard without vents.]]',
        'Close the valve at night and when you go away.',
      ],
      firstReason: 'An aged hose can fill the kitchen with gas overnight',
      safety:
        'If you smell gas, touch no switch and light nothing. Close the bottle if you can do so safely, open doors and windows, go outside with everyone and call {emergency number}. Never look for a leak with a flame.',
      tenant: 'The bottle and its hose are usually yours. Report a fixed pipe or a tap that leaks to your landlord.',
    },
    'gas-stove.check-gas-tank': {
      title: 'Look over the propane tank in the garden',
      why: 'Plants, rust and rubbish creep up on a tank. The supplier services the valves, but only you see each month what grows around them.',
      steps: [
        'Read the gauge, and order at 25 to 30 %. Don’t let it run empty: air in the line means a test of the whole system.',
        'Cut grass and branches for 3 m around, and take away all that burns. No open fire, and no car or mower on charge near it.',
        'Look at the paint, the feet and the hood from outside for rust and for a tank that leans.',
        'Check that the hood closes, that the supplier’s emergency number can be read, and that the lorry’s hose has a free way.',
        'Ask the supplier when valves and tank are due for their inspection.',
      ],
      firstReason: 'A tank that is overgrown can’t be reached when it matters',
      safety:
        'If you smell gas, light nothing and touch no switch: close the tank’s valve if you can do so safely, go upwind with everyone and call {emergency number} from there. Leave valves and regulators to the supplier.',
      tenant: 'Ask who orders the gas and the inspection, and report rust.',
    },
  },
} as const satisfies ItemWords;
