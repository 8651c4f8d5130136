import type { Guide } from './guide.ts';

export const ac: Guide = {
  slug: 'ac',
  title: 'Air Conditioner',
  footerTitle: 'Air Conditioner',
  emoji: '❄️',
  description:
    'Keep an air conditioner cool, dry and cheap to run: filters, outdoor unit and service, six signs of trouble, and fair prices for repairs.',
  keywords: [
    'air conditioner maintenance',
    'clean ac filter',
    'ac leaking water',
    'ac not cooling',
    'ac smells musty',
    'ac service cost',
    'refrigerant leak',
  ],
  difficulty: 'beginner',
  introduction: [
    'An air conditioner makes no cold. It carries heat from one side of a wall to the other, and both sides need air to do it. Fluff indoors, a hedge outdoors or a coil furred with dust leave the compressor running longer for the same comfort, and the compressor is its dearest part.',
    'Indoors the coil is cold, dark and wet for months, just where mould likes to live, and the air of the room passes over it again and again. Most smells and drips begin there.',
    'A split system commonly lasts 10 to 15 years. Those that fail early have often been starved of air or run for summers with too little refrigerant. The first is in your hands, the second is not, so it pays to know one from the other.',
  ],
  tips: [
    {
      title: 'Settle for 26 °C',
      content:
        'That is what ADEME advises for rooms that need cooling; the very young, old or ill may need less. Setting 18 °C brings the room to comfort hardly any sooner and then keeps on spending.',
    },
    {
      title: 'Shade before you cool',
      content:
        'Sun stopped outside the glass never has to be carried out again. Close shutters or awnings before it reaches the window, and air the rooms at night once it is cooler out than in.',
    },
    {
      title: 'Dry it before it rests',
      content:
        'Let the fan run alone for half an hour after a day of cooling, or switch on the drying function if there is one. A dry coil grows far less.',
    },
    {
      title: 'Let it heat in spring and autumn',
      content:
        'A reversible unit is a heat pump: in mild weather each kilowatt-hour of electricity brings in three or so of heat. It then works all year, so never wrap the outdoor unit for the winter.',
    },
  ],
  warningSigns: [
    {
      title: 'Ice on the coil or a pipe',
      content:
        'Too little air or too little refrigerant. Stop the cooling, run the fan until all has thawed, and see to the filter. Ice that returns is a matter for the technician; never chip at it.',
    },
    {
      title: 'Water down the wall',
      content:
        'The condensate no longer finds its way out, usually because of slime or a kink in the hose. Switch off, put a bowl below, and free the outer end if you can reach it from the ground.',
    },
    {
      title: 'A sour smell at the start',
      content:
        'Mould has reached the coil or the fan wheel behind it. Air the room as you switch on; a sprayed scent only covers it and gums up the fins.',
    },
    {
      title: 'A hiss that does not stop, or an oily joint',
      content:
        'A soft gurgle after switching off is normal. Steady hissing, or oil on a pipe joint, points to escaping refrigerant: switch off, open the windows, light nothing and call a certified technician.',
    },
    {
      title: 'A breaker that trips, a smell of burning',
      content:
        'A motor, a capacitor or a terminal is failing. Leave the breaker off instead of trying it again, plug the unit in nowhere else, and have it examined.',
    },
    {
      title: 'Long hours, little cold',
      content:
        'After a quarter of an hour of cooling, air leaving the unit is usually 8 to 12 °C colder than the room. If both coils are clear and the difference stays small, suspect the refrigerant.',
    },
  ],
  tasks: ['air-conditioning.clean-filters', 'air-conditioning.clear-outdoor-unit', 'air-conditioning.book-service'],
  professionals: [
    {
      title: 'Technician, for the regular visit',
      content:
        'The price is usually for one outdoor and one indoor unit. Others done in the same visit add far less than a visit each, so let none wait for another year.',
      price: '€120 to €220',
    },
    {
      title: 'Certified technician, for a leak',
      content:
        'Refrigerant is not used up: if it is low, it has escaped. Ask for the leak to be found, mended and tested before anything is filled in, and for the weight added to be put on the invoice.',
      price: '€250 to €700',
    },
    {
      title: 'Maker’s service, for fan or electronics',
      content:
        'For tripping, error codes and a unit that will not start. If the compressor has gone and the machine is past ten years, have a new one quoted beside the repair.',
      price: '€150 to €500',
    },
  ],
  related: ['boiler', 'fridge', 'wine-fridge'],
};
