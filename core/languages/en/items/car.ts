import type { ItemWords } from '../../item-words.ts';

export const car = {
  name: 'Car',
  tasks: {
    'car.check-tyres': {
      title: 'Check the car’s tyre pressures and tread',
      why: 'Only four palm-sized patches of rubber hold the car on the road. Soft tyres need longer to brake, use more fuel and overheat on the motorway.',
      steps: [
        'Find the pressures for your load on the door pillar or in the fuel flap. Measure with cold tyres, after less than 3 km of driving.',
        'Inflate all four tyres and the spare to these pressures, and screw the caps back on.',
        'Measure the tread at several points. Most countries ask for at least 1.6 mm; RoSPA advises 3 mm, because worn tyres slide in the wet.',
        'Check each sidewall by eye and with a gloved hand for bulges, cuts and nails.',
        'If a tyre is worn on one side, book a wheel alignment. Reset the tyre pressure monitor if your car has one.',
        'If the car has an engine, read the oil level too, by dipstick or display. The AAA advises this once a month.',
      ],
      firstReason: 'Find out whether all four tyres have the pressure that the car needs',
      safety:
        'Park on level ground off the road with the handbrake on. If you find a bulge, do not drive until the tyre has been changed.',
    },
    'car.check-fluids': {
      title: 'Check the car’s oil, coolant and screenwash',
      why: 'An engine that runs out of oil is destroyed within minutes. A ten-minute check under the bonnet also shows a leak while it is still small.',
      steps: [
        'On level ground, ten minutes after switching off, wipe the dipstick and dip it again. The oil should be between the marks. Some cars show the level on the display.',
        'Top up with the grade in the handbook, a little at a time: too much oil also does harm.',
        'With the engine cold, check that the coolant is between MIN and MAX on its tank. Top up with the mix that the handbook names.',
        'Look at the level of the brake fluid without opening its tank. If it is below MIN, do not drive; have the brakes checked.',
        'Fill the screenwash, try the jets, and replace wiper blades that smear. Walk round the car to check the lights, using a wall to see the brake lights.',
      ],
      firstReason: 'Find a leak while it is only a few drops',
      safety:
        'Never open a hot cooling system: it spits boiling water. Coolant is sweet and poisonous to pets. Do not touch the orange cables of an electric car.',
    },
    'car.replace-cabin-filter': {
      title: 'Replace the car’s cabin air filter',
      why: 'All the air you breathe in the car comes through this filter. A full one makes the windows fog up and the car smell of wet dog. Bosch advises a new one every 15,000 km or once a year.',
      steps: [
        'Look up the filter’s place in the handbook. It is usually behind the glove box or under the wiper panel.',
        'Switch the ignition off and take the key out. Unclip the cover, and slide the filter out level so that the dirt stays on it.',
        'Light the slot with a torch (flashlight) and vacuum it without poking into the fan.',
        'Slide in the new filter with its airflow arrow pointing the same way as the old one’s, and close the cover.',
        'Run the fan at full speed for a minute with the windows open.',
      ],
      firstReason: 'See what the air in the car passes through before you breathe it',
      safety: 'Do not touch the yellow plugs under the dashboard: they belong to the airbags.',
    },
    'car.replace-wipers': {
      title: 'Replace the windscreen wiper blades',
      why: 'A year of sun hardens the rubber. The smear it leaves hardly shows by day, but it dazzles you at night when headlights come towards you. Bosch advises new blades once a year.',
      steps: [
        'Put the wipers in the service position, as the handbook shows, and lift one arm gently.',
        'Lay a folded towel on the glass: a bare arm that snaps back can crack it.',
        'Press the catch, slide the old blade off and click on a new one of the same length. Tug it to check that it holds.',
        'Replace the rear blade too, lower the arms, and try the wipers on wet glass.',
        'Clean the windscreen inside and out with a microfibre cloth.',
      ],
      firstReason: 'Clear glass matters most at night, in rain, with headlights ahead',
      safety: 'Switch the ignition off first, or the rain sensor may start the wipers over your fingers.',
    },
    'car.book-service': {
      title: 'Book the car’s yearly service',
      why: 'Brakes, belts and steering wear where you cannot see it. A stamped service book can also add hundreds to the price when you sell.',
      steps: [
        'Look in the service book or on the display for the work that is due, and check until when any roadworthiness test is valid.',
        'Ask for the service in the maker’s schedule, with new brake fluid every two years unless the schedule says otherwise.',
        'Ask for the pads, discs, belts and 12-volt battery to be measured and the results written down.',
        'Agree a price above which the garage phones you first, and keep the invoice.',
      ],
      firstReason: 'Note the date of the next service before it slips by',
      safety:
        'Do not wait for the service if a red warning light comes on, the brake pedal feels soft or you smell fuel.',
    },
    'car.book-inspection': {
      title: 'Book the car’s roadworthiness test',
      why: 'A car without a valid test costs a fine, and after a crash the insurer may pay less. Test stations can be booked up for weeks.',
      steps: [
        'Look up until when the last test is valid: on the certificate, in the registration document, or on the sticker of the windscreen or number plate.',
        'Compare that with the rule: [[AE BG EE HR IL LU LV RO SI: every year for older cars | CY HU KR LT TR: every two years | AT: “Pickerl” every year for older cars | BE: “contrôle technique” (autokeuring) usually once a year | CH: the canton’s inspection (MFK), which calls older cars in every two years | CZ SK: “technická kontrola” every two years | DE: “Hauptuntersuchung” (HU) every two years | DK: “syn” every two years | ES: ITV every year once the car is ten | FI: “katsastus” every year for older cars | FR: “contrôle technique” every two years | GB: MOT every year | GR: KTEO every two years | IE: NCT every year once the car is ten | IT: “revisione” every two years | JP: “shaken” every two years | NL: APK every year for older cars | NO: “EU-kontroll” every two years | NZ: “warrant of fitness” every year for older cars | PL: “badanie techniczne” every year for older cars | PT: IPO (inspeção) every year for older cars | SE: “besiktning” every year for older cars, at most 14 months after the last | ask your authority]]. A new car has more time before its first test.',
        'Book a date some weeks before it ends, so that a repair and a retest still fit. If that is months away, put a reminder in your calendar.',
        'Before you go, try all lights, the horn, the wipers and the jets, and look at the tyres: many cars fail for these.',
        'Take the registration document. If the car fails, have it repaired before the date for the retest that the report names.',
      ],
      firstReason: 'Know the date of the next test before it passes',
      safety:
        'If the report calls a fault dangerous or critical, don’t drive the car until it is repaired: have it towed, or repaired on the spot.',
    },
    'car.prepare-winter': {
      title: 'Get the car ready for winter',
      why: 'A flat battery is the most common breakdown in the first cold week. If you prepare before the rush, you still have a choice of garages and tyres.',
      steps: [
        'Have a battery older than four or five years tested, and clean any white crust off its terminals.',
        'Test the coolant with an antifreeze tester (hydrometer), or have it tested. It should withstand the lowest temperatures where you live.',
        'Change to winter tyres once it stays below about 7 °C. The ADAC advises 4 mm of tread.',
        'Know the rule where you drive: [[FR: winter tyres or chains from 1 November to 31 March in many mountain areas | AT: winter tyres on wintry roads from 1 November to 15 April | DE NO: winter tyres whenever roads are wintry | SE: winter tyres from 1 December to 31 March in winter conditions | FI: winter tyres from November to March when the weather demands it | EE LV: winter tyres from 1 December to 1 March | LT: winter tyres from 10 November to 31 March | SI: winter tyres from 15 November to 15 March | CZ: winter tyres from 1 November to 31 March on wintry roads | IT: winter tyres or chains on signed roads, usually from 15 November to 15 April | CA: Québec requires winter tyres from 1 December to 15 March | it may require winter tyres or chains]].',
        'Fill the washer tank with screenwash rated to −20 °C, and wipe the door seals with silicone.',
        'Load a scraper, torch (flashlight), blanket, gloves, jump leads and a warning triangle.',
      ],
      firstReason: 'A weak battery fails and worn tyres slide as soon as it turns cold',
      safety:
        'Keep flames and sparks away from the battery, and wear gloves and eye protection at its terminals: the crust is acidic. Test coolant only in a cold engine. Have the wheels changed by a garage, and never work under a car on its jack.',
    },
    'car.test-charge-point': {
      title: 'Test the charge point and check its cable',
      why: 'A charge point carries full load for hours, outdoors and in the rain. A worn pin overheats, and a safety switch ([[US CA: GFCI | RCD]]) that sticks no longer protects anyone who touches the car.',
      steps: [
        'Stop charging and unplug the car. Look for cracks in the box, the plug and the holster.',
        'Run the whole cable through dry hands. It should have no cut, kink or flattened stretch.',
        'Look into both plugs with a torch (flashlight): browned or melted pins mean that it has overheated.',
        'Press the test button on the charge point, or on the breaker that feeds it. The power must go off at once. Reset it. If neither has a button, see in the manual how the charge point tests itself.',
        'Start a charge, and touch the plug briefly with the back of a hand after 15 minutes. Stop if it is warmer than your skin.',
        'If anything is wrong, stop charging there and call the installer or an electrician.',
      ],
      firstReason: 'Make sure that the charge point would cut out in a fault',
      safety:
        'Open no cover. Never charge through an indoor extension lead or two leads joined together, and use no household socket that an electrician has not approved for it.',
      tenant: 'Press the button yourself. If the charge point belongs to your landlord, report any fault at once.',
    },
  },
} as const satisfies ItemWords;
