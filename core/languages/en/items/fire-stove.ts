import type { ItemWords } from '../../item-words.ts';

export const fireStove = {
  name: 'Fire Stove',
  tasks: {
    'fire-stove.book-sweep': {
      title: 'Book the chimney sweep for the range',
      why: 'A range that simmers for hours coats its flue with tar. Burning tar is hot enough to crack a chimney, and a blocked flue sends carbon monoxide into the kitchen.',
      steps: [
        'Book a certified sweep for the range, its connecting pipe and the whole flue. A sweep who comes for another chimney can do both.',
        'Agree further dates: NFPA asks for one visit a year at least; British sweeps (NACS) advise one each quarter while you burn wood, and two a year for coal.',
        'Let the fire go out the day before. Treat the ash as hot: put it in a lidded metal bin outdoors. Then lay dust sheets.',
        'Ask for a smoke or draught test, and a check of the joints, the seals, the plate that closes the chimney (register plate), the cap on top (cowl) and the air inlet.',
        'Keep the certificate: insurers and, in many countries, the law require it. [[DE: Your Feuerstättenbescheid lists each job with its date. | PL: While the range is in use, the law asks for sweeping every three months. | ]]',
      ],
      firstReason: 'A swept flue keeps the smoke out and the fire in its place',
      safety:
        'Roaring in the pipe, sparks from the top or a glowing flue means a chimney fire. Shut the doors and air inlets, get everyone out, call {emergency number} from outside, and put no water on the fire.',
      tenant:
        '[[FR: Sweeping is a tenant’s duty, unless the lease says otherwise. | BE: It is usually the tenant who pays for sweeping. | Ask for the last certificate.]] Light no fire without a valid certificate.',
      landlord: 'chimney sweep for the range',
    },
    'fire-stove.brush-flueways': {
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
      firstReason: 'Soot round the oven keeps the heat away from your food',
      safety:
        'Embers stay hot in ash for days: never use a vacuum cleaner, a plastic bucket or an indoor bin. Keep a carbon monoxide alarm in the kitchen and leave the room’s air inlet open.',
    },
    'fire-stove.empty-ash-pan': {
      title: 'Clear behind the range’s ash pan and check the ash bin',
      why: 'When ash touches the bars from below, no cooling air reaches them: they sag, and new ones are hard to find for an old range.',
      steps: [
        'Look at the pan each morning that you light the range, and empty it before the ash touches the grate.',
        'Today, riddle the grate until it moves freely, and pull the pan out slowly over a metal tray.',
        'Tip the ash gently into a metal bin with a lid. Treat it as glowing, whatever it looks like.',
        'Rake out the space under and behind the pan, where ash lifts it and holds its door open.',
        'Take the bin outdoors at once, to bare ground at least 3 m from anything that burns, and let it stand for days. Check that its bottom and lid are whole.',
        'Close the ash door tightly. If it stays ajar, the fire races and the top can crack.',
      ],
      firstReason: 'Ash up to the bars burns the grate out and hides live embers',
      safety:
        'Keep the bin out of the kitchen, the porch and the garage. Don’t use a vacuum cleaner or a plastic bin, and keep children and pets away while you carry it.',
    },
  },
} as const satisfies ItemWords;
