import type { ItemWords } from '../../item-words.ts';

export const sauna = {
  name: 'Sauna',
  tasks: {
    'sauna.wash-room': {
      title: 'Wash the sauna benches, walls and floor',
      why: 'Sweat soaks into bare wood, darkens it and smells when the room is hot. Thermory, a sauna maker, asks for a wash at least once a year, and more often where the sauna is used a lot.',
      steps: [
        'Make sure that the sauna is cold and switched off at the isolator. Lift out the duckboards and headrests.',
        'Vacuum the benches, the floor and the gap under the heater.',
        'Dampen the wood with warm water and scrub along the grain with sauna cleaner or pine soap. Rinse with a wrung-out cloth.',
        'Wash the floor, and clear bits of stone from its drain.',
        'Dry the room with the vent open: heat it gently for half an hour, then leave the door ajar.',
        'Between washes, sit on a towel and wipe the benches after each use.',
      ],
      firstReason: 'Sweat left in bare wood darkens it for good',
      safety:
        'Use no hose or pressure washer: keep water off the heater and its wiring. Use no bleach: it spoils the wood, and you would breathe it in at the next heating.',
    },
    'sauna.restack-stones': {
      title: 'Restack the sauna stones or dust the infrared panels',
      why: 'Stones crumble a little with every heating, and the rubble blocks the air between the elements, which then burn out. On infrared panels, dust scorches and smells.',
      steps: [
        'Switch the heater off at the isolator and leave it until it is completely cold, preferably overnight.',
        'If yours is infrared, vacuum the grilles, wipe the panels with a dry cloth, check that none is cracked, and you are done.',
        'Lift the stones out one by one, then brush and vacuum the grit from the bottom.',
        'Throw away every stone that crumbles, or that cracks when you knock two together. Rinse the dust off the others.',
        'Put the larger stones back first, loosely, so that air can pass. Don’t wedge any between the elements.',
        'Cover the elements completely, but don’t build a heap on top. New stones must be sauna stones of the size that your heater takes.',
        'Air the room well the next time you heat it.',
      ],
      firstReason: 'A heater that can breathe doesn’t burn out its elements',
      safety:
        'Stones hold their heat for many hours. Bare elements can set nearby wood alight, so never use a half-filled heater.',
    },
    'sauna.care-wood': {
      title: 'Sand and oil the sauna benches',
      why: 'Light sanding removes stains that washing can’t, and a thin coat of sauna oil keeps new sweat out. Screws that stick out can burn skin. Thermory, a sauna maker, advises this at least once a year.',
      steps: [
        'Wait until the washed benches are completely dry. Sand stains with fine paper along the whole board, so that you leave no hollow.',
        'Vacuum up the dust and wipe the wood.',
        'Tighten the screws of the benches, backrests and guard rail. Sink any head that sticks out.',
        'Rub a thin coat of paraffin oil made for saunas (a mineral oil, not lamp fuel) into the benches only. Wipe off what hasn’t soaked in.',
        'Warm the room with the vents open for as long as the tin says before anyone uses it.',
      ],
      firstReason: 'Raised screws and rough boards hurt bare skin',
      safety:
        'Use only products made for saunas: varnish, paint and ordinary wood oils give off fumes when hot. Dry oily cloths flat outdoors before you throw them away.',
    },
    'sauna.check-heater': {
      title: 'Check the sauna heater, vents and door',
      why: 'Sauna fires start when something lies on or near the heater, and a door that sticks can trap people in the heat. You can see both at a glance.',
      steps: [
        'Clear the room. Store, hang or dry nothing in it, not even for a day.',
        'With the heater off and cold, light up the guard, the fixings and the cable with a torch (flashlight). On a heater with stones, no element may show.',
        'Check that the air inlet and outlet are open and clear.',
        'Push the door from inside. It must swing outwards freely, with no lock or latch that can catch.',
        'Heat the sauna while you stay at home. Check that the thermostat holds the temperature and that the timer switches off.',
        'If the heater burns wood, book a sweep for its flue at least once a year and keep a CO alarm next to the room.',
      ],
      firstReason: 'Make sure that nothing lies near the heater and the door can’t stick',
      safety:
        'Leave wiring and elements to an electrician. Before each heating, and before any remote start, check that nothing lies on the heater. Put the ash of a wood-fired heater in a lidded metal bin outdoors.',
      tenant:
        'Report a loose heater, a damaged cable or a sticking door to your landlord, and don’t heat the sauna until it has been repaired.',
    },
  },
} as const satisfies ItemWords;
