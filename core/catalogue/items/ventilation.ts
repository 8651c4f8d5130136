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
      why: 'A furred grille moves a fraction of its air, and the moisture of every shower stays behind to feed mould. Dust comes off in minutes.',
      steps: [
        'Switch off the fan if it has a switch, and take off the grilles of bathroom, toilet and kitchen one at a time.',
        'Wash the removable part in warm water with washing-up liquid and let it dry. Keep water off the fixed part in the wall.',
        'Put each grille back in its own room: their openings are set for it.',
        'Vacuum the air inlets above the windows and wipe them with a dry cloth; do not wet those that react to humidity.',
        'Fan on: a sheet of toilet paper should cling to each grille. If it falls, the duct or the fan needs a technician.',
        'Hold the paper up again between times, above all in a bathroom that steams daily: where it slips, the dust is back.',
      ],
      tools: ['stepladder', 'vacuum cleaner', 'washing-up liquid', 'microfibre cloth', 'toilet paper'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      safety:
        'Where a gas boiler sends its fumes into the same extract system, leave its grille to the gas technician. Never tape over a grille because it feels cold.',
      tenant: 'The grilles are yours to clean. Tell your landlord when the paper will not cling.',
      sources: [
        { organisation: 'ADEME', title: 'Bien ventiler son logement' },
        { organisation: 'Itho Daalderop', title: 'HRU ECO 350 manual: inspection and maintenance schedule' },
      ],
    },
    {
      id: 'ventilation.wash-hood-filters',
      title: 'Wash the grease filters of the cooker hood',
      why: 'The filter holds weeks of frying fat straight above the flames. Clean, it also pulls the steam out instead of humming at it.',
      steps: [
        'With the hob cold and the hood off, unclip the metal filters, holding a hand under them.',
        'Stand them in the dishwasher on a short, not too hot programme, or soak them for 15 minutes in hot water with washing-up liquid and brush them.',
        'Let them dry fully; some dulling of the metal is normal.',
        'Wipe the inside of the hood with a damp cloth, never with water running towards the lamps or the motor.',
        'A recirculating hood also has a charcoal filter: note its date and change it when the manual says, often every four months.',
      ],
      tools: ['washing-up liquid', 'soft brush', 'microfibre cloth'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      appliesIf: { variant: 'You have a cooker hood' },
      safety: 'Work on a cold hob. Fat in a hood catches fire from flames below it, so never flambé under one.',
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
      why: 'Loaded filters make both fans work harder and unbalance the air, so the house whistles and the heat recovery you paid for fades.',
      steps: [
        'Switch the unit off at its control and open the filter doors.',
        'Slide each filter out slowly and note which way its airflow arrow points, and which is for outdoor air.',
        'Vacuum the empty slots without reaching into the unit.',
        'Slide in new filters of the same class, with the arrows as before. Write the date on the frame.',
        'Switch on again and reset the filter timer.',
      ],
      tools: ['vacuum cleaner', 'pen'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      appliesIf: { variant: 'You have a balanced unit with heat recovery' },
      safety: 'Let the fans stop turning before you open a door.',
      tenant: 'Ask your landlord who supplies the filters and who changes them.',
      sources: [
        { organisation: 'Zehnder', title: 'ComfoAir Q user manual: replacing the filters' },
        { organisation: 'ADEME', title: 'Bien ventiler son logement' },
      ],
    },
    {
      id: 'ventilation.book-service',
      title: 'Book a service of the ventilation system',
      why: 'Dust settles in ducts and on fan blades where no householder reaches, and airflows drift from their settings without anyone noticing.',
      steps: [
        'Ask a ventilation firm to clean the fan and check the ducts, the condensate drain and the electrical connections.',
        'Ask for the airflow at every grille to be measured and set again, in writing.',
        'Clear the way to the unit, usually in the loft or a cupboard.',
        'Keep the report with the measured values: the next one is read against it.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.threeYears,
      professional: true,
      appliesIf: { variant: 'You have a central extract or balanced ventilation system' },
      safety:
        'An extract system that also carries the fumes of gas boilers needs a technician every year, not every three.',
      tenant: 'Ask your landlord or the building manager for the date of the last service.',
      sources: [
        { organisation: 'ADEME', title: 'Bien ventiler son logement' },
        { organisation: 'Itho Daalderop', title: 'HRU ECO 350 manual: inspection and maintenance schedule' },
      ],
    },
  ],
};
