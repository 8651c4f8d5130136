import type { Policy } from '../../policy.ts';

/** Describes what the catalogue and its tests do today; docs/catalogue.md has the same rules for editors. */
export const howWeChoose = {
  title: 'How we choose tasks',
  updated: { date: '2026-11-27', shown: '27 November 2026' },
  lede: 'Where our tasks come from, how we check them, and how to read the figures that we quote.',
  inShort: [
    'Every task names the organisation and the document that it relies on, with a link where the document is public.',
    'The maker’s manual for your own appliance always has priority over our advice.',
    'Safety tasks are never left longer than their source allows. Everything else has to fit into about an hour a week.',
    'No task is made up on the spot. Its steps, safety notes and sources come from our own catalogue.',
  ],
  sections: [
    {
      id: 'sources',
      title: 'Where the tasks come from',
      blocks: [
        'The catalogue has 55 household items and more than 200 tasks. For each task we read original publications, in this order:',
        {
          list: [
            ['Manuals of manufacturers', 'They know how their machine is built, and what may be opened.'],
            [
              'Authorities and safety bodies',
              'Fire services, health agencies, consumer safety commissions and standards bodies, for intervals and dangers.',
            ],
            ['Trade associations', 'For the work of chimney sweeps, heating engineers, roofers and gardeners.'],
          ],
        },
        'Each task lists its sources under “How to do it”. A manual that differs from model to model may have no link. Where a source has closed its page, we link to an archived copy and say so.',
      ],
    },
    {
      id: 'choice',
      title: 'What becomes a task',
      blocks: [
        'A task has to be worth your time. We ask what happens if it is left undone, and give it one of four ranks:',
        {
          list: [
            ['Danger', 'Injury, fire or poison. Your plan never exceeds the longest gap that the source allows.'],
            ['Cost', 'Damage worth hundreds of euros. Jobs that belong to a season come every year in that season.'],
            ['Wear', 'A shorter life or wasted energy. These tasks come less often in a full plan.'],
            ['Comfort', 'Dirt, smell or looks. These tasks give way first.'],
          ],
        },
        'A task takes five minutes to two hours. Longer work is split, or becomes a visit to book. Everyday habits, such as emptying the lint screen after each load, aren’t tasks of their own; the steps mention them.',
        'Some work is never a task for you: opening a gas appliance, a microwave, a mains panel or a sealed cooling circuit, or working alone on a roof from a ladder. In those cases the task is to book a professional.',
      ],
    },
    {
      id: 'plan',
      title: 'How your week is chosen',
      blocks: [
        'You say what your home has. Tasks for anything else are left out, and so are tasks that don’t fit your climate, your country or your kind of appliance. We plan the whole year, put each seasonal task at its best time where you live, and spread the rest evenly. Every task in your week says why it is due.',
        'The [FAQ](/faq#plan) explains what you can change.',
      ],
    },
    {
      id: 'checks',
      title: 'How we check',
      blocks: [
        {
          list: [
            [
              'Against the sources',
              'We compare every interval, figure and safety rule with the named source. Guides and item pages show the date of the last comparison.',
            ],
            [
              'By whom',
              'By us, the authors of the catalogue, and by programs. No engineer, sweep or electrician has reviewed it for us yet. Once one has, the page will name them and the date.',
            ],
            [
              'For dangerous combinations',
              'A program checks that no task uses two substances that must not meet, and that tasks which use them never share a day.',
            ],
            [
              'Over whole years',
              'With each change, a program plans two years for twelve different homes, from a flat in Paris to a house with a pool in Australia, and checks gaps, seasons and minutes.',
            ],
            [
              'For repetition and plain words',
              'Two tasks may not say the same thing, and every step is a complete instruction.',
            ],
          ],
        },
        'We make mistakes all the same. If you find one, write to [{support email}](mailto:{support email}) and name the task. We check the source again, and correct the task for everyone.',
      ],
    },
    {
      id: 'figures',
      title: 'How to read our figures',
      blocks: [
        'We quote a few figures on the home page, each with an asterisk where it is an estimate. This is what is behind each of them. For the first two there is no arithmetic: we know of no published statistic of repairs or call-outs by cause that would let us calculate them, and we have measured neither.',
        {
          list: [
            [
              'Up to 80% of common repairs',
              'Our own estimate of the most that regular care can do. It counts repairs that begin with dirt, limescale, blocked filters, worn seals, frost or missed inspections. It doesn’t count accidents, faulty parts or old age. It is an upper limit and not an average, and we haven’t measured it in the homes of our users.',
            ],
            [
              '70% fewer emergency calls',
              'Our own estimate again. It counts call-outs with early signs that our tasks check for: a blocked drain, a leaking hose, a heating system that fails in the first cold week. No one can promise it for a particular home.',
            ],
            [
              'Thousands in potential damage',
              'The cost of a single incident: a burst pipe, a roof leak or a chimney fire often costs several thousand euros. Most years bring none, so this isn’t a yearly saving. The guides give usual prices of smaller repairs.',
            ],
            [
              '55 household items and 200+ tasks',
              'Counted in the catalogue. The [list of all items](/maintenance#everything) shows them, each with its tasks.',
            ],
            [
              'About an hour a week',
              'Two or three quick tasks on each day you choose, at most five a week to begin with. You can change the number and the days.',
            ],
            [
              'Set up in two minutes',
              'Nine short steps with boxes to tick take about two minutes. Studying every option takes longer.',
            ],
          ],
        },
        {
          caption: 'What the two estimates count',
          columns: ['Estimate', 'Counted', 'Not counted'],
          rows: [
            [
              'Up to 80%',
              'of common repairs prevented',
              'Dirt, limescale, blocked filters, worn seals, frost, missed inspections',
              'Accidents, faulty parts, old age, storms, work done badly',
            ],
            [
              '70% fewer',
              'emergency calls',
              'A blocked drain, a leaking hose, a heating system that fails in the first cold week',
              'Break-ins, lost keys, power cuts, burst mains in the street',
            ],
          ],
        },
        'Figures inside a task or a guide, such as a temperature or a share of fires, come from the sources named there.',
      ],
    },
  ],
} as const satisfies Policy;
