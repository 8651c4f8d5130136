import type { ItemWords } from '../../item-words.ts';

export const carbonMonoxideAlarm = {
  name: 'Carbon Monoxide Alarm',
  tasks: {
    'carbon-monoxide-alarm.check-end-date': {
      title: 'Check the CO alarm’s end date, battery and position',
      why: 'The sensor wears out with age, after 5 to 10 years depending on the maker. After that the alarm shows clean air, whatever you breathe.',
      steps: [
        'If nothing burns fuel at home and no garage is attached, you need no such alarm: answer the question about it, and these tasks go away.',
        'Read the “replace by” date on the back or side, or add the maker’s years to the date of manufacture.',
        'If the date falls within the coming year, buy a new alarm made to [[US CA: UL 2034 | EN 50291]].',
        'Put in a fresh battery of the stated type, unless the alarm is sealed for life.',
        'Check that each room with a boiler, stove or fire has an alarm, and that one will wake people who are asleep. Follow the leaflet for height and distance.',
        'Make sure that no curtain, shelf or cupboard blocks the alarm, then press the test button.',
      ],
      firstReason: 'Only an alarm notices carbon monoxide, and its sensor wears out',
      safety:
        'Have an alarm that is wired to the mains replaced by an electrician. An alarm does not replace the yearly service of the flue and boiler; you need both.',
      tenant: 'Photograph the end date. If it is near, send the picture to your landlord and ask for a new alarm.',
    },
    'carbon-monoxide-alarm.check-air-supply': {
      title: 'Check the air vents and learn the signs of CO',
      why: 'A fire that gets too little air makes carbon monoxide, and a blocked flue sends it into the room. You can’t see, smell or taste it, but the appliance often shows signs.',
      steps: [
        'Find the air brick or wall vent of each room with a gas, oil or wood appliance. Clear it of dust, furniture and tape; it must stay open.',
        'From the ground, look where each flue comes out. Leaves, ivy, a nest or snow must not cover it.',
        'Look at the flames: blue and crisp is right. A lazy yellow flame, soot, a pilot light that goes out or windows that mist up need an engineer. Turn the appliance off until then.',
        'Learn the signs: headache, dizziness, nausea and tiredness that ease outdoors, or that come to several people or pets at once.',
        'Never run an engine, a generator or a barbecue in the garage or the home, even with the door open. CDC says to keep a generator 6 m from doors, windows and vents.',
        'Tell everyone at home what the alarm means and which door to leave by.',
      ],
      firstReason: 'Know the signs of a gas that you can neither see nor smell',
      safety:
        'If anyone feels ill, go out into fresh air together and call {emergency number}. [[GB: For a gas appliance also call {gas leak number}. | ]] Don’t go back in before you are allowed to, even to open windows.',
      tenant:
        'Report a blocked flue, a sooty appliance or a missing vent to your landlord as urgent. In many countries a yearly gas check is your landlord’s duty.',
    },
    'carbon-monoxide-alarm.clear-snow': {
      title: 'Mark flues and vents, and keep snow off them',
      why: 'A drift can bury the outlet of a boiler or dryer in one night. The fumes then stay indoors, and a snowed-in gas meter or ventilation inlet can fail.',
      steps: [
        'Walk round the home and find each outlet: boiler or furnace, dryer, wood pellet stove, and the ventilation unit’s inlet.',
        'Put a tall stake or flag beside each low one and beside the gas meter, so that you find them under snow.',
        'After each heavy snowfall, and each time that a drift builds up, brush snow off by hand or with a soft broom.',
        'Keep about a metre free in front of each outlet. Never aim a snow blower at one or at the meter.',
        'Turn a blocked appliance off until you have cleared it, and test the carbon monoxide alarm.',
        'Before you start a car, clear its exhaust of snow, and leave it running outdoors only.',
      ],
      firstReason: 'Snow over an outlet sends fumes back indoors without a smell',
      safety:
        'Stay clear of icicles and of snow that may slide off the roof. If a carbon monoxide alarm sounds, get everyone out and call {emergency number} from outside.',
      tenant: 'Keep the outlets that you can reach free. Ask who clears those on a wall or a roof.',
    },
  },
} as const satisfies ItemWords;
