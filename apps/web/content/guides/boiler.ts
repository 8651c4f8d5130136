import type { Guide } from './guide.ts';

export const boiler: Guide = {
  slug: 'boiler',
  title: 'Boiler',
  footerTitle: 'Boiler',
  emoji: '♨️',
  description:
    'A year of boiler and hot water care: pressure, radiators, a safe tank, the signs that cannot wait, and what a heating engineer costs.',
  keywords: [
    'boiler maintenance',
    'boiler service cost',
    'boiler pressure too low',
    'how to bleed a radiator',
    'hot water tank temperature',
    'boiler making noise',
    'radiator cold at the bottom',
  ],
  difficulty: 'beginner',
  introduction: [
    'A boiler burns fuel a few steps from where people sleep. It is safe with a clean burner, an open flue and enough air, but faults develop slowly and out of sight. That is why French law asks for a yearly service, and British law for a yearly gas check in rented homes.',
    'The other half is water. Air, sludge and limescale make the boiler work longer for the same warmth, and the tank has to be hot enough for hygiene yet safe at the tap. You need a thermometer and a radiator key, and never remove a cover.',
  ],
  tips: [
    {
      title: 'Lower the flow, never the tank',
      content:
        'A condensing boiler saves most when water comes back below about 55 °C. With a combi, try 60 °C for the radiators and go up if rooms stay cool. Where it also heats a tank, ask the engineer first: the tank must still reach 60 °C.',
    },
    {
      title: 'Let one controller rule a room',
      content: 'In the room with the wall thermostat, leave the radiator valve fully open: two controllers fight.',
    },
    {
      title: 'Expect 15 to 20 years',
      content:
        'A well-kept boiler commonly lasts that long in Europe. From the twelfth year, get a quote for a heat pump before the boiler breaks down.',
    },
    {
      title: 'Sleeve pipes, not air supply',
      content:
        'Insulate hot pipes in a cellar, clear of the flue, but never box in the boiler or close its air inlets.',
    },
  ],
  warningSigns: [
    {
      title: 'An orange flame, or stains on the case',
      content:
        'A gas flame should be blue and steady. Orange, or soot around the case, means too little air: switch the boiler off, open the windows and call a registered engineer. If you smell gas, touch no switch, leave with everybody and call the gas emergency number from outside.',
    },
    {
      title: 'Headaches that fade outdoors',
      content:
        'Dizziness, nausea or a dull head, above all in several people at once, may be carbon monoxide, even with no alarm sounding. Bring everybody outside, call the emergency number and stay out.',
    },
    {
      title: 'A hot tap that spits or steams',
      content:
        'The tank’s thermostat has failed. Warn the household, draw no hot water, switch off what heats the tank and call a plumber the same day.',
    },
    {
      title: 'A rumble like a kettle',
      content:
        'Water is boiling against scale or sludge. Turn the heating down and have it seen to within days, before the heat exchanger cracks.',
    },
    {
      title: 'A radiator warm above, cold below',
      content:
        'This is sludge, not air: bleeding will not help. A single radiator can be taken off and rinsed; several need a flush.',
    },
    {
      title: 'Lock-outs that come back',
      content:
        'Write down the code and reset once, as the manual shows. A boiler that stops again is protecting itself: leave it off and call.',
    },
  ],
  tasks: [
    'central-heating.book-boiler-service',
    'central-heating.check-pressure',
    'water-heater.check-temperature',
    'central-heating.bleed-radiators',
    'water-heater.work-safety-valve',
  ],
  professionals: [
    {
      title: 'Heating engineer, for the service',
      content:
        'A single visit suits a young boiler. Past its tenth year, compare it with a contract that includes call-outs.',
      price: '€100 to €200',
    },
    {
      title: 'Heating engineer, for a fault',
      content: 'For lock-outs, leaks and lost pressure. Have maker, model and code at hand.',
      price: '€150 to €450',
    },
    {
      title: 'Heating firm, for a flush',
      content:
        'For sludge in several radiators or black water. Ask for an inhibitor and a magnetic filter in the same price.',
      price: '€400 to €900',
    },
  ],
  related: ['chimney', 'ac', 'shower'],
};
