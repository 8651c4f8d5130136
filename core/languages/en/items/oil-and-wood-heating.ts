import type { PartWords } from '../../item-words.ts';

export const oilAndWoodHeating = {
  tasks: {
    'central-heating.book-oil-or-wood-service': {
      title: 'Book the yearly service of the oil or wood boiler',
      why: 'Soot on the heat exchanger costs fuel and, with a blocked flue, sends carbon monoxide indoors. Makers of oil, wood and pellet boilers ask for a service every year.',
      steps: [
        'Book [[GB: an OFTEC technician for oil, or a HETAS engineer for wood | IE: an OFTEC technician for oil, or the maker’s engineer for wood | PL: an engineer of the maker, and a kominiarz for the flue | a heating firm trained for your fuel and make]] while the heating is off.',
        'For oil, ask for a fresh nozzle and filter, and for the fire valve to be tested. For pellets, ask for the burn pot, the igniter and the feed screw.',
        'Ask for the heat exchanger to be cleaned, and for a measurement of the flue gas afterwards.',
        'Have the flue of this boiler swept on a date that leaves it clean for the first cold week. [[DE: The Feuerstättenbescheid names the dates. | ]]',
        'Have the safety valve and the pressure vessel tested, and the inhibitor of the heating water.',
        'Keep the report of the measurement: [[FR: the law asks for this attestation every year | ES: the RITE rules ask for a visit every year for oil | BE: the law asks for it every year for oil and wood | IT: it belongs in the libretto di impianto | the law, the guarantee or the insurer may ask for it]].',
      ],
      firstReason: 'A clean burner uses less fuel and keeps its fumes in the flue',
      safety:
        'Leave the burner and its covers closed. Never climb or lean into a pellet store: pellets give off carbon monoxide. If an alarm sounds, get everyone out and call {emergency number} from outside.',
      tenant:
        '[[FR: The yearly visit is yours to book and to pay. | IT: The occupant is responsible for this boiler too. | BE: The visit is normally for the tenant to book. | Ask for a copy of the report, and report soot, smoke or a smell of oil at once.]]',
      landlord: 'service of the oil or wood boiler',
    },
    'central-heating.empty-ash': {
      title: 'Empty the wood or pellet boiler’s ash and burn pot',
      why: 'Ash and clinker in the pot choke the flame, and the boiler smokes or locks out on a cold night. Quadra-Fire, a maker, asks for the ash to be removed at least weekly from a pellet fire in full use.',
      steps: [
        'Between these rounds, look every few days as a habit: scrape the pot, and empty the ash box before it is full.',
        'Switch the boiler off at its control, and wait as long as the manual says until the fire is out and the fan has stopped.',
        'Scrape the burn pot or the grate, and push a thin wire through each air hole. Break off the hard clinker.',
        'Tip the ash as if it were hot into a metal bin with a lid, and stand it outdoors on stone, well away from the walls.',
        'Brush the surfaces that the manual shows, and move the cleaning lever up and down if there is one.',
        'Close the doors on clean seals and switch on. Watch the flame: a lazy, smoky one needs a technician.',
      ],
      firstReason: 'Ash that chokes the flame stops the boiler on a cold night',
      safety:
        'Use no household vacuum cleaner: embers set its bag on fire. Air the boiler room, and don’t open the fire door while it burns, unless the boiler is one that you fill by hand.',
      tenant: 'The ash is yours to empty. Report smoke, soot on the walls or a boiler that keeps locking out.',
    },
    'central-heating.check-oil-tank': {
      title: 'Check the oil tank and its pipe for leaks',
      why: 'A tank that weeps loses oil into the ground for months. Cleaning it up can cost tens of thousands, which insurance doesn’t always pay, and a smell of oil is usually the first sign.',
      steps: [
        'Walk round the tank and smell. Look for wet streaks, rust, bulges, cracks and white stress marks, and at the base and the legs.',
        'Follow the pipe to the boiler, and wipe each joint, the filter and the valves with a dry rag. It should stay dry.',
        'Read the gauge and compare it with your last note. A sudden rise in use may be a leak.',
        'Check that the vent is open, that the fill cap locks, and that the space between the two skins of a bunded tank holds no oil or water.',
        'Cut plants back, so that you can see all of the tank, and keep what burns away from it.',
        'If anything weeps, close the valve at the tank and call an oil heating technician the same day.',
      ],
      firstReason: 'A weeping joint found early costs a washer, not the ground below it',
      safety:
        'Don’t step on the tank or repair it yourself, and keep flames away. Never wash spilt oil into a drain: soak it up with sand or cat litter, and report a spill to the authority.',
      tenant: 'Look and sniff yourself, and tell your landlord about wet joints or rust on the same day.',
    },
  },
} as const satisfies PartWords;
