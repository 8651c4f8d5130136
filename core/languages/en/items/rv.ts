import type { ItemWords } from '../../item-words.ts';

export const rv = {
  name: 'RV',
  tasks: {
    'rv.test-alarms-tyres': {
      title: 'Test the RV’s alarms and check its tyres',
      why: 'You sleep close to a gas heater, and you drive on tyres that age while the vehicle is parked. Check both before the first night away.',
      steps: [
        'Press and hold the test button of the smoke, carbon monoxide and gas alarms, and read their replace-by dates.',
        'Check that the floor and roof vents are open and clean: they let leaked gas and fumes out.',
        'While the tyres are cold, inflate them and the spare to the pressure on the plate or in the handbook for the loaded weight.',
        'With a torch (flashlight), look for cracks and bulges. Read the age from the last four digits of the DOT code: week and year.',
        'Replace caravan tyres at five years, or at seven at the latest, as the Caravan and Motorhome Club advises, however good the tread looks.',
        'Make the same checks before every trip.',
      ],
      firstReason: 'Everyone sleeps an arm’s length from a gas flame and its fumes',
      safety:
        'Never block a vent to stop draughts, and never use a grill or barbecue to heat the inside. If the CO alarm sounds, get everyone out, call {emergency number} from outside, and shut the gas off only from there.',
    },
    'rv.book-habitation': {
      title: 'Book the RV’s yearly habitation and gas service',
      why: 'Vibration loosens gas joints and cracks sealant. A damp meter finds a leak years before the wall goes soft.',
      steps: [
        'Book the habitation service at an approved workshop: gas tightness, appliances, flues, the low-voltage and mains wiring, and damp.',
        'Ask for the dates on the gas hose and regulator, and for new ones if they have passed.',
        'For a caravan, have the chassis, brakes and hitch serviced on the same day.',
        'Keep the damp readings and the gas certificate with the vehicle papers. Some countries check them.',
      ],
      firstReason: 'Only a trained engineer can prove that the gas system is tight',
      safety:
        'If a burner turns yellow, goes out or smells, shut off the gas cylinder and stop using the appliance. Don’t wait for the yearly service.',
    },
    'rv.sanitise-tank': {
      title: 'Sanitise the RV’s fresh water tank and pipes',
      why: 'Standing water leaves a slimy lining in a warm plastic tank, and you can taste it. One treatment a year, before the season, clears it.',
      steps: [
        'When frosts are over, flush the tank and the boiler and close their drains, take out the water filter, and wipe the tank where you can reach it.',
        'With the boiler off, fill the tank with water and the dose of tank steriliser that its label gives.',
        'Open each tap, hot and cold, and the shower until you smell the steriliser. Close them and wait as long as the label says.',
        'Drain everything, refill the tank and run all the taps. Do this twice, until the smell has gone.',
        'Fit a new filter. Heat the boiler to its highest setting before the first shower.',
        'During the season, drain the tank after each trip and fill it with fresh water before the next.',
      ],
      firstReason: 'Water that has stood in a plastic tank tastes of the tank',
      safety:
        'Most sterilisers contain chlorine: never use them with descaler or vinegar. Air the vehicle and protect your eyes. Flush the shower without breathing in the spray (Legionella). Boiler water scalds.',
    },
    'rv.drain-frost': {
      title: 'Drain the RV’s water system against frost',
      why: 'A little ice is enough to crack taps, the pump and the boiler. The boiler is the most expensive part of the washroom.',
      steps: [
        'Switch off the pump and the boiler and let the boiler cool. Empty the grey water and the toilet cassette at a disposal point.',
        'Open the drains of the fresh and waste tanks and the boiler valve. A Truma FrostControl opens by itself at about 3 °C, but open yours by hand now.',
        'Open every tap, with single levers in the middle position. Hang the shower head low and press the toilet flush.',
        'Blow the lines through with a hand pump, empty the filter and the pump, and tilt the vehicle to each side in turn.',
        'Leave the taps and valves open and the gas shut off. Stand the cushions on edge, and leave the fridge door ajar on its catch.',
      ],
      firstReason: 'A boiler that freezes and cracks is expensive to replace',
      safety:
        'Boiler water can be 60 °C or hotter: let it cool before you open the valve. Use only non-toxic antifreeze in the traps and the toilet.',
    },
    'rv.clean-tank': {
      title: 'Disinfect the RV’s water tank once a year',
      why: 'Warm tanks and hoses grow a film of bacteria, faster in mild climates. Flushing alone does not shift it; a dose of steriliser does.',
      steps: [
        'Empty the tank and the cold boiler, and wipe the tank’s walls through its hatch if your arm reaches.',
        'Mix tank steriliser in a bucket at the dose on the label, pour it in, and fill the tank to the top.',
        'Run every tap and the shower until the smell arrives, and leave the pipes full for the time on the label.',
        'Let it all out, then fill and flush with drinking water until nothing smells or tastes of it.',
        'Change the water filter. Heat the boiler fully once before anyone showers.',
      ],
      firstReason: 'You cannot see from outside what grows on the walls of the tank',
      safety:
        'Tank steriliser is usually chlorine: keep it away from vinegar and descaler, wear gloves, and open the windows. Stand back from the shower’s spray while you flush (Legionella).',
    },
  },
} as const satisfies ItemWords;
