import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const ventilation: CatalogueItem = {
  name: 'Ventilation',
  slug: 'ventilation',
  room: 'whole home',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'ventilation.clean-grilles',
      title: 'Clean the extract grilles and air inlets',
      why: 'A dusty grille lets only a fraction of the air through, so the moisture of every shower stays in the room and feeds mould. The dust comes off in minutes.',
      steps: [
        'Switch off the fan if it has a switch. Take off the grilles of the bathroom, toilet and kitchen one at a time.',
        'Wash the removable part in warm water with washing-up liquid and let it dry. Keep water off the fixed part in the wall.',
        'Put each grille back in its own room, because its opening is set for that room.',
        'Vacuum the air inlets above the windows and wipe them with a dry cloth. Don’t wet inlets that react to humidity.',
        'Switch the fan on. A sheet of toilet paper should cling to each grille. If it falls, the duct or the fan needs a technician.',
        'Repeat the paper test now and then, especially in a bathroom that steams up daily. If the paper slips, clean the grille again.',
      ],
      tools: ['stepladder', 'vacuum cleaner', 'washing-up liquid', 'microfibre cloth', 'toilet paper'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'If a gas boiler sends its fumes into the same extract system, leave its grille to the gas technician. Never tape over a grille because it feels cold.',
      tenant: 'Cleaning the grilles is your job. Tell your landlord if the paper doesn’t cling.',
      sources: [
        { organisation: 'ADEME', title: 'Bien ventiler son logement' },
        { organisation: 'Itho Daalderop', title: 'HRU ECO 350 manual: inspection and maintenance schedule' },
      ],
    },
    {
      id: 'ventilation.wash-hood-filters',
      title: 'Wash the grease filters of the cooker hood',
      why: 'The filter holds weeks of cooking fat directly above the flames, where it can catch fire. A clean filter also extracts steam better. Bosch advises a wash every two months.',
      steps: [
        'Make sure that the hob is cold and the hood is off. Unclip the metal filters with a hand under them.',
        'Put them in the dishwasher on a short, not too hot programme. Or soak them for 15 minutes in hot water with washing-up liquid, and brush them.',
        'Let them dry completely. Some dulling of the metal is normal.',
        'Wipe the inside of the hood with a damp cloth. Don’t let water run towards the lamps or the motor.',
        'A recirculating hood also has a charcoal filter. Note its date and change it when the manual says, often every four months.',
      ],
      tools: ['washing-up liquid', 'soft brush', 'microfibre cloth'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      appliesIf: { variant: 'You have a cooker hood' },
      safety: 'Work only on a cold hob. Flames below a hood can set the fat in it alight, so never flambé under one.',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Cooker hood user manual: cleaning the metal grease filters, every two months',
        },
        {
          organisation: 'AEG',
          title: 'Cooker hood user manual: cleaning the grease filter, changing the charcoal filter',
        },
      ],
    },
    {
      id: 'ventilation.change-unit-filters',
      title: 'Change the filters of the ventilation unit',
      why: 'Clogged filters make both fans work harder and put the two airflows out of balance. Air then whistles through the house, and the unit recovers less heat.',
      steps: [
        'Switch the unit off at its control and open the filter doors.',
        'Slide each filter out slowly. Note which way its airflow arrow points, and which filter is for outdoor air.',
        'Vacuum the empty slots, but don’t reach into the unit.',
        'Slide in new filters of the same class, with the arrows pointing as before. Write the date on the frame.',
        'Switch the unit on again and reset the filter timer.',
      ],
      tools: ['vacuum cleaner', 'pen'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      appliesIf: { variant: 'You have a balanced unit with heat recovery' },
      safety: 'Let the fans come to a stop before you open a door.',
      tenant: 'Ask your landlord who supplies the filters and who changes them.',
      sources: [
        { organisation: 'Zehnder', title: 'ComfoAir Q user manual: replacing the filters' },
        { organisation: 'ADEME', title: 'Bien ventiler son logement' },
      ],
    },
    {
      id: 'ventilation.book-service',
      title: 'Book a service of the ventilation system',
      why: 'Dust settles in ducts and on fan blades that you can’t reach, and the airflows slowly drift from their settings.',
      steps: [
        'Ask a ventilation firm to clean the fan and to check the ducts, the condensate drain and the electrical connections.',
        'Ask for the airflow at every grille to be measured and reset, with the results in writing.',
        'Clear the way to the unit, usually in the loft or a cupboard.',
        'Keep the report with the measured values, so that the next one can be compared with it.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.threeYears,
      professional: true,
      appliesIf: { variant: 'You have a central extract or balanced ventilation system' },
      safety:
        'An extract system that also carries the fumes of gas boilers needs a technician every year, not every three years.',
      tenant: 'Ask your landlord or the building manager for the date of the last service.',
      sources: [
        { organisation: 'ADEME', title: 'Bien ventiler son logement' },
        { organisation: 'Itho Daalderop', title: 'HRU ECO 350 manual: inspection and maintenance schedule' },
      ],
    },
  ],
};
