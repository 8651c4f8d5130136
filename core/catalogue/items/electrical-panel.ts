import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const electricalPanel: CatalogueItem = {
  name: 'Electrical Panel',
  slug: 'electrical-panel',
  room: 'whole home',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'electrical-panel.test-rcd',
      title: 'Test every safety switch (RCD) by its button',
      why: 'The safety switch (RCD) cuts the power within a heartbeat when current flows through a person. Its mechanism can stick unseen, and only the button shows that it moves.',
      steps: [
        'Save your work, warn the household, and stop anything that must not lose power.',
        'Find each device with a button marked T or Test: RCD or RCBO in the panel, GFCI or AFCI in North America, at sockets too.',
        'With dry hands, press one. It must snap off at once. Switch it back on before the next.',
        'If one does not trip, do not keep pressing. Treat what it feeds as unprotected and call an electrician the same day.',
        'Reset clocks and check that freezer and boiler are running again.',
        'Read what each device says of testing. One marked for monthly tests, and every GFCI, gets a monthly note in your calendar as well.',
      ],
      tools: ['torch'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      critical: true,
      quickWin: true,
      safety:
        'Touch buttons and levers only, and never remove the panel cover. If someone depends on electric medical equipment, arrange back-up before you test.',
      tenant:
        'You may press the button yourself. Ask your landlord for an electrician if it fails, or if there is no RCD at all.',
      sources: [
        {
          organisation: 'IET',
          title: 'BS 7671 Requirements for Electrical Installations: six-monthly RCD test notice',
        },
        {
          organisation: 'Electrical Safety First',
          title: 'Fall back into electrical safety: test your RCD every three months',
        },
        { organisation: 'US Consumer Product Safety Commission', title: 'GFCI fact sheet' },
      ],
    },
    {
      id: 'electrical-panel.label-circuits',
      title: 'Find the main switch and check the labels',
      why: 'In a fire, a flood or a shock you have seconds to cut the power. Labels that are wrong, or in the last owner’s shorthand, cost them.',
      steps: [
        'Find the main switch and make sure that everyone at home can reach it and knows which way is off.',
        'Read every label by torchlight. Does each name a room or appliance that still exists?',
        'For a doubtful one, shut down computers, switch that circuit off, walk round to see what went dead, and switch it on again.',
        'Write clear labels, and keep a list inside the door or beside the panel.',
        'Clear whatever stands in front. Nothing may be stored against it, least of all coats, paper or paint.',
      ],
      tools: ['torch', 'labels', 'pen'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      safety:
        'A label is no proof that a wire is dead: never work on wiring because a list says so. Keep the cover closed.',
      tenant: 'Ask your landlord for the circuit list, and tell them of labels that turn out wrong.',
      sources: [
        { organisation: 'Electrical Safety First', title: 'Guide to consumer units and fuse boxes' },
        { organisation: 'ESFI (Electrical Safety Foundation International)', title: 'Know your electrical panel' },
      ],
    },
    {
      id: 'electrical-panel.look-for-heat',
      title: 'Look, listen and smell for overheating',
      why: 'Loose connections heat up long before they burn. Browning, buzzing or a fishy smell of hot plastic are the weeks of warning you get.',
      steps: [
        'With the oven or a heater running, stand at the closed panel: it should be silent and smell of nothing.',
        'Lay the back of a dry hand on the plastic or painted cover. Slight warmth is normal; a hot spot is not.',
        'Walk round sockets, switches and plugs of big appliances, looking for cracks, browning and looseness.',
        'Look at the cord of an electric shower switch, outdoor sockets and extension leads; unplug any lead that is plugged into another.',
        'Check the small window of a surge protector, if fitted: red usually means that it is spent.',
      ],
      tools: ['torch'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'On smoke, crackling or scorching, cut the main switch only if you can do so safely, leave, and call the fire service. No water on it.',
      tenant: 'Report heat, noise or scorch marks to your landlord as urgent and stop using that circuit.',
      sources: [
        {
          organisation: 'ESFI (Electrical Safety Foundation International)',
          title: 'Home electrical fires: warning signs',
        },
        { organisation: 'Electrical Safety First', title: 'Visual checks of your home’s electrics' },
      ],
    },
    {
      id: 'electrical-panel.book-inspection',
      title: 'Book an inspection of the wiring',
      why: 'Insulation, earthing and joints age behind the plaster where you cannot look. An inspection finds the faults before they find you.',
      steps: [
        'Book a registered electrician for a condition report (EICR in the United Kingdom, a diagnostic électrique in France).',
        'Hand over the last report. Name anything that trips, flickers or feels warm, and any bathroom, pool or charging point.',
        'Plan for the power to be off for some hours, and clear the way to the panel and sockets.',
        'Read the codes in the report: whatever is marked dangerous is mended now, the rest by date.',
        'Keep the report. Book earlier if you buy, let or rebuild, or after a flood.',
      ],
      tools: [],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.tenYears,
      professional: true,
      safety:
        'Behind the cover the supplier’s side stays live even with the main switch off. Leave it closed for the electrician.',
      tenant:
        'Ask your landlord for the report. Electrical Safety First advises five years for rented homes, and English law requires it.',
      sources: [
        {
          organisation: 'Electrical Safety First',
          title: 'Guide to home electrical inspections: every ten years, or five if rented',
        },
        {
          organisation: 'HM Government',
          title: 'The Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020',
        },
      ],
    },
  ],
};
