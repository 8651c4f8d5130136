import type { ItemWords } from '../../item-words.ts';

export const outdoorKitchen = {
  name: 'Outdoor Kitchen',
  tasks: {
    'outdoor-kitchen.check-vents-sockets': {
      title: 'Check the outdoor kitchen’s gas vents and sockets',
      why: 'Bottled gas is heavier than air and collects in a closed cupboard, where a spark can ignite it. Clear vents let it out, and a working safety switch ([[US CA: GFCI | RCD]]) cuts the power to a faulty circuit.',
      steps: [
        'Open the gas cupboard. Clear leaves, nests, liners and stored things from the low and the high vents.',
        'Check that the cylinder stands upright and is strapped, and that no hose touches hot metal or a sharp edge.',
        'With dry hands, press the test button of the safety switch that feeds the outdoor sockets. The sockets must go dead. Then reset it.',
        'Check each socket: the cover closes, the seal is whole, and there is no water inside.',
        'Learn where to shut off the gas and the power, and show everyone who cooks here.',
      ],
      firstReason: 'Make sure that leaking gas can escape from the cupboard',
      safety:
        'If you smell gas in the cupboard, light nothing, touch no switches, shut the cylinder if it is safe to do so, move everyone away and call {emergency number}. Fixed gas pipes and wiring are for registered tradespeople. If birds nest in a vent, leave the gas off.',
      tenant: 'Ask your landlord for the certificates of the fixed gas pipes and the outdoor wiring.',
    },
    'outdoor-kitchen.clean-steel-stone': {
      title: 'Wash the steel, test and seal the stone worktop',
      why: 'Salt air and barbecue fat pit stainless steel and soak into stone. Once washed and sealed, both wipe clean for a year.',
      steps: [
        'Wash steel along the grain with warm water and washing-up liquid, rinse and dry. Remove brown specks with a nylon pad.',
        'Keep steel wool, bleach and chlorine cleaners away from the steel, because they make it rust.',
        'Drip water on the stone. If it darkens within ten minutes, it needs sealing.',
        'Wash stone with a drop of washing-up liquid in water, never vinegar, and let it dry for a day.',
        'Wipe on a sealer made for food areas, and take off the surplus as its label says.',
        'Keep dishes off the stone until the sealer has cured.',
      ],
      firstReason: 'Salt and fat are easier to remove before they pit the surface',
      safety: 'Work with the burners cold and the gas shut off. Seal in the open air, away from flames and lit grills.',
    },
    'outdoor-kitchen.drain-water': {
      title: 'Prepare the outdoor kitchen for frost',
      why: 'A cupful of water left in the tap can crack it in a hard frost. You notice only when it thaws and the wall gets wet.',
      steps: [
        'If the outdoor kitchen has running water, shut the stop valve indoors that feeds it.',
        'Open the outdoor tap and the drain plug at the valve, and leave both open until the frosts are over.',
        'Empty the trap below the sink into a bucket, or pour in non-toxic antifreeze.',
        'Empty and unplug the outdoor fridge, and wedge its door open.',
        'Disconnect the gas cylinder if the manual asks for it.',
      ],
      firstReason: 'A cupful of trapped water is enough to crack the tap',
      safety:
        'Use only antifreeze sold for drinking-water pipes: the kind for cars is poisonous. Store a gas cylinder outdoors and upright, never in a cellar or a closed shed.',
    },
    'outdoor-kitchen.reconnect-water': {
      title: 'Bring the outdoor kitchen’s water back into use',
      why: 'A crack made by frost leaks only when the pressure is back. Turn the water on while you can watch, and flush out what has stood in the pipe.',
      steps: [
        'Once the frosts are over, close the tap and the drain plug if there is running water, and put the trap back.',
        'Open the stop valve slowly and look along the pipe, the tap and the wall for drips.',
        'Let the water run gently into a bucket for two minutes, without a spray head.',
        'Wipe out the fridge, plug it in, and check the cylinder’s hose before you cook.',
      ],
      firstReason: 'A cracked pipe shows itself only once the pressure is back',
      safety:
        'Water that has stood for months can carry Legionella. Run it without making spray, and keep your face away from it.',
    },
  },
} as const satisfies ItemWords;
