import type { ItemWords } from '../../item-words.ts';

export const jacuzzi = {
  name: 'Jacuzzi',
  tasks: {
    'jacuzzi.flush-pipes': {
      title: 'Flush the whirlpool pipes',
      why: 'Some bath water always stays in the pipes. Skin oils in it feed a slime, which the jets blow into the air you breathe. Kohler advises a flush twice a month.',
      steps: [
        'Close the air controls at the jets and fill the bath with hot water to at least 5 cm above the highest jet.',
        'Add a cleaner made for whirlpool pipes, or the one your manual names, in the dose on its label. Add nothing else.',
        'Run the jets for 10 minutes with the window open or the fan on, then drain the bath.',
        'Refill with cold water to the same height and run the jets for 5 minutes.',
        'Drain the bath and wipe it dry.',
        'Between flushes, empty the bath after every use, and don’t use oils, foam or salts that the manual does not allow.',
      ],
      firstReason: 'Stale water sits in the pipes between baths, out of sight',
      safety:
        'Many pipe cleaners contain chlorine: never add vinegar, descaler or a second product. Keep everyone out of the bath while the cleaner is in it, and never run the pump dry.',
    },
    'jacuzzi.clean-jets': {
      title: 'Clean the whirlpool’s jets and suction cover',
      why: 'Limescale stiffens the jets, and hair on the suction cover starves the pump of water. The cover also keeps hair and fingers out of the intake.',
      steps: [
        'Switch the bath off at its isolator. Unscrew or unclip the jet trims as the manual shows.',
        'Soak the trims in limescale remover as its label says, brush them and rinse them well.',
        'Pull hair and lint off the suction cover, and wipe around the air buttons.',
        'Check that the cover is whole and screwed down tight. If it is cracked, loose or missing, don’t use the jets until it has been replaced.',
        'Refit the trims, fill the bath with plain water, switch it on again and try every jet.',
      ],
      firstReason: 'A sound suction cover keeps hair and fingers out of the pump',
      safety:
        'Never run the pump without the guard over the suction fitting: an open intake can trap hair and hold a bather’s head under water. Rinse the acid off fully before you use any other cleaner.',
    },
    'jacuzzi.test-rcd': {
      title: 'Test the safety switch of the whirlpool',
      why: 'Pump, heater and bather share one tub of water. In a fault, the safety switch [[AU NZ: (RCD) | (a residual current device, RCD)]] cuts the supply fast enough to save a life.',
      steps: [
        'Find the device that protects the bath: in the [[AU NZ: switchboard | consumer unit]], or beside the bath isolator.',
        'With no one in the bath, ask another person to watch that the control panel is lit.',
        'With dry hands, press the test button. The device must trip and the panel must go dark at once.',
        'Switch it on again. If it did not trip, or will not reset, don’t use the bath and call an electrician.',
      ],
      firstReason: 'Make sure that the power would cut out in time to save a bather',
      safety: 'Stand on a dry floor, never in or against the bath. Only press the button; leave all covers closed.',
      tenant: 'You can press the button yourself. If the test fails, ask your landlord to send an electrician.',
    },
    'jacuzzi.test-gfci': {
      title: 'Test the whirlpool’s GFCI',
      why: 'A ground-fault circuit interrupter (GFCI) cuts the power within a fraction of a second when current leaks into bath water. It can fail without a sign, so the CPSC asks for a test every month.',
      steps: [
        'Find the GFCI of the whirlpool: a breaker in the panel, or a receptacle near the motor.',
        'Keep everyone out of the tub. Check that its control panel is lit, or plug a lamp into the receptacle and switch it on.',
        'Dry your hands and press TEST. The light must go out immediately.',
        'Press RESET. If the button did nothing, or the power stays off, keep the whirlpool out of use and call an electrician.',
      ],
      firstReason: 'Make sure that a fault would cut the power before it could hurt you',
      safety:
        'Keep your feet dry and stay out of the tub. Touch only the two buttons: everything behind the cover plate is for an electrician.',
      tenant: 'The buttons are yours to press. If one fails, ask your landlord in writing for an electrician.',
    },
    'jacuzzi.inspect-pump': {
      title: 'Check the whirlpool pump behind its panel',
      why: 'A leaking pipe joint or a pump clogged with dust shows behind the panel months before you notice anything in the bath.',
      steps: [
        'Fill the bath and run the jets for five minutes.',
        'If the bath has a heater, measure the water temperature. It must never exceed 40 °C.',
        'Stop the jets, switch the bath off at its isolator and take off the access panel.',
        'With a torch (flashlight), look for drips, white crusts at the pipe joints, sagging pipes and damp on the floor.',
        'Vacuum dust from around the motor vents without touching wires, and clear away anything stored there.',
        'If you find a leak, rust or a burnt smell, leave the bath switched off and book the maker’s technician.',
        'If all is well, close the panel and switch the bath on again.',
      ],
      firstReason: 'See whether anything drips where no one usually looks',
      safety:
        'Isolate the bath first, and never open the control box or motor terminals. Water above 40 °C can make bathers faint. Children and pregnant women need medical advice before they use a heated bath.',
      tenant: 'If the panel is fixed or you find water, ask your landlord to have the pump space checked.',
    },
  },
} as const satisfies ItemWords;
