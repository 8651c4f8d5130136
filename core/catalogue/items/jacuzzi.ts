import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const jacuzzi: CatalogueItem = {
  name: 'Jacuzzi',
  slug: 'jacuzzi',
  room: 'bathroom',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'jacuzzi.flush-pipes',
      title: 'Flush the whirlpool pipes',
      why: 'A little bath water always stays in the pipes, where skin oils feed a slime that the jets then blow into the air you breathe. Kohler asks for a flush twice a month.',
      steps: [
        'Close the air controls at the jets and fill the bath with hot water to at least 5 cm above the highest jet.',
        'Add a cleaner made for whirlpool pipes in the dose on its label, or the one your manual names, and nothing else.',
        'Run the jets for 10 minutes with the window open or the fan on, then drain.',
        'Refill with cold water to the same height, run for 5 minutes, drain and wipe the bath dry.',
        'Between flushes, empty the bath after every use and leave out oils, foam and salts that the manual does not allow.',
      ],
      tools: ['whirlpool pipe cleaner', 'rubber gloves', 'microfibre cloth'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.fortnight,
      safety:
        'Many pipe cleaners contain chlorine: never add vinegar, descaler or a second product. Keep everyone out meanwhile, and never run the pump dry.',
      uses: ['bleach'],
      sources: [
        { organisation: 'Kohler', title: 'Whirlpool user manual: Flushing your whirlpool system' },
        {
          organisation: 'HSE',
          title: 'HSG282: The control of legionella and other infectious agents in spa-pool systems',
        },
      ],
    },
    {
      id: 'jacuzzi.clean-jets',
      title: 'Clean the jets and the suction cover',
      why: 'Scale stiffens the jets, and hair on the suction cover starves the pump. The cover is also what keeps hair and fingers out of the intake.',
      steps: [
        'Switch the bath off at its isolator. Unscrew or unclip the jet trims as the manual shows.',
        'Soak the trims in limescale remover as its label says, brush them and rinse them well.',
        'Pull hair and lint off the suction cover, and wipe around the air buttons.',
        'Check that the cover is whole and screwed down tight. If it is cracked, loose or missing, do not use the jets until it is replaced.',
        'Refit the trims, fill the bath with plain water, switch on again and try every jet.',
      ],
      tools: ['limescale remover', 'soft brush', 'screwdriver', 'rubber gloves'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      safety:
        'Never run the pump without the guard over the suction fitting: it can trap hair and hold a head under water. Rinse the acid off fully before any other cleaner.',
      uses: ['acid'],
      sources: [{ organisation: 'Kohler', title: 'Whirlpool homeowners guide: important safety instructions' }],
    },
    {
      id: 'jacuzzi.test-rcd',
      title: 'Test the safety switch (RCD) of the whirlpool',
      why: 'Pump, heater and a person share one tub of water. The safety switch, a residual current device (RCD), is what cuts the supply fast enough to save a life.',
      steps: [
        'Find the device that protects the bath: in the consumer unit, or beside the bath isolator. In North America it is called a GFCI.',
        'With the bath empty of people, have someone else watch that the control panel is lit.',
        'With dry hands, press the test button. The device must trip and the panel must go dark at once.',
        'Switch it on again. If it did not trip, or will not reset, do not use the bath and call an electrician.',
        'Test monthly if the device or the manual says so, as American GFCI makers do.',
      ],
      tools: [],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      critical: true,
      safety: 'Stand on a dry floor, never in or against the bath. Press the button only; covers stay shut.',
      tenant: 'You can press it yourself; a failed test is for your landlord and an electrician.',
      sources: [
        { organisation: 'Kohler', title: 'Whirlpool homeowners guide: testing the GFCI or RCD' },
        {
          organisation: 'Electrical Safety First',
          title: 'Fall back into electrical safety: test your RCD every three months',
        },
        { organisation: 'US Consumer Product Safety Commission', title: 'GFCI fact sheet' },
      ],
    },
    {
      id: 'jacuzzi.inspect-pump',
      title: 'Look behind the access panel',
      why: 'A weeping union or a pump choked with dust gives months of warning behind the panel, and none in front of it.',
      steps: [
        'Fill the bath, run the jets for five minutes, and measure the water if it has a heater: it must never pass 40 °C.',
        'Stop it, switch the bath off at its isolator and take off the access panel.',
        'With a torch, look for drips, white crusts at the unions, sagging pipes and damp on the floor.',
        'Vacuum dust from around the motor vents without touching wires, and clear away anything stored there.',
        'Close the panel, switch on, and book the maker’s service for any leak, rust or burnt smell.',
      ],
      tools: ['thermometer', 'torch', 'screwdriver', 'vacuum cleaner'],
      minutes: 20,
      difficulty: 'moderate',
      intervalDays: every.year,
      safety:
        'Isolate first, and never open the control box or motor terminals. Hotter than 40 °C can make bathers faint; children and pregnant women need medical advice first.',
      tenant: 'Ask your landlord to have the pump space checked if the panel is fixed or you find water.',
      sources: [
        { organisation: 'Kohler', title: 'Whirlpool homeowners guide: operating instructions and access panel' },
      ],
    },
  ],
};
