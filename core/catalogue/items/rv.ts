import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const rv: CatalogueItem = {
  name: 'RV',
  slug: 'rv',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'rv.test-alarms-tyres',
      title: 'Test the alarms and check the tyres of the RV',
      why: 'You sleep an arm from a gas heater, and drive on tyres that age standing still. Both are checked before the first night away.',
      steps: [
        'Press and hold the test button of the smoke, carbon monoxide and gas alarms, and read their replace-by dates.',
        'Look that the floor and roof vents are open and clean: they carry leaked gas and fumes out.',
        'With cold tyres, inflate all of them and the spare to what the plate or handbook gives for the loaded weight.',
        'Look for cracks and bulges, and read the age from the last four digits of the DOT code: week and year.',
        'Caravan tyres: replace at five years, seven at the most, however good the tread.',
        'Do the same round before every trip.',
      ],
      tools: ['tyre pressure gauge', 'torch'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.month,
      appliesIf: { variant: 'You sleep in it or drive it this season' },
      critical: true,
      safety:
        'Never block a vent against draughts, nor use a grill or barbecue to heat the inside. If the CO alarm sounds: everybody out, call for help, and shut the gas only from outside.',
      sources: [
        { organisation: 'NFPA', title: 'Motor home, camper and RV safety' },
        { organisation: 'Caravan and Motorhome Club', title: 'Caravan tyres and wheels' },
      ],
    },
    {
      id: 'rv.book-habitation',
      title: 'Book the yearly habitation and gas service',
      why: 'Vibration works gas joints loose and cracks sealant. A damp meter finds the leak years before the wall goes soft.',
      steps: [
        'Book an approved workshop for the habitation service: gas tightness, appliances, flues, 12 and 230 volt systems, damp.',
        'Ask for the date on gas hose and regulator, and for new ones when it has passed.',
        'Caravans: have the chassis, brakes and hitch done on the same day.',
        'Keep the damp readings and the gas certificate with the vehicle papers. Some countries check them.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      critical: true,
      professional: true,
      safety:
        'Shut the cylinder and stop using a flame that burns yellow, goes out or smells, whatever the date of the service.',
      sources: [
        { organisation: 'National Caravan Council', title: 'Approved Workshop Scheme: annual habitation service' },
        { organisation: 'Truma', title: 'Gas system maintenance and inspection' },
      ],
    },
    {
      id: 'rv.sanitise-tank',
      title: 'Sanitise the fresh water tank and the pipes',
      why: 'Water that has stood in warm plastic grows a slimy lining. One treatment in spring and the tea tastes of tea.',
      steps: [
        'Drain tank and boiler, take out the water filter, and wipe the tank where you can reach it.',
        'Fill the tank with water and the dose of tank steriliser on its label, with the boiler off.',
        'Open each tap, hot and cold, and the shower, until you smell it. Close, and wait as long as the label says.',
        'Drain everything, refill and run all taps, twice, until the smell has gone.',
        'Fit a new filter. Heat the boiler to its highest setting before the first shower.',
        'On the road: drain the tank after each trip and fill it fresh.',
      ],
      tools: ['tank steriliser', 'rubber gloves', 'sponge', 'hosepipe'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5 },
      safety:
        'Most sterilisers are chlorine: never combine them with descaler or vinegar, air the vehicle, cover your eyes. Flush showers without breathing the spray (Legionella), and mind that boiler water scalds.',
      uses: ['bleach'],
      sources: [
        { organisation: 'Caravan and Motorhome Club', title: 'Cleaning and sterilising water systems' },
        { organisation: 'HSE', title: "Legionnaires' disease: hot and cold water systems" },
      ],
    },
    {
      id: 'rv.drain-frost',
      title: 'Drain all the water before the first frost',
      why: 'Taps, pump and boiler crack from a mouthful of ice, and the boiler is the dearest thing in the washroom.',
      steps: [
        'Switch the pump and boiler off and let the boiler cool. Drive to a drain for grey water and the cassette.',
        'Open fresh and waste tank drains and the boiler valve. A Truma FrostControl opens by itself at about 3 °C; open yours by hand now.',
        'Open every tap, single levers in the middle, hang the shower head low, and work the toilet flush.',
        'Blow the lines through with a hand pump, empty the filter and the pump, and tip the vehicle both ways.',
        'Leave taps and valves open, cushions on edge, the fridge door on its catch, and the gas shut.',
      ],
      tools: ['bucket', 'hand pump', 'screwdriver'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 9, to: 11 },
      frostOnly: true,
      safety:
        'Boiler water can be 60 °C and more: let it cool before you open the valve. Only non-toxic antifreeze may go in traps and toilet.',
      sources: [
        { organisation: 'Truma', title: 'Combi and FrostControl operating instructions: draining the water' },
        { organisation: 'Hobby', title: 'Motorhome handbook: winter lay-up' },
      ],
    },
  ],
};
