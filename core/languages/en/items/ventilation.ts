import type { ItemWords } from '../../item-words.ts';

export const ventilation = {
  name: 'Ventilation',
  tasks: {
    'ventilation.clean-grilles': {
      title: 'Clean the extract grilles and air inlets',
      why: 'A dusty grille lets only a fraction of the air through, so the moisture of every shower stays in the room and feeds mould. The dust comes off in minutes.',
      steps: [
        'Switch off the fan if it has a switch. Take off the grilles of the bathroom, toilet and kitchen one at a time.',
        'Wash the removable part in warm water with washing-up liquid and let it dry. Keep water off the fixed part in the wall.',
        'Put each grille back in its own room, because its opening is set for that room.',
        'Vacuum the air inlets above the windows and wipe them with a dry cloth. Don’t wet inlets that react to humidity.',
        'Switch the fan on. A sheet of toilet paper should cling to each grille. If it falls, the duct or the fan needs a technician.',
        'Let the fan run after each shower. Repeat the paper test now and then, especially in a bathroom that steams up daily. If the paper slips, clean the grille again.',
      ],
      firstReason: 'A dusty grille keeps the moisture of every shower in the room',
      safety:
        'If a gas boiler sends its fumes into the same extract system, leave its grille to the gas technician. Never tape over a grille because it feels cold.',
      tenant: 'Cleaning the grilles is your job. Tell your landlord if the paper doesn’t cling.',
    },
    'ventilation.wash-hood-filters': {
      title: 'Wash the grease filters of the cooker hood',
      why: 'The filter holds weeks of cooking fat directly above the flames, where it can catch fire. A clean filter also extracts steam better. Bosch advises a wash every two months.',
      steps: [
        'Make sure that the hob is cold and the hood is off. Unclip the metal filters with a hand under them.',
        'Put them in the dishwasher on a short, not too hot programme. Or soak them for 15 minutes in hot water with washing-up liquid, and brush them.',
        'Let them dry completely. Some dulling of the metal is normal.',
        'Wipe the inside of the hood with a damp cloth. Don’t let water run towards the lamps or the motor.',
        'If a fan in the hob takes the place of a hood, its filter is under the grille. If you have neither, wipe the fat off the wall and the kitchen grille.',
        'A recirculating hood also has a charcoal filter. Note its date and change it when the manual says, often every four months.',
      ],
      firstReason: 'Weeks of cooking fat collect right above the flames',
      safety: 'Work only on a cold hob. Flames below a hood can set the fat in it alight, so never flambé under one.',
    },
    'ventilation.change-unit-filters': {
      title: 'Clean or change the filters of the ventilation unit',
      why: 'Clogged filters make both fans work harder and put the two airflows out of balance. Air then whistles through the house, and the unit recovers less heat.',
      steps: [
        'Switch the unit off at its control and open the filter doors.',
        'Slide each filter out slowly. Note which way its airflow arrow points, and which filter is for outdoor air, so that each goes back as it was.',
        'Vacuum the empty slots, but don’t reach into the unit.',
        'Vacuum filters that still look light. Change grey ones, and all of them after half a year, for the same class. Write the date on the frame.',
        'Switch the unit on again and reset the filter timer.',
      ],
      firstReason: 'Clogged filters make the fans work harder and whistle',
      safety: 'Let the fans come to a stop before you open a door.',
      tenant: 'Ask your landlord who supplies the filters and who changes them.',
    },
    'ventilation.book-service': {
      title: 'Book a service of the ventilation system',
      why: 'Dust settles in ducts and on fan blades that you can’t reach, and the airflows slowly drift from their settings.',
      steps: [
        'Ask a ventilation firm to clean the fan and to check the ducts, the condensate drain and the electrical connections.',
        'Ask for the airflow at every grille to be measured and reset, with the results in writing.',
        'Clear the way to the unit, usually in the loft or a cupboard.',
        'Keep the report with the measured values, so that the next one can be compared with it.',
      ],
      firstReason: 'Only a technician can reach the ducts and measure the air',
      safety:
        'An extract system that also carries the fumes of gas boilers needs a technician every year, not every three years.',
      tenant:
        'Ask to see the measured airflows. [[SE: In a block of flats, the owner must have the OVK inspection done. | ]]',
      landlord: 'service of the ventilation system',
    },
    'ventilation.test-radon': {
      title: 'Test the air for radon',
      why: 'Radon seeps from the ground into houses and is the second most common cause of lung cancer, after smoking. Only a test shows it, and neighbouring houses can differ tenfold.',
      steps: [
        'Look at your country’s radon map, but test even in an area marked low if the home has a cellar or a lived-in basement.',
        'Order a kit from [[US: your state’s radon office or a certified laboratory | GB: UKradon | the radiation protection office or an approved laboratory]].',
        'Place the detectors in the lowest room that you live in and in a bedroom, away from draughts, heaters and damp, and leave them alone.',
        'Send them back when the leaflet says. Three months in the heating season give a better average than a test of a few days.',
        'Have the level lowered if the result is above [[US: 4 pCi/L | GB CA: 200 Bq/m³ | your country’s limit, at most 300 Bq/m³ in the European Union]]. WHO advises [[US: 2.7 pCi/L | 100 Bq/m³]].',
        'Test again after new windows, an extension or work on the floor.',
      ],
      firstReason: 'Only a test shows the gas that comes out of the ground',
      safety:
        'A high result is not an emergency: the harm comes over years, and most of all to smokers. Leave fans and floor sealing to a radon specialist, and never block the air supply of a stove or boiler.',
      tenant:
        'You may also order a test kit yourself. If its result is high, send it on and ask for the level to be lowered.',
      landlord: 'radon test',
    },
    'ventilation.check-mould': {
      title: 'Go round the home for mould and damp',
      why: 'In humid air, mould takes hold within a day or two wherever air stands still: behind wardrobes, in cupboards and on the coldest walls.',
      steps: [
        'Read a hygrometer in each room. EPA advises keeping it below 60%, and ideally between 30 and 50%. Where it is higher, use a dehumidifier, a fan or dry mode, or in cold weather open the windows wide.',
        'Pull beds, wardrobes and sofas a hand’s width from outside walls, and look and smell behind them.',
        'Open the cupboards, shoe racks and drawers that you rarely use, and air what is in them.',
        'Look at the corners of outside walls, round the windows, at the silicone in the bathroom, and round an air conditioner and its drain.',
        'Wash mould off hard surfaces with washing-up liquid and water, and dry them fully. Throw away what it has grown into, such as card and ceiling board.',
        'If a patch is larger than about 1 m by 1 m or comes back, find the leak or the cold wall behind it. Ask a specialist if you can’t.',
      ],
      firstReason: 'Mould takes hold within days where humid air stands still',
      safety:
        'Wear gloves and a mask, and open a window. Don’t brush mould dry, and don’t mix cleaning products. People with asthma or a weak immune system should leave this job to others.',
      tenant:
        'Photograph mould with the date and report it in writing. A leak or a missing fan is your landlord’s to repair.',
    },
    'ventilation.book-duct-check': {
      title: 'Book the yearly check of flues, air ducts and any gas pipes',
      why: 'Where a geyser, a boiler or a stove takes its air from the rooms, a duct that has no draught can send carbon monoxide back indoors. Polish law requires a check of flues and ventilation ducts every year.',
      steps: [
        'In a block, ask the building manager for the date, be at home, and let the inspector into every room with a duct.',
        'In a house, book a kominiarz (a chimney sweep qualified for it) for all flues and ventilation ducts. Flues in use are also swept: for gas and oil every six months, for wood and coal twice as often.',
        'If you have gas, have an inspector qualified for gas check the pipes for leaks in the same year: article 62 of the Building Law requires both checks, even in a single-family house.',
        'Open a window a little during the measurement only if the inspector asks for it.',
        'Have every fault in the report (protokół) repaired before you use the appliance again, and keep the report.',
      ],
      firstReason: 'A duct without draught lets carbon monoxide stay in the rooms',
      safety:
        'Never tape over a ventilation grille or an air inlet. If an alarm sounds or anyone feels ill, get everyone out and call {emergency number} from outside.',
      tenant: 'Let the inspector in on the day that is announced, and ask for a copy of the report.',
      landlord: 'check of flues, air ducts and gas pipes',
    },
    'ventilation.ask-for-statement': {
      title: 'Ask for the healthy homes compliance statement',
      why: 'The healthy homes standards set what a rented home must have against cold and damp. The statement that belongs in agreements made or renewed since the end of 2020 says how yours meets them.',
      steps: [
        'Look for the statement in your tenancy agreement. If it isn’t there, ask your landlord for it in writing.',
        'Compare it with the home: a fixed heater in the main living room, and insulation above the ceiling and under the floor where that can be fitted. Don’t climb into the roof or under the floor for it.',
        'Look for an extractor fan in the kitchen and in each bathroom that blows outdoors, and for a window or door to the outside that opens in the kitchen and in each living room, dining room and bedroom.',
        'Check that gutters and drains carry rain away, that a sheet covers the soil under an enclosed floor, and that no gaps let in draughts. Unused open fireplaces should be closed off.',
        'Write to your landlord what is missing, with photos, and ask by when it will be put right. Tenancy Services can help if nothing happens.',
      ],
      firstReason: 'The statement says what your landlord owes you against cold and damp',
    },
  },
} as const satisfies ItemWords;
