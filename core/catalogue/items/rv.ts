import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const rv: CatalogueItem = {
  name: 'RV',
  slug: 'rv',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'rv.test-alarms-tyres',
      title: 'Test the RV’s alarms and check its tyres',
      why: 'You sleep close to a gas heater, and you drive on tyres that age while the vehicle is parked. Check both before the first night away.',
      steps: [
        'Press and hold the test button of the smoke, carbon monoxide and gas alarms, and read their replace-by dates.',
        'Check that the floor and roof vents are open and clean: they let leaked gas and fumes out.',
        'While the tyres are cold, inflate them and the spare to the pressure on the plate or in the handbook for the loaded weight.',
        'With a torch (flashlight), look for cracks and bulges. Read the age from the last four digits of the DOT code: week and year.',
        'Replace caravan tyres at five years, or at seven at the latest, however good the tread looks.',
        'Make the same checks before every trip.',
      ],
      tools: ['tyre pressure gauge', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.month,
      appliesIf: { variant: 'You sleep in it or drive it this season' },
      critical: true,
      safety:
        'Never block a vent to stop draughts, and never use a grill or barbecue to heat the inside. If the CO alarm sounds, get everyone out, call the emergency number, and shut the gas off only from outside.',
      sources: [
        { organisation: 'NFPA', title: 'Motor home, camper and RV safety' },
        { organisation: 'Caravan and Motorhome Club', title: 'Caravan tyres and wheels' },
      ],
    },
    {
      id: 'rv.book-habitation',
      title: 'Book the RV’s yearly habitation and gas service',
      why: 'Vibration loosens gas joints and cracks sealant. A damp meter finds a leak years before the wall goes soft.',
      steps: [
        'Book the habitation service at an approved workshop: gas tightness, appliances, flues, the 12 and 230 volt systems, and damp.',
        'Ask for the dates on the gas hose and regulator, and for new ones if they have passed.',
        'For a caravan, have the chassis, brakes and hitch serviced on the same day.',
        'Keep the damp readings and the gas certificate with the vehicle papers. Some countries check them.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      critical: true,
      professional: true,
      safety:
        'If a burner turns yellow, goes out or smells, shut off the gas cylinder and stop using the appliance. Don’t wait for the yearly service.',
      sources: [
        { organisation: 'National Caravan Council', title: 'Approved Workshop Scheme: annual habitation service' },
        { organisation: 'Truma', title: 'Gas system maintenance and inspection' },
      ],
    },
    {
      id: 'rv.sanitise-tank',
      title: 'Sanitise the RV’s fresh water tank and pipes',
      why: 'Standing water leaves a slimy lining in a warm plastic tank, and you can taste it. One treatment each spring clears it.',
      steps: [
        'When frosts are over, drain the tank and the boiler, take out the water filter, and wipe the tank where you can reach it.',
        'With the boiler off, fill the tank with water and the dose of tank steriliser that its label gives.',
        'Open each tap, hot and cold, and the shower until you smell the steriliser. Close them and wait as long as the label says.',
        'Drain everything, refill the tank and run all the taps. Do this twice, until the smell has gone.',
        'Fit a new filter. Heat the boiler to its highest setting before the first shower.',
        'During the season, drain the tank after each trip and fill it with fresh water before the next.',
      ],
      tools: ['tank steriliser', 'rubber gloves', 'sponge', 'hosepipe'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5 },
      safety:
        'Most sterilisers contain chlorine: never use them with descaler or vinegar. Air the vehicle and protect your eyes. Flush the shower without breathing in the spray (Legionella). Boiler water scalds.',
      uses: ['bleach'],
      sources: [
        { organisation: 'Caravan and Motorhome Club', title: 'Cleaning and sterilising water systems' },
        {
          organisation: 'HSE',
          title: "Legionnaires' disease: hot and cold water systems",
          url: 'https://www.hse.gov.uk/legionnaires/hot-and-cold.htm',
        },
      ],
    },
    {
      id: 'rv.drain-frost',
      title: 'Drain the RV’s water system before the first frost',
      why: 'A little ice is enough to crack taps, the pump and the boiler. The boiler is the most expensive part of the washroom.',
      steps: [
        'Switch off the pump and the boiler and let the boiler cool. Empty the grey water and the toilet cassette at a disposal point.',
        'Open the drains of the fresh and waste tanks and the boiler valve. A Truma FrostControl opens by itself at about 3 °C, but open yours by hand now.',
        'Open every tap, with single levers in the middle position. Hang the shower head low and press the toilet flush.',
        'Blow the lines through with a hand pump, empty the filter and the pump, and tilt the vehicle to each side in turn.',
        'Leave the taps and valves open and the gas shut off. Stand the cushions on edge, and leave the fridge door ajar on its catch.',
      ],
      tools: ['bucket', 'hand pump', 'screwdriver'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 9, to: 11 },
      frostOnly: true,
      safety:
        'Boiler water can be 60 °C or hotter: let it cool before you open the valve. Use only non-toxic antifreeze in the traps and the toilet.',
      sources: [
        { organisation: 'Truma', title: 'Combi and FrostControl operating instructions: draining the water' },
        { organisation: 'Hobby', title: 'Motorhome handbook: winter lay-up' },
      ],
    },
  ],
};
