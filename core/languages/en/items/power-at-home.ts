import type { PartWords } from '../../item-words.ts';

export const powerAtHome = {
  tasks: {
    'electrical-panel.check-home-battery': {
      title: 'Look over the home battery',
      why: 'A lithium battery rarely burns, but a hot room, blocked vents or a knock bring it closer. Its app shows a weak module long before the guarantee ends.',
      steps: [
        'Read the app or the display: no error, and a charge that reaches the usual level. Note how much it stores after a full charge.',
        'Look at the casing with a torch (flashlight). There should be no bulge, crack, rust, drip or scorch mark.',
        'Clear boxes, paint and fuel away from it, and wipe dust from its vents with a dry cloth.',
        'Check that the room is dry, that no sun heats the battery, and that its smoke or heat alarm works.',
        'See that everyone knows the switch that the installer labelled for emergencies, and keep the papers for the fire service.',
        'Install the updates that the app offers, and report a fault code to the installer.',
      ],
      firstReason: 'A battery shows its weakness in the app and on its casing',
      safety:
        'Open nothing. If the battery smells, hisses, swells or smokes, get everyone out and call {emergency number} from outside. Don’t go back in: it can flare up again.',
      tenant: 'Report a fault code or a damaged casing to your landlord the same day.',
    },
    'electrical-panel.run-generator': {
      title: 'Run the generator under load, outdoors',
      why: 'A generator that stands for months doesn’t start in the storm: fuel turns to gum and the battery runs flat. Twenty minutes under load keep it ready.',
      steps: [
        'Carry it outdoors, at least 6 m from doors, windows and vents, on dry ground. Check the oil, and look for leaking fuel.',
        'Start it, plug in a heater, and let it run for 20 minutes.',
        'Switch it off and let it cool. Only then top up with fresh fuel, with stabiliser in it.',
        'Check the date on the fuel: use what is older than six months in the car if its manual allows it.',
        'Look at the extension leads for cuts. If the generator feeds the house, an electrician must have fitted a changeover switch.',
      ],
      firstReason: 'Only a generator that runs now and then works in a power cut',
      safety:
        'Never run it indoors, in a garage or on a balcony: its carbon monoxide kills within minutes, even with open doors. Never plug it into a socket of the house, and never refuel it while it is hot.',
    },
    'electrical-panel.change-generator-oil': {
      title: 'Change the generator’s engine oil',
      why: 'A small generator has no oil filter: its oil collects soot, acid and metal until it no longer lubricates. Honda asks for the first change on a new one after a month or 20 hours.',
      steps: [
        'Let the engine run for a few minutes outdoors, switch it off, and let it cool until you can touch it. Pull off the cap of the spark plug.',
        'Put it level over a tray, take out the filler cap and the drain plug, and let the oil run out; without a plug, tilt it over the filler.',
        'Close the plug, and fill in oil of the grade in the manual up to the edge of the filler. Half a litre is often enough.',
        'Put the caps back, start it, and look for drips. Write the date and the hours on a label.',
        'Take the old oil to a collection point in a closed container, never to the drain.',
      ],
      firstReason: 'Fresh oil keeps a small engine going through a long power cut',
      safety:
        'Never let it run indoors, and keep sparks and cigarettes away: there is petrol close by. Used oil harms the skin, so wear gloves.',
    },
    'electrical-panel.update-router': {
      title: 'Update the router and test what keeps it running',
      why: 'Alarms, heating controls and phones hang on the router. Old software lets strangers in, and a backup battery is worn out after three to five years.',
      steps: [
        'Open the router’s page or app, and install updates. Turn on automatic ones.',
        'Change passwords that are still those of the label, and remove devices that you no longer have.',
        'Check in the list that cameras, locks and heating controls are up to date too.',
        'Wipe dust from the vents of the router, and give it free air.',
        'If you have a backup supply (UPS), run its self-test or unplug it for a minute. Replace a battery that doesn’t hold.',
      ],
      firstReason: 'Old software and a flat backup battery show too late',
      safety: 'Open no power supply. Take a swollen backup battery to the recycling point, and don’t charge it again.',
    },
  },
} as const satisfies PartWords;
