import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const airConditioning: CatalogueItem = {
  name: 'Air Conditioning',
  slug: 'air-conditioning',
  room: 'living area',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'air-conditioning.clean-filters',
      title: 'Clean the indoor filters',
      why: 'Replacing a clogged filter with a clean one can cut an air conditioner’s power use by 5 to 15 %, says the US Department of Energy. Dust that gets past the filter feeds mould on the coil.',
      steps: [
        'Switch the unit off with the remote, then at the isolator or plug. Lift the front panel and slide the filters out.',
        'Vacuum them from the dusty side. If they stay grey, wash them in water below 40 °C with a drop of washing-up liquid.',
        'Dry them fully in the shade: a damp filter grows mould, and sun or heat warps it.',
        'For a ducted system, replace the paper filter with one of the same size, with its arrow pointing towards the unit.',
        'In weeks of heavy use, check the filters more often: Daikin asks for every two weeks. Out of season you may skip this task.',
      ],
      tools: ['vacuum cleaner', 'washing-up liquid'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      quickWin: true,
      safety:
        'Switch the power off first, and keep your fingers off the sharp metal fins. Use a steady stepladder, not a chair.',
      sources: [
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Air Conditioner Maintenance',
          url: 'https://www.energy.gov/energysaver/air-conditioner-maintenance',
        },
        { organisation: 'Daikin', title: 'Room air conditioner operation manual: cleaning the air filters' },
      ],
    },
    {
      id: 'air-conditioning.clear-outdoor-unit',
      title: 'Clear and rinse the outdoor unit',
      why: 'The outdoor unit can only get rid of heat if air flows through it. Leaves, fluff or a hedge that has grown too close make it work harder and use more power on the hottest days.',
      steps: [
        'Look for birds’ nests in and around the unit first. If birds are nesting, wait until they have left.',
        'Switch the system off at its isolator or breaker and wait for the fan to stop.',
        'Pick off leaves and grass, and trim plants back to 60 cm all round.',
        'Brush the fins gently with a soft brush, along the fins and not across them.',
        'Rinse the unit from top to bottom with a gentle hose, keeping water off the electrical cover. Do not use a pressure washer.',
        'Check that the unit is level and firm on its feet.',
        'Let it dry, and switch it on again.',
      ],
      tools: ['soft brush', 'hosepipe', 'secateurs'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5 },
      appliesIf: { variant: 'You can reach the outdoor unit from the ground or a safe balcony' },
      safety:
        'Leave a unit on a facade or roof to a technician, and never lean over a railing. Do not loosen a cover or a copper pipe.',
      sources: [
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Air Conditioner Maintenance',
          url: 'https://www.energy.gov/energysaver/air-conditioner-maintenance',
        },
        { organisation: 'RSPB', title: 'Birds’ nests and the law' },
      ],
    },
    {
      id: 'air-conditioning.check-drain',
      title: 'Check that the condensate drains away',
      why: 'An air conditioner takes litres of water out of the air each day. If slime blocks the drain, that water runs down your wall.',
      steps: [
        'On a warm day, run the cooling for half an hour. Look at the end of the drain hose with a torch (flashlight): it should drip steadily.',
        'Switch off at the isolator. Clear slime and insects from the end of the hose with a soft pipe cleaner.',
        'If the drain has an access cap indoors, slowly pour in half a litre of plain water. It should come out of the hose.',
        'Straighten kinks and dips, and keep the end of the hose above any water in the gully.',
        'Call a technician if water backs up, or if a condensate pump hums without emptying.',
      ],
      tools: ['pipe cleaner', 'bucket', 'torch'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 4, to: 7 },
      safety:
        'Do not pour water into the indoor unit itself: its fan and electronics are right beside the tray. Do not blow air back up the hose. Work only on a hose end that you can reach from the ground.',
      sources: [
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Air Conditioner Maintenance',
          url: 'https://www.energy.gov/energysaver/air-conditioner-maintenance',
        },
      ],
    },
    {
      id: 'air-conditioning.book-service',
      title: 'Book the air conditioning service',
      why: 'A slow refrigerant leak wastes power long before you notice it, and only a certified technician may check for one. French law requires a visit every two years for systems of 4 to 70 kW.',
      steps: [
        'Book a technician certified for refrigerants (F-gas certificate in Europe) for the weeks before summer.',
        'Ask for a leak check, a clean of the coil and fan, and a check of the drain, the electrical connections and the temperatures.',
        'Ask the technician to clean any mould off the indoor coil and fan, and mention any smell.',
        'Keep the report of the visit. In France this “attestation” is compulsory.',
        'Book every year if your warranty says so. ENERGY STAR advises a check each spring.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoYears,
      season: { from: 3, to: 6 },
      appliesIf: { variant: 'You have a fixed system, not a plug-in portable unit' },
      professional: true,
      safety:
        'The refrigerant circuit is sealed and under pressure, and some newer refrigerants are flammable. Only a certified technician may open it or top it up.',
      tenant: 'Ask your landlord who books it. In France it is usually the tenant, unless the lease says otherwise.',
      sources: [
        { organisation: 'ADEME', title: 'L’entretien des pompes à chaleur et des climatiseurs', year: 2023 },
        {
          organisation: 'République française',
          title:
            'Décret n° 2020-912: inspection et entretien des chaudières, des systèmes de chauffage et des systèmes de climatisation',
          year: 2020,
        },
        { organisation: 'ENERGY STAR', title: 'Maintenance Checklist: heating and cooling equipment' },
      ],
    },
  ],
};
