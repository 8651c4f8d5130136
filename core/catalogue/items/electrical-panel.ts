import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const electricalPanel: CatalogueItem = {
  name: 'Electrical Panel',
  slug: 'electrical-panel',
  room: 'whole home',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'electrical-panel.test-rcd',
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
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'danger',
      firstReason: 'Prove that the switch that protects you from shocks still trips',
      appliesIf: { notCountries: ['US', 'CA'] },
      bundle: 'safety switch round',
      quickWin: true,
      safety:
        'Touch buttons and levers only, and never remove the panel cover. If someone depends on electric medical equipment, arrange back-up before you test.',
      tenant:
        'You may press the button yourself. If it fails, or if there is no RCD at all, ask your landlord for an electrician.',
      sources: [
        {
          organisation: 'IET',
          title: 'BS 7671 Requirements for Electrical Installations: six-monthly RCD test notice',
          year: 2018,
        },
        {
          organisation: 'Electrical Safety First',
          title: 'Fall back into electrical safety: test your RCD every three months',
          year: 2008,
          url: 'https://www.electricalsafetyfirst.org.uk/media-centre/press-releases/2008/10/fall-back-into-electrical-safety/',
        },
      ],
    },
    {
      id: 'electrical-panel.test-gfci',
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
      tools: ['small lamp'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      stake: 'danger',
      appliesIf: { countries: ['US', 'CA'] },
      bundle: 'safety switch round',
      quickWin: true,
      firstReason: 'Prove that the outlets near water still cut off a shock',
      safety:
        'Press with dry hands and leave the panel cover on. If someone depends on electric medical equipment, keep it on an outlet that you don’t test, or arrange back-up.',
      tenant:
        'You may press the buttons yourself. Report one that fails, or a bathroom without a GFCI, to your landlord in writing.',
      sources: [
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'GFCI fact sheet',
          year: 2010,
          url: 'https://www.cpsc.gov/s3fs-public/099_0.pdf',
        },
        {
          organisation: 'ESFI (Electrical Safety Foundation International)',
          title: 'Ground fault circuit interrupters: test them monthly',
          url: 'https://www.esfi.org/gfci/',
        },
      ],
    },
    {
      id: 'electrical-panel.label-circuits',
      title: 'Find the main switch and check the labels',
      why: 'In a fire, a flood or an electric shock you have seconds to cut the power. Wrong labels, or the last owner’s shorthand, waste those seconds.',
      steps: [
        'Find the main switch. Make sure that everyone at home can reach it and knows which way is off.',
        'Read every label with a torch (flashlight). Each should name a room or appliance that still exists.',
        'If a label is doubtful, shut down computers and switch that circuit off. Walk round to see what has lost power, and switch it on again.',
        'Write clear labels, and keep a list inside the door or beside the panel.',
        'Clear the space in front of the panel. Store nothing against it, least of all coats, paper or paint.',
      ],
      tools: ['torch (flashlight)', 'labels', 'pen'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      firstReason: 'In an emergency you need the right switch within seconds',
      safety:
        'A label is no proof that a wire is dead: never work on wiring because a list says so. Keep the cover closed.',
      tenant: 'Ask your landlord for the circuit list, and report labels that turn out to be wrong.',
      sources: [
        {
          organisation: 'Electrical Safety First',
          title: 'Guide to consumer units and fuse boxes',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
        {
          organisation: 'ESFI (Electrical Safety Foundation International)',
          title: 'Know your electrical panel',
          url: 'https://www.esfi.org/',
        },
      ],
    },
    {
      id: 'electrical-panel.look-for-heat',
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
      tools: ['torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      firstReason: 'A loose connection gets hot long before it burns',
      safety:
        'If there is smoke, crackling or scorching, leave and call {emergency number}. Turn the main switch off on the way only if you can do so safely. Put no water on the panel.',
      tenant: 'Report heat, noise or scorch marks to your landlord as urgent, and stop using that circuit.',
      sources: [
        {
          organisation: 'ESFI (Electrical Safety Foundation International)',
          title: 'Home electrical fires: warning signs',
          url: 'https://www.esfi.org/home-electrical-fires/',
        },
        {
          organisation: 'Electrical Safety First',
          title: 'Visual checks of your home’s electrics',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
      ],
    },
    {
      id: 'electrical-panel.book-inspection',
      title: 'Book an inspection of the wiring',
      why: 'Insulation, earthing and joints age behind the plaster, where you cannot see them. An inspection finds faults before they cause a shock or a fire.',
      steps: [
        'Book a registered electrician for [[GB: a condition report (EICR) | FR: a diagnostic électrique | an inspection with a written report]].',
        'Hand over the last report. Mention anything that trips, flickers or feels warm, and any bathroom, pool or charging point.',
        'Expect the power to be off for some hours, and clear the way to the panel and sockets.',
        'Read the codes in the report. Have anything marked dangerous repaired at once, and agree dates for the rest.',
        'Keep the report. Book earlier if you buy, let or rebuild, or after a flood.',
      ],
      tools: [],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.tenYears,
      stake: 'wear',
      firstReason: 'Wiring ages behind the plaster, where only a test can find it',
      professional: true,
      safety:
        'Behind the cover, the supplier’s side stays live even with the main switch off. Leave the cover closed for the electrician.',
      tenant:
        'Ask your landlord for the last report. [[GB: The law in England, Scotland and Wales requires one every five years in rented homes. | Electrical Safety First advises one every five years in rented homes.]]',
      sources: [
        {
          organisation: 'Electrical Safety First',
          title: 'Your questions answered: inspections every ten years, or five if rented',
          url: 'https://www.electricalsafetyfirst.org.uk/safety-advice/your-questions-answered/',
        },
        {
          organisation: 'HM Government',
          title: 'The Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020',
          year: 2020,
          url: 'https://www.legislation.gov.uk/uksi/2020/312/contents/made',
        },
      ],
    },
  ],
};
