import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const sauna: CatalogueItem = {
  name: 'Sauna',
  slug: 'sauna',
  room: 'bathroom',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'sauna.wash-room',
      title: 'Wash the benches, walls and floor',
      why: 'Sweat soaks into bare wood, darkens it and starts to smell when the room is hot. Harvia asks for a thorough wash at least every six months.',
      steps: [
        'Start with a cold sauna, switched off at the isolator. Lift out duckboards and headrests.',
        'Vacuum benches, floor and the gap under the heater.',
        'Dampen the wood with warm water, scrub along the grain with sauna cleaner or pine soap, and rinse with a wrung-out cloth.',
        'Wash the floor and clear its drain of bits of stone.',
        'Dry it with the vent open: half an hour of gentle heat, then leave the door ajar.',
        'Between washes sit on a towel, and wipe the benches after each bathing.',
      ],
      tools: ['vacuum cleaner', 'soft brush', 'sauna cleaner', 'bucket', 'microfibre cloth'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'No hose and no pressure washer: keep water off the heater and its wiring. No bleach, which spoils the wood and is breathed in at the next heating.',
      sources: [
        {
          organisation: 'Harvia',
          title: 'Electric sauna heater: instructions for installation and use, Sauna maintenance',
        },
        { organisation: 'Thermory', title: 'Sauna care and maintenance' },
      ],
    },
    {
      id: 'sauna.restack-stones',
      title: 'Restack the heater stones',
      why: 'Stones crumble with every heating. The rubble blocks the air between the elements, which then overheat and burn out.',
      steps: [
        'Switch off at the isolator and leave the heater until it is stone cold, best overnight.',
        'Lift the stones out one by one, and brush and vacuum the grit from the bottom.',
        'Bin every stone that crumbles or cracks when you knock two together, and rinse the dust off the others.',
        'Put the larger ones back first, loosely, so that air passes. Do not wedge any between the elements.',
        'Cover the elements completely, but build no heap on top. New stones must be sauna stones of the size your heater takes.',
        'Air the room well at the first heating.',
      ],
      tools: ['vacuum cleaner', 'soft brush', 'bucket', 'work gloves'],
      minutes: 60,
      difficulty: 'moderate',
      intervalDays: every.year,
      appliesIf: { variant: 'Your sauna has a heater with stones (not infrared)' },
      safety:
        'Stones hold their heat for many hours. Elements left bare can set nearby wood alight, so never heat a half-filled heater.',
      sources: [{ organisation: 'Harvia', title: 'Electric sauna heater: piling of the sauna stones and maintenance' }],
    },
    {
      id: 'sauna.care-wood',
      title: 'Sand stains and oil the benches',
      why: 'A light sanding takes off what washing cannot, and a thin coat of sauna oil keeps sweat from soaking in again. Loose screws burn skin.',
      steps: [
        'Wait until washed benches are fully dry. Sand stains with fine paper along the whole board, so that no hollow remains.',
        'Vacuum and wipe off the dust.',
        'Tighten the screws of benches, backrests and guard rail, and sink any head that stands proud.',
        'Rub in a thin coat of paraffin oil made for saunas, on benches only, and wipe off what has not soaked in.',
        'Warm the room with vents open for as long as the tin says before anyone bathes.',
      ],
      tools: ['fine sandpaper', 'vacuum cleaner', 'screwdriver', 'sauna paraffin oil', 'microfibre cloth'],
      minutes: 60,
      difficulty: 'moderate',
      intervalDays: every.year,
      safety:
        'Only products made for saunas: varnish, paint and ordinary wood oils give off fumes when hot. Dry oily cloths flat outdoors before you bin them.',
      sources: [{ organisation: 'Thermory', title: 'Sauna care and maintenance: at least once a year' }],
    },
    {
      id: 'sauna.check-heater',
      title: 'Check the heater, vents and door',
      why: 'Sauna fires start when something lies on or near the heater, and people come to harm behind a door that sticks. Both are seen at a glance.',
      steps: [
        'Clear the room: nothing stored, hung or drying in it, not even for a day.',
        'With the heater off and cold, check the guard, the fixings and the cable, and that no element shows between the stones.',
        'See that the air inlet and outlet are open and clear.',
        'Push the door from inside: it must swing outwards freely, with no lock or latch that can catch.',
        'Heat it while you stay at home, and watch that the timer switches off and the thermostat holds.',
        'For a wood-fired heater, book a sweep for its flue at least once a year and keep a CO alarm next to the room.',
      ],
      tools: ['torch', 'screwdriver'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Leave wiring and elements to an electrician. Before each heating, and before using any remote start, look that nothing lies on the heater.',
      tenant:
        'Report a loose heater, a damaged cable or a sticking door to your landlord and leave the sauna cold until it is mended.',
      sources: [
        { organisation: 'Harvia', title: 'Electric sauna heater: instructions for installation and use' },
        { organisation: 'Tukes (Finnish Safety and Chemicals Agency)', title: 'Safety of sauna heaters' },
        {
          organisation: 'NFPA',
          title: 'NFPA 211: Standard for Chimneys, Fireplaces, Vents, and Solid Fuel-Burning Appliances',
        },
      ],
    },
  ],
};
