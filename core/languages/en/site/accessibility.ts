import type { Policy } from '../../policy.ts';

export const accessibility = {
  title: 'Accessibility Statement',
  updated: { date: '2026-11-27', shown: 'November 27, 2026' },
  lede: 'How accessible Upkept is, and how to tell us when it isn’t.',
  inShort: [
    'We want everyone to be able to use this site and its emails. Our aim is WCAG 2.2, level AA.',
    'Automated tests find no violations. No one who relies on assistive technology has tested it for us yet.',
    'Something doesn’t work for you? Write to [{support email}](mailto:{support email}).',
  ],
  sections: [
    {
      id: 'scope',
      title: 'What this is about',
      blocks: [
        'This statement covers the public pages, the app and the emails of Upkept, as the European Accessibility Act (Directive (EU) 2019/882) asks of services that are sold online. Payment pages belong to Stripe, and calendars to Google; they publish statements of their own.',
      ],
    },
    {
      id: 'tested',
      title: 'What was tested, and how',
      blocks: [
        'The program axe checks every kind of public page, every screen of the app in its different states, and every kind of email, in light and dark colours and at the widths of a phone and of a desktop. It runs at each change, and a change with a violation isn’t published.',
        {
          list: [
            [
              'Keyboard',
              'Automated tests operate menus, dialogs and forms without a mouse, and check where the focus is.',
            ],
            [
              'Zoom and narrow screens',
              'Pages are tested at a width of 320 pixels, which corresponds to a zoom of 400%.',
            ],
            ['Contrast', 'The contrast of text is measured in both colour schemes.'],
            ['Motion', 'Animations respect the setting for reduced motion.'],
            [
              'Without JavaScript',
              'The public pages can be read. Forms need JavaScript; each says how to reach us instead.',
            ],
          ],
        },
      ],
    },
    {
      id: 'missing',
      title: 'What is missing',
      blocks: [
        {
          list: [
            [
              'Screen readers',
              'The tests check names, roles and announcements, but no screen reader has been used throughout.',
            ],
            ['People', 'It hasn’t been tested with people with disabilities, nor audited by a third party.'],
            ['Contrast', 'The contrast of icons and outlines isn’t measured, and neither are forced colours.'],
            ['Languages', 'The public pages, the app and its emails are in English, French and German.'],
          ],
        },
      ],
    },
    {
      id: 'complain',
      title: 'How to complain',
      blocks: [
        'Please write to [{support email}](mailto:{support email}), and say on which page you were and what didn’t work. We answer within 30 days. If our answer doesn’t help, you can complain to the authority of your country: in France, the DGCCRF (SignalConso) and the Défenseur des droits; in Germany, the Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen.',
      ],
    },
  ],
} as const satisfies Policy;
