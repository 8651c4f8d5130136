import type { ItemWords } from '../../item-words.ts';

export const motorcycle = {
  name: 'Motorcycle',
  tasks: {
    'motorcycle.check-controls': {
      title: 'Check the motorcycle from tyres to stands',
      why: 'On two wheels, one soft tyre or worn brake pad can make you crash. Walk round the motorcycle in the same order each time, so that you miss nothing.',
      steps: [
        'Make a short check before every ride: tyres, brakes, throttle, lights, leaks and stands. Every two months, do the steps below.',
        'With the tyres cold, set the pressures from the handbook and look for nails and cracks.',
        'Change a tyre at 2 mm of tread, even if it is still above its wear bars. [[DE AT: The law requires 1.6 mm front and rear. | The law may ask for more than the bars show.]]',
        'Apply each brake: it should feel firm, not spongy. Check the thickness of the pads, and the fluid level in its windows.',
        'Check that the throttle snaps shut by itself, levers and cables move freely, and the steering turns without a notch.',
        'Try all lights, the brake light with each brake, and the horn. Set the mirrors.',
        'With the bike upright, check that the oil is between the marks and nothing drips. The stands must spring back, and the side stand must cut the engine.',
      ],
      firstReason: 'Learn the checks that you will repeat in short form before every ride',
      safety: 'Stand the motorcycle on firm, level ground. If a brake lever comes back to the handlebar, don’t ride.',
    },
    'motorcycle.lube-chain': {
      title: 'Clean and check the motorcycle’s chain or belt',
      why: 'A dry chain wears the teeth of its sprockets, and a slack one can jump off and lock the wheel.',
      steps: [
        'Stop the engine, take the key out and select neutral. Use a paddock stand, or roll the bike a little at a time.',
        'If yours has a belt, wipe it with a damp cloth, look for cracks, missing teeth and stones, and compare its tension with the handbook. A belt is never oiled.',
        'For a chain, spray on cleaner safe for O-rings, loosen the dirt with a nylon brush, and wipe it off.',
        'Measure the slack midway along the chain, at several positions. It should match the sticker on the swingarm; if not, adjust it by the handbook.',
        'Look for kinked links and hooked sprocket teeth.',
        'Spray chain lubricant on the inner side, wipe off the surplus, and wait an hour before you ride.',
        'With a shaft drive, there is nothing to oil: only look for drips at the rear hub.',
      ],
      firstReason: 'Check that the drive to the back wheel is neither dry nor slack',
      safety:
        'Never let the engine turn the wheel while you clean: the chain can take fingers off. Keep spray off the tyre and the brake disc.',
    },
    'motorcycle.book-service': {
      title: 'Book the motorcycle’s yearly service',
      why: 'Brake fluid absorbs water, and wet fluid boils when you brake hard downhill. Where riding has a season, workshops are full once it begins.',
      steps: [
        'Read the schedule in the handbook: some work is due by kilometres, some by years.',
        'Ask for an oil and filter change, and for new brake fluid every two years.',
        'Ask for checks of the bearings and fork seals, and of the valve clearance when due.',
        'Ask for the age of the tyres and hoses to be written down.',
        'Keep the stamped service book and the invoice.',
      ],
      firstReason: 'Worn brakes and old fluid show only when you brake hard',
      safety: 'New pads and tyres grip badly at first. Brake early and lean little for about the first 100 km.',
    },
    'motorcycle.lay-up': {
      title: 'Lay the motorcycle up for the winter',
      why: 'Four months of standing can ruin a battery, and road salt under the dirt goes on corroding the metal.',
      steps: [
        'Wash the motorcycle with mild shampoo and low pressure, and dry it.',
        'Oil the chain, and spray bare metal lightly, but not the brakes.',
        'Fill the tank, add fuel stabiliser as its label says, and run the engine outdoors for ten minutes.',
        'Connect a maintenance charger that suits the battery type, or take the battery out.',
        'Set the tyres to the higher pressure in the handbook, and take the weight off them with stands if you can.',
        'Once the exhaust is cold, plug it with a brightly coloured rag, and cover the motorcycle with breathable cloth.',
        'Hang a note on the key that says what to undo before you ride again.',
      ],
      firstReason: 'Months of standing harm a motorcycle more than months of riding',
      safety:
        'Never run the engine in a closed garage. Store the motorcycle away from boilers, flames and the way out of the house. Charge a lithium battery only with a lithium charger, and only while someone is at home.',
    },
    'motorcycle.bring-back': {
      title: 'Get the motorcycle ready for the road again',
      why: 'After months of standing, tyres are soft, brakes are rusty and your reflexes are slow. Half an hour of checks comes before the first ride.',
      steps: [
        'Read the note on the key and undo what it says: take the rag out of the exhaust, and fit the charged battery.',
        'Look for leaks under the engine, fork and brakes, and for nests of mice in the airbox and under the seat.',
        'Lower the tyres to the riding pressure, and look for cracks where they stood.',
        'Squeeze both brakes until they feel firm, and roll the motorcycle to check that neither drags.',
        'Wipe off the protective oil, grease the drive if it has a chain, and try the lights, horn and stand switch.',
        'Warm the engine outdoors, and check the oil. Then practise hard stops on an empty road: you and the tyres need it.',
      ],
      firstReason: 'Undo every step of the lay-up before the engine runs',
      safety:
        'Make the first braking tests at walking pace: rust on the discs and dust in the pads weaken the brakes. Do not ride on tyres that have cracked or are past their age.',
    },
  },
} as const satisfies ItemWords;
