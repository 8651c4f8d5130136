import { type CatalogueItem, every } from '../../domain/care-task.ts';

export const fireStove: CatalogueItem = {
  name: 'Fire Stove',
  slug: 'fire-stove',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'fire-stove.book-sweep',
      title: 'Book the chimney sweep for the range',
      why: 'A range that simmers for hours coats its flue with tar. Burning tar is hot enough to crack a chimney, and a blocked flue sends carbon monoxide into the kitchen.',
      steps: [
        'Book a certified sweep for the range, its connecting pipe and the whole flue. A sweep who comes for another chimney can do both.',
        'Agree further dates: NFPA asks for one visit a year at least; British sweeps (NACS) advise one each quarter while you burn wood, and two a year for coal.',
        'Let the fire go out the day before. Treat the ash as hot: put it in a lidded metal bin outdoors. Then lay dust sheets.',
        'Ask for a smoke or draught test, and a check of the joints, the seals, the plate that closes the chimney (register plate), the cap on top (cowl) and the air inlet.',
        'Keep the certificate: insurers and, in many countries, the law require it. [[DE: Your Feuerstättenbescheid lists each job with its date. | PL: While the range is in use, the law asks for sweeping every three months. | ]]',
      ],
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 6, to: 11, best: 9 },
      legalDays: { PL: every.quarter },
      stake: 'danger',
      hazard: 'gas and fire',
      work: 'chimney',
      bundle: 'chimney sweep',
      firstReason: 'A swept flue keeps the smoke out and the fire in its place',
      professional: true,
      safety:
        'Roaring in the pipe, sparks from the top or a glowing flue means a chimney fire. Shut the doors and air inlets, get everyone out, call {emergency number}, and put no water on it.',
      tenant:
        '[[FR: Sweeping is a tenant’s duty, unless the lease says otherwise. | BE: It is usually the tenant who pays for sweeping. | Ask for the last certificate.]] Light no fire without a valid certificate.',
      landlord: { subject: 'chimney sweep for the range', notIn: ['FR', 'BE'] },
      sources: [
        {
          organisation: 'NACS (National Association of Chimney Sweeps)',
          title: 'How often should I sweep my chimney?',
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
        },
        {
          organisation: 'Republic of Poland',
          title: 'Regulation of 7 June 2010 on the fire protection of buildings, section 34',
          year: 2010,
          url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20101090719',
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
        'Shovel the ash as if it were hot, into a lidded metal bucket outdoors, on stone, at least 3 m from the house.',
        'Close each door on a strip of paper: it should grip. Replace flat rope, and note cracked firebricks for the sweep.',
        'Refit everything tightly, light a small fire and check that no smoke escapes. If you cook on the range every day, look in again each month.',
        'As a habit, burn only wood with 20% moisture or less.',
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
    {
      id: 'fire-stove.empty-ash-pan',
      title: 'Empty the range’s ash pan into a metal bin',
      why: 'When ash touches the bars from below, no cooling air reaches them: they sag, and new ones are hard to find for an old range.',
      steps: [
        'Look at the pan each morning that you light the range, and empty it before the ash touches the grate.',
        'Once a month, riddle the grate until it moves freely, and pull the pan out slowly over a sheet.',
        'Tip the ash gently into a metal bin with a lid. Treat it as glowing, whatever it looks like.',
        'Rake out the space under and behind the pan, where ash lifts it and holds its door open.',
        'Take the bin outdoors at once, to bare ground at least 3 m from anything that burns, and let it stand for days.',
        'Close the ash door tightly. If it stays ajar, the fire races and the top can crack.',
      ],
      tools: ['metal bucket with lid', 'ash shovel', 'work gloves', 'dust mask'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      season: { from: 9, to: 5, best: 11 },
      stake: 'wear',
      firstReason: 'Ash up to the bars burns the grate out and hides live embers',
      safety:
        'Keep the bin out of the kitchen, the porch and the garage. Don’t use a vacuum cleaner or a plastic bin, and keep children and pets away while you carry it.',
      sources: [
        {
          organisation: 'Alpha (stove maker)',
          title: 'I-AL905 user manual: removing ash every two or three days with wood, daily with coal',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Heating fire safety: wood stoves and ash disposal',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prevent-fires/heating/',
        },
      ],
    },
  ],
};
