import type { Guide } from './guide.ts';

export const toilet: Guide = {
  slug: 'toilet',
  title: 'Toilet',
  footerTitle: 'Toilet',
  emoji: '🚽',
  description:
    'Stop silent leaks, smells and blockages: six toilet jobs with their rhythm, what gurgles and streaks mean, and what a plumber will charge.',
  keywords: [
    'toilet maintenance',
    'toilet running constantly',
    'toilet leak test',
    'unblock a toilet',
    'descale toilet bowl',
    'toilet gurgles',
    'plumber cost toilet repair',
  ],
  difficulty: 'moderate',
  introduction: [
    'About a quarter of the water that a home uses goes down the toilet, and some of it unasked. A leaking one typically loses 200 to 400 litres a day, by the count of Waterwise.',
    'Ceramic serves for decades. What wears are the cheap things around it: a rubber seal, a valve, a hose, a hinge. Most last five to ten years and can be replaced one by one, before anything floods. A few minutes at a time tell how each is doing.',
  ],
  tips: [
    {
      title: 'Flush only the three Ps',
      content:
        'They are pee, poo and paper. Wipes, even those sold as flushable, cotton buds, dental floss and cat litter belong in the bin; in the pipe they knot together.',
    },
    {
      title: 'Use the small button',
      content:
        'It takes about 3 litres where the large one takes 6. A cistern from the last century may use 9 or more, and often accepts a new two-button valve.',
    },
    {
      title: 'Never flush a second time',
      content:
        'If the bowl fills to the brim, the next flush goes on the floor. Close the isolating valve if more keeps coming, and give the water ten minutes to sink.',
    },
    {
      title: 'Learn to plunge',
      content:
        'Use a plunger with a flange, covered by water, and pull harder than you push. Do not plunge where chemical unblocker has been poured; warn the plumber of it.',
    },
  ],
  warningSigns: [
    {
      title: 'The bowl rises, then sinks slowly',
      content:
        'Something has lodged in the bend. Plunge it, or turn a toilet auger through by hand; a wire coat hanger scratches the glaze and loses its end.',
    },
    {
      title: 'Basin or shower gurgles with the flush',
      content:
        'The shared pipe or its vent is partly blocked. Run as little water as you can, and if anything comes up elsewhere, stop all of it and call a drain firm.',
    },
    {
      title: 'A streak down the back of the bowl',
      content:
        'A brown or chalky line shows where water has been trickling for months. Do the dye test this week instead of waiting for its date.',
    },
    {
      title: 'A groan or whistle while it fills',
      content:
        'The fill valve is worn, or the isolating valve stands half shut. Open that fully; if the noise stays, a new fill valve cures it.',
    },
    {
      title: 'A cistern that sweats',
      content:
        'Room moisture settles on cold porcelain and drips on the floor like a leak. Air the room better, wipe it dry, and make sure that no constant trickle keeps it cold.',
    },
    {
      title: 'A wall-hung pan that dips',
      content: 'Its bolts or the frame in the wall have let go. Let nobody sit on it until a plumber has looked.',
    },
  ],
  tasks: [
    'toilet.test-leak',
    'toilet.work-valve',
    'toilet.descale-bowl',
    'toilet.check-base',
    'toilet.clean-cistern',
    'toilet.clean-hinges',
  ],
  professionals: [
    {
      title: 'Plumber, for the cistern',
      content:
        'A new fill valve, seal or flush valve, about an hour’s work. Keep the number on the flush plate or inside the cistern at hand for the parts.',
      price: '€90 to €200',
    },
    {
      title: 'Drain firm, for a blockage',
      content:
        'When plunger and auger have failed. Agree a price before they set out; nights and weekends often cost double.',
      price: '€120 to €300',
    },
    {
      title: 'Plumber, to reseat or replace the pan',
      content:
        'For one that rocks, leaks or has cracked. The price is for the work on existing pipes, and a new toilet comes on top.',
      price: '€180 to €450',
    },
  ],
  related: ['bathtub', 'shower', 'washing-machine'],
};
