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
    'A boiler burns fuel a few steps from where people sleep. With a clean burner, an open flue and enough air it does so very safely, and what spoils that comes slowly: dust, a seal that hardens, a flue that shifts. None of it shows from outside. That is why French law asks for a yearly visit, and British law for a yearly gas check of rented homes.',
    'The other half is water. Air, sludge and limescale make the boiler work longer for the same warmth, and the tank has to be hot enough for hygiene yet safe at the tap. A gauge, a thermometer and your ears tell you most of it.',
    'A boiler that is looked after commonly serves 12 to 15 years. Your own part needs little more than a radiator key, and no cover ever comes off.',
  ],
  tips: [
    {
      title: 'Lower the flow, never the tank',
      content:
        'A condensing boiler saves most when water comes back below about 55 °C. With a combi, try 60 °C for the radiators and go up if rooms stay cool. Where it also heats a tank, ask the engineer first: the tank must still reach 60 °C.',
    },
    {
      title: 'Let one controller rule a room',
      content:
        'In the room with the wall thermostat, leave the radiator valve fully open. Two controllers fight, and other rooms run too hot or too cold.',
    },
    {
      title: 'Give radiators a clear front',
      content:
        'A sofa pushed against a radiator heats the sofa. Leave a hand’s width or more, and end curtains at the sill.',
    },
    {
      title: 'Sleeve pipes, not air supply',
      content:
        'Foam on hot pipes in a cellar keeps the warmth you have paid for. Keep it clear of the flue, and never box in the boiler or close its air inlets.',
    },
  ],
  warningSigns: [
    {
      title: 'An orange flame, or stains on the case',
      content:
        'A gas flame that you can see should be blue and steady. Orange, with brown marks or soot around the case, means that it lacks air: switch the boiler off, open the windows and call a registered engineer. If you smell gas, touch no switch, leave with everybody and call the gas emergency number from outside.',
    },
    {
      title: 'Headaches that fade outdoors',
      content:
        'Dizziness, nausea or a dull head, above all in several people at once, may be carbon monoxide, even with no alarm sounding. Bring everybody outside, call the emergency number and stay out until told otherwise.',
    },
    {
      title: 'A hot tap that spits or steams',
      content:
        'The thermostat of the tank has failed. Warn the household, draw no hot water, switch off the heater or boiler that feeds the tank and call a plumber the same day.',
    },
    {
      title: 'A rumble like a kettle',
      content:
        'Water is boiling against a surface lined with scale or sludge. Turn the heating down and have it seen to within days, before the heat exchanger cracks.',
    },
    {
      title: 'A radiator warm above, cold below',
      content:
        'Air collects at the top, so this is sludge lying at the bottom and bleeding will not help. An engineer can take a single one off and rinse it; several together call for a flush of the whole system.',
    },
    {
      title: 'Lock-outs that come back',
      content:
        'Write down the code and reset once, as the manual shows. A boiler that stops again is protecting itself: leave it off and read the code out when you call.',
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
        'A single visit suits a young boiler. Past its tenth year, compare it with a contract that includes call-outs, and ask how soon they come in a frost.',
      price: '€100 to €200',
    },
    {
      title: 'Heating engineer, for a fault',
      content:
        'For lock-outs, leaks and pressure that will not hold. Have maker, model and code at hand; fan, pump, valve and expansion vessel are the usual parts.',
      price: '€150 to €450',
    },
    {
      title: 'Heating firm, for a flush',
      content:
        'When several radiators stay cold at the foot or bleed black water. Ask for an inhibitor and a magnetic filter in the same price.',
      price: '€400 to €900',
    },
  ],
  related: ['chimney', 'ac', 'shower'],
};
