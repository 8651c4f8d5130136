import type { ItemWords } from '../../item-words.ts';

export const firePit = {
  name: 'Fire Pit',
  tasks: {
    'fire-pit.empty-ash': {
      title: 'Soak the fire pit’s ash and empty it',
      why: 'Ash smothers the next fire, and rain turns it into lye, which corrodes the bowl. Embers stay hot in ash for days, so use a metal bucket with a lid.',
      steps: [
        'Wait at least a day after the fire has gone out.',
        'Soak the ash from a watering can, stir, and soak it again until nothing steams or feels warm to a hand held above it.',
        'Shovel it into a metal bucket with a lid, never into a bag, a plastic bin or the compost.',
        'Leave the closed bucket outdoors for some days, 3 m from the house, the fence and the deck.',
        'Brush out the bowl, clear its drain hole and cover it against rain.',
      ],
      firstReason: 'Old ash holds water against the metal and eats into it',
      safety:
        'Water on hot embers throws up scalding steam, and cracks stone, clay or cast iron. Wet ash burns the skin, so wear gloves.',
    },
    'fire-pit.clear-surroundings': {
      title: 'Clear a safe ring around the fire pit',
      why: 'Hedges grow, chairs move and leaves blow in. Check twice a year that everything that burns is still out of reach of the fire.',
      steps: [
        'Measure 3 m from the pit on all sides, or more if its maker or your fire service asks for it.',
        'Clear everything that burns out of that ring: firewood, cushions, dry grass, leaves, parasols.',
        'Look up: there should be no branch, awning, string of lights or cable above.',
        'Check that the pit is level, and on stone, gravel or earth, not on boards or lawn.',
        'Put a hosepipe, or a bucket of sand and one of water, within reach.',
        'Look up the local rules on open fires and fire bans.',
      ],
      firstReason: 'Make sure that no spark from the pit can reach anything that burns',
      safety:
        'Light no fire in wind or during a fire ban. Never light it with petrol or spirit, and never leave it burning without an adult beside it. If it spreads, call {emergency number}.',
    },
    'fire-pit.inspect-bowl': {
      title: 'Inspect the fire pit’s bowl, legs and screen',
      why: 'Heat and rain thin the metal from the inside. Through a rust hole, embers or flames reach the ground below, and a torn screen lets sparks out.',
      steps: [
        'Tap all round the cold bowl: dull spots and flakes are thin metal. Replace a bowl that has a hole.',
        'Check stone or brick for cracks, and legs and welds for movement, with a torch (flashlight).',
        'Brush loose rust off steel and touch it up with heat-resistant paint, on the outside only.',
        'Mend or replace a spark screen or wind guard with gaps, and check that it sits firmly.',
        'Clear the drain holes, and see that the cover has no tears and keeps the rain out.',
      ],
      firstReason: 'Find thin metal and loose legs before embers fall through',
      safety:
        'Work only on a cold pit, with any gas shut off. Replace broken stones only with fire brick or lava rock: river pebbles and wet concrete hold water and can burst in the heat.',
    },
    'fire-pit.test-gas': {
      title: 'Test the gas fire pit for leaks and clear its burner',
      why: 'Bottled gas is heavier than air and gathers under the pit. A hose left outdoors cracks, and spiders block the burner, so check both before you light it again.',
      steps: [
        'With the pit cold and the gas off, follow the hose by hand. Replace one that is cracked, chewed, scorched or out of date.',
        'Brush leaves and webs out of the burner holes and the air inlet, and take anything stored beside the cylinder away.',
        'With the burner knob off, open the supply and dab soapy water on the regulator and on each connection.',
        'Bubbles that keep growing mean a leak: shut the supply, leave the pit unlit, and have the part replaced.',
        'Put lava rock or fire glass back as the manual shows, without covering the pilot or the vents.',
        'Light it with your face well back. If it goes out, turn the gas off and wait five minutes before you try again.',
      ],
      firstReason: 'Soapy water shows a leaking joint before anyone can smell it',
      safety:
        'Never search for gas with a flame. If you smell gas, light nothing, close the supply if you can do so safely, move away and call {emergency number}. Fixed gas pipes are work for a registered gas engineer.',
    },
    'fire-pit.check-either-fuel': {
      title: 'Check the fire pit’s hose or ash before you light it',
      why: 'A gas pit is unsafe with a cracked hose, and a wood pit with embers left in its ash. A quarter of an hour shows whether yours is ready, whichever it burns.',
      steps: [
        'With gas: keep it off, run a hand along the hose while you bend it, and buy another if you find a crack or an old date.',
        'Open the supply with the burner off, and brush soapy water on each joint. If bubbles grow, shut the supply and have the part changed.',
        'With wood: take old ash for hot. Soak it, shovel it into a metal bucket with a lid, and leave that outdoors for days.',
        'Look for rust holes in the bowl and for legs that wobble, and clear out leaves and spiders’ webs.',
      ],
      firstReason: 'Old hoses and old ash are what makes a fire pit dangerous',
      safety:
        'Stand back and turn your face from the steam when you wet hot ash. With gas, turn it off before you clear the pit, and never use a flame to find a leak. At any smell of gas, light nothing, turn the gas off if you can reach the valve safely, get well away and call {emergency number}.',
    },
  },
} as const satisfies ItemWords;
