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
        'Book a certified sweep for the range, its connecting pipe and the whole flue. A sweep who comes for another chimney can do both.',
        'Fix further dates with the sweep. NFPA asks for one visit a year at least; British sweeps (NACS) advise one each quarter while you burn wood, and two a year for coal.',
        'Let the fire go out the day before, put the cold ash in a lidded metal bin outdoors, and lay dust sheets.',
        'Ask for a smoke or draught test, and a check of the pipe joints, seals, register plate, cowl and air inlet.',
        'Keep the certificate: insurers ask for it, and in many countries the law requires it.',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 6, to: 11, best: 9 },
      stake: 'danger',
      bundle: 'chimney sweep',
      firstReason: 'A swept flue keeps the smoke out and the fire in its place',
      professional: true,
      safety:
        'Roaring in the pipe, sparks from the top or a glowing flue means a chimney fire. Shut the doors and air inlets, get everyone out, call {emergency number}, and put no water on it.',
      tenant: 'Ask your landlord for the last certificate and who pays. Without a valid certificate, light no fire.',
      sources: [
        {
          organisation: 'NACS (National Association of Chimney Sweeps)',
          title: 'How often should I sweep my chimney?',
          url: 'https://nacs.org.uk/',
        },
        {
          organisation: 'NFPA',
          title: 'NFPA 211: Standard for Chimneys, Fireplaces, Vents, and Solid Fuel-Burning Appliances',
          year: 2024,
          url: 'https://www.nfpa.org/codes-and-standards/nfpa-211-standard-development/211',
        },
        {
          organisation: 'HETAS',
          title: 'Chimney sweeping and maintenance advice for householders',
          url: 'https://www.hetas.co.uk/',
        },
      ],
    },
    {
      id: 'fire-stove.brush-flueways',
      title: 'Brush the range’s flueways and check its door seals',
      why: 'Smoke travels round the oven before it leaves. A layer of soot there keeps the oven cool, however much wood you burn.',
      steps: [
        'Let the range go completely cold. Cover the floor, put on a dust mask, and open the windows.',
        'Lift the hotplates, open the soot doors that the manual shows, and look in with a torch (flashlight).',
        'Scrape the top, sides and underside of the oven towards the soot door, and shovel out the soot.',
        'Shovel the cold ash into a lidded metal bucket. Keep it outdoors, on stone, at least 3 m from the house.',
        'Close each door on a strip of paper: it should grip. Replace flat rope, and note cracked firebricks for the sweep.',
        'Refit everything tightly, light a small fire and check that no smoke escapes. If you cook on the range every day, look in again each month.',
        'As a habit, burn only wood with 20% moisture or less, and empty the ash pan before the ash touches the grate.',
      ],
      tools: ['flue brush', 'soot scraper', 'metal bucket with lid', 'ash shovel', 'dust mask', 'torch (flashlight)'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.quarter,
      season: { from: 9, to: 5, best: 11 },
      stake: 'wear',
      firstReason: 'Soot round the oven keeps the heat away from your food',
      safety:
        'Embers stay hot in ash for days: never use a vacuum cleaner, a plastic bucket or an indoor bin. Keep a carbon monoxide alarm in the kitchen and leave the room’s air inlet open.',
      uses: ['open flame'],
      sources: [
        {
          organisation: 'Heartland',
          title: 'Wood cookstove owner manual: oven flue passage, cleaned as use and wood require',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Heating fire safety: wood stoves and ash disposal',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prevent-fires/heating/',
        },
        {
          organisation: 'US EPA',
          title: 'Burn Wise: best wood-burning practices',
          url: 'https://www.epa.gov/burnwise',
        },
      ],
    },
  ],
};
