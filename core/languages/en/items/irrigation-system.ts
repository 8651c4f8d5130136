import type { ItemWords } from '../../item-words.ts';

export const irrigationSystem = {
  name: 'Irrigation System',
  tasks: {
    'irrigation-system.start-zones': {
      title: 'Start the irrigation and walk every zone',
      why: 'A broken sprinkler head or a split drip line can waste tens of thousands of litres in a summer. Most systems run at night, so you may not see it.',
      steps: [
        'Once frost is over, close the drains and bleed screws. Open the main valve a little at a time, so that air can escape.',
        'Run each zone for two minutes and walk it. Look for jets of water, puddles, and heads that lean or stay down.',
        'Turn the heads so that they water plants, not paths and walls.',
        'Tighten leaking joints, cut and join split drip line, and mark anything that you cannot mend.',
        'Read the water meter before and after an hour with everything off. It should not move.',
      ],
      firstReason: 'Watering at night hides its leaks, so someone has to walk the lines',
      safety:
        'Keep everyone out of the spray when the first water runs: it has stood all winter and can carry Legionella. Leave the backflow preventer and mains wiring to a professional.',
    },
    'irrigation-system.check-heads': {
      title: 'Run each irrigation zone and look for waste',
      why: 'The US EPA says that one broken sprinkler head can waste tens of thousands of litres in half a year. Timers water at night, so look for it by day.',
      steps: [
        'Switch the zones on by hand, one after another, and follow the pipes while the water runs.',
        'Straighten tilted heads, rinse clogged ones, and aim every jet at the plants instead of the paving.',
        'Feel for soft, wet ground along the pipes and around the joints, where a leak hides.',
        'Join split drip line with a connector, and replace heads that stay down or drip when they are off.',
        'When all is off, compare two readings of the meter an hour apart. Any difference is a leak.',
      ],
      firstReason: 'A head that broke unseen wastes water every time the timer runs',
      safety:
        'If the system has stood unused for weeks, keep away from the spray while it flushes: it can carry Legionella. Leave the backflow preventer and its test to a professional.',
    },
    'irrigation-system.clean-filters': {
      title: 'Clean the irrigation filter and the drippers',
      why: 'The holes of a dripper are as fine as a needle. Sand and limescale block them one by one, and you may notice only when a plant wilts.',
      steps: [
        'If the system is drained against frost, wait until you have started it again.',
        'Shut off the water and release the pressure by opening a zone.',
        'Unscrew the filter, rinse its mesh or discs under a tap with a soft brush, and grease the seal lightly.',
        'Open the end caps of the drip lines, turn the water on and flush each line for a minute.',
        'Close the caps and walk the lines while they run, to find clogged drippers.',
        'Soak clogged drippers in white vinegar for an hour and rinse them, or replace them.',
        'Unscrew spray nozzles that throw unevenly and rinse their small filters.',
      ],
      firstReason: 'Blocked drippers show only when a plant has begun to wilt',
      safety:
        'Release the pressure before you unscrew a filter. Keep your eyes away from the line ends while they flush.',
    },
    'irrigation-system.reset-timer': {
      title: 'Reset the watering timer for the season',
      why: 'A programme set for the hottest weeks overwaters the garden in cooler or wetter ones. Overwatering rarely shows on the plants, but it does on the water bill.',
      steps: [
        'Change the battery if it is a year old, and set the clock.',
        'A day after watering, push a finger or a screwdriver 10 cm into the soil. If it is still moist, water less.',
        'Lengthen the watering times as the weather gets hotter and drier, and shorten them as it cools or rains, or use the percentage key.',
        'Water before sunrise. On clay or slopes, use two short runs, so that the water soaks in.',
        'Pour water on the rain sensor. The programme should pause.',
        'Check the local watering rules.',
      ],
      firstReason: 'The soil shows whether the programme waters too much',
    },
    'irrigation-system.drain-frost': {
      title: 'Drain the irrigation to protect it from frost',
      why: 'Water expands by about a tenth when it freezes. Valves, filters and the backflow preventer crack first, and they cost the most to replace.',
      steps: [
        'Switch any pump off at its socket, because it must not run dry. Shut the main valve, and open the drain valves and the end caps at the lowest points.',
        'Run each zone from the timer until no more water comes out. Then switch the timer off.',
        'Take the timer, pressure reducer, filter and pump indoors and let them dry. Insulate the parts that stay above ground.',
        'Leave ball valves half open, so that no water is trapped in the ball.',
        'If the lines have no drains, book a firm to blow them out. Rain Bird allows 3.4 bar at most.',
        'Leave the system empty until the frosts are over.',
      ],
      firstReason: 'Valves crack if water freezes in them, and they are expensive',
      safety:
        'Compressed air can shoot fittings off and burst pipes. Leave the blowing out to a firm that does it routinely.',
    },
    'irrigation-system.book-backflow-test': {
      title: 'Book the test of the irrigation’s backflow preventer',
      why: 'When the pressure in the street drops, it can suck water from the lawn, with fertiliser and germs, into the drinking water. A valve prevents it, and wears unseen.',
      steps: [
        'Find the valve, a brass body with small taps, or ask your installer whether the system has one.',
        'Ask your water company whether it must be tested each year, and by whom.',
        'Book a certified tester for the weeks after the system is started.',
        'Stay near, and keep the report. Send it to the water company if it asks for it.',
      ],
      firstReason: 'A worn valve lets garden water into the drinking water',
      safety: 'If the system has no backflow preventer, don’t connect fertiliser feeders, and have one fitted.',
    },
  },
} as const satisfies ItemWords;
