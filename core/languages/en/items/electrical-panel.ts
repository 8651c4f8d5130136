import type { ItemWords } from '../../item-words.ts';

export const electricalPanel = {
  name: 'Electrical Panel',
  tasks: {
    'electrical-panel.test-rcd': {
      title: 'Test every safety switch (RCD) with its button',
      why: 'A safety switch (RCD) cuts the power in a fraction of a second when current flows through a person. Its mechanism can stick unnoticed, and only the button shows that it still moves.',
      steps: [
        'Save your work, warn the household, and stop anything that must not lose power.',
        'With a torch (flashlight), find each device with a button marked T or Test: [[AU NZ: the safety switches | the RCDs or RCBOs]] in the panel, and any at sockets.',
        'With dry hands, press one button. The device must trip at once. Switch it back on before you test the next.',
        'If one does not trip, do not keep pressing. Treat the circuits it feeds as unprotected and call an electrician the same day.',
        'Reset clocks, and check that the freezer and boiler are running again.',
        'On the same round, press the test buttons of the whirlpool bath, the hot tub, the garage and other outdoor sockets, if they have their own.',
      ],
      firstReason: 'Prove that the switch that protects you from shocks still trips',
      safety:
        'Touch buttons and levers only, and never remove the panel cover. If someone depends on electric medical equipment, arrange back-up before you test.',
      tenant:
        'You may press the button yourself. If it fails, or if there is no RCD at all, ask your landlord for an electrician.',
    },
    'electrical-panel.test-gfci': {
      title: 'Test every GFCI and AFCI',
      why: 'A GFCI cuts the power when current leaks through a person, and an AFCI when a wire sparks. Surges and moisture wear them out, and an outlet can still give power with dead protection.',
      steps: [
        'Plug a small lamp into each GFCI outlet: bathroom, kitchen, laundry, garage, cellar and outdoors.',
        'Press Test. The lamp must go out. Press Reset, and it must come back.',
        'Check the ordinary outlets that the GFCI protects as well: they must lose power with it.',
        'Warn the household, then press the test button of each GFCI and AFCI breaker in the panel. It must trip. Switch it fully off and on again.',
        'Test the buttons of the whirlpool bath, the hot tub and the hair dryer plug on the same round.',
        'If one doesn’t trip or reset, stop using what it feeds and call an electrician.',
      ],
      firstReason: 'Prove that the outlets near water still cut off a shock',
      safety:
        'Press with dry hands and leave the panel cover on. If someone depends on electric medical equipment, keep it on an outlet that doesn’t lose power during the test, or arrange back-up.',
      tenant:
        'You may press the buttons yourself. Report one that fails, or a bathroom without a GFCI, to your landlord in writing.',
    },
    'electrical-panel.find-main-switch': {
      title: 'Find the main switch, and the gas valve if there is one',
      why: 'In a fire, a flood, a gas leak or an electric shock you have seconds to cut the supply. That is too little to look for a switch, or for the key of a meter cupboard.',
      steps: [
        'Find the panel and its main switch, which is usually the largest. In a flat there may be another switch beside the meter.',
        'Learn which way is off, without switching it now. If the panel has fuses, keep a spare of each kind beside it.',
        'If you have gas or heating oil, find its main valve: at the meter, on top of the bottle or at the tank’s outlet. A lever along the pipe is open, and one across it is shut. Don’t turn it now.',
        'Show both to everyone at home. Hang the key or spanner that they need beside them, and a torch (flashlight).',
        'Clear the space in front of them. Store nothing against the panel, least of all coats, paper or paint.',
        'With mains gas, save the number of its emergency line: {gas leak number}.',
      ],
      firstReason: 'Know how to cut the power and the gas before you need to',
      safety:
        'Never touch the panel with wet hands or while you stand in water. If it smells of gas, touch no switch: shut the valve only if you can do so at once, and get out. A gas valve that was shut is for an engineer to open.',
      tenant: 'If the panel or the meter is locked or in a shared room, ask your landlord how you get to it at night.',
    },
    'electrical-panel.label-circuits': {
      title: 'Check the labels of the fuses and breakers',
      why: 'Wrong labels, or the last owner’s shorthand, make you cut the wrong circuit, and then someone touches a wire that is still live.',
      steps: [
        'Read every label with a torch (flashlight). Each should name a room or appliance that still exists.',
        'If a label is doubtful, shut down computers and switch that circuit off. Walk round to see what has lost power, and switch it on again.',
        'Write clear labels, and keep a list inside the door or beside the panel.',
      ],
      firstReason: 'With a wrong label, the wire that you think is off may be live',
      safety:
        'A label is no proof that a wire is dead: never work on wiring because a list says so. Keep the cover closed.',
      tenant: 'Ask your landlord for the circuit list, and report labels that turn out to be wrong.',
    },
    'electrical-panel.look-for-heat': {
      title: 'Check the panel and sockets for overheating',
      why: 'Loose connections heat up long before they burn. Browning, buzzing or a fishy smell of hot plastic can warn you weeks before a fire.',
      steps: [
        'With the oven or a heater running, stand at the closed panel. It should be silent and have no smell.',
        'Lay the back of a dry hand on the plastic or painted cover. Slight warmth is normal; a hot spot is not.',
        'Check sockets, switches and the plugs of big appliances with a torch (flashlight) for cracks, browning and looseness.',
        'Check the cord of an electric shower switch, outdoor sockets and extension leads. Unplug any lead that is plugged into another.',
        'Look at the small window of a surge protector, if you have one: red usually means that it is used up.',
        'If you find heat, noise, a smell or browning, stop using that circuit and call an electrician.',
      ],
      firstReason: 'A loose connection gets hot long before it burns',
      safety:
        'If there is smoke, crackling, scorching or a smell of burning, get everyone out and call {emergency number} from outside. Turn the main switch off on the way only if you can do so safely. Put no water on the panel.',
      tenant: 'Report heat, noise or scorch marks to your landlord as urgent, and stop using that circuit.',
    },
    'electrical-panel.book-inspection': {
      title: 'Book an inspection of the wiring',
      why: 'Insulation, earthing and joints age behind the plaster, where you cannot see them. An inspection finds faults before they cause a shock or a fire.',
      steps: [
        'Book [[GB: a registered electrician for a condition report (EICR) | FR: a certified inspector of homes for a report on the indoor wiring | PL: a registered electrician for the check that article 62 of the Building Law asks for every five years | a registered electrician for an inspection with a written report]].',
        'Hand over the last report. Mention anything that trips, flickers or feels warm, and any bathroom, pool or charging point.',
        'Expect the power to be off for some hours, and clear the way to the panel and sockets.',
        'Read the codes in the report. Have anything marked dangerous repaired at once, and agree dates for the rest.',
        'Keep the report. Book earlier if you buy, let or rebuild, or after a flood.',
      ],
      firstReason: 'Wiring ages behind the plaster, where only a test can find the faults',
      safety:
        'Behind the cover, the supplier’s side stays live even with the main switch off. Leave the cover closed: only a professional opens it.',
    },
    'electrical-panel.ask-for-report': {
      title: 'Ask for the report on the rented home’s wiring',
      why: 'You can’t see the state of the wiring that you live with, and it is your landlord who has it inspected. The report lists each fault and how urgent it is.',
      steps: [
        'Ask your landlord in writing for the last report: [[AU: in Victoria, the law requires a check every two years in rented homes | GB: the law requires a new one every five years in rented homes | FR: if the installation is over 15 years old, a report that is valid for six years belongs to the lease | PL: the Building Law asks for one every five years | Electrical Safety First advises one every five years in rented homes]].',
        'Read its date, and the faults that it marks as dangerous or potentially dangerous.',
        'Ask for proof that those have been repaired, and for the date of the next inspection.',
        'Write to your landlord about anything that has tripped, flickered or felt warm since then.',
      ],
      firstReason: 'The report shows whether the wiring around you is sound',
      safety:
        'If a socket sparks, smells or scorches, don’t wait for a report: switch its circuit off and ask for an electrician the same day.',
    },
  },
} as const satisfies ItemWords;
