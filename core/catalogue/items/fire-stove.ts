import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const fireStove: CatalogueItem = {
  name: 'Fire Stove',
  slug: 'fire-stove',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  tasks: [
    {
      id: 'fire-stove.book-sweep',
      title: 'Book the chimney sweep for the range',
      why: 'A range that simmers for hours coats its flue with tar. Burning tar is hot enough to crack a chimney, and a blocked flue sends carbon monoxide into the kitchen.',
      steps: [
        'Book a certified sweep for the range, its connecting pipe and the whole flue.',
        'Twice a year suits most ranges. For daily wood fires, British sweeps advise a visit each quarter. Every range needs at least one a year.',
        'Let the fire go out the day before, and protect the way in with dust sheets.',
        'Ask for a smoke or draught test, and a check of the pipe joints, seals, register plate, cowl and air inlet.',
        'Keep the certificate: insurers ask for it, and in many countries the law requires it.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      critical: true,
      professional: true,
      safety:
        'Roaring in the pipe, sparks from the top or a glowing flue means a chimney fire. Shut the doors and air inlets, get everyone out, call the emergency number, and put no water on it.',
      tenant: 'Ask your landlord for the last certificate and who pays. Without a valid certificate, light no fire.',
      sources: [
        { organisation: 'Guild of Master Chimney Sweeps', title: 'How often should my chimney be swept' },
        {
          organisation: 'NFPA',
          title: 'NFPA 211: Standard for Chimneys, Fireplaces, Vents, and Solid Fuel-Burning Appliances',
        },
        { organisation: 'HETAS', title: 'Chimney sweeping and maintenance advice for householders' },
      ],
    },
    {
      id: 'fire-stove.brush-flueways',
      title: 'Brush the flueways and check the door seals',
      why: 'Smoke travels round the oven before it leaves. With a few millimetres of soot there, the oven stays cool however much wood you burn.',
      steps: [
        'Let the range go completely cold. Cover the floor, put on a dust mask, and open the windows.',
        'Lift the hotplates, open the soot doors that the manual shows, and look in with a torch (flashlight).',
        'Scrape the top, sides and underside of the oven towards the soot door, and shovel out the soot.',
        'Shovel the ash into a lidded metal bucket and keep it outdoors, on stone, at least 3 m from the house.',
        'Close each door on a strip of paper: it should grip. Replace flat rope, and note cracked firebricks for the sweep.',
        'Refit everything tightly, light a small fire and check that no smoke escapes.',
        'As a habit, burn only wood with 20 % moisture or less, and empty the ash pan before the ash touches the grate.',
      ],
      tools: ['flue brush', 'soot scraper', 'metal bucket with lid', 'ash shovel', 'dust mask', 'torch'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.month,
      inUse: { from: 9, to: 5 },
      appliesIf: { variant: 'You light the range regularly in the season' },
      safety:
        'Embers stay hot in ash for days: never use a vacuum cleaner, a plastic bucket or an indoor bin. Keep a carbon monoxide alarm in the kitchen and leave the room’s air inlet open.',
      uses: ['open flame'],
      sources: [
        { organisation: 'Heartland', title: 'Wood cookstove owner manual: oven flue passage cleaning' },
        { organisation: 'US Fire Administration', title: 'Heating fire safety: wood stoves and ash disposal' },
        {
          organisation: 'US EPA',
          title: 'Burn Wise: best wood-burning practices',
          url: 'https://www.epa.gov/burnwise',
        },
      ],
    },
  ],
};
