import type { Policy } from '../../policy.ts';

export const legalNotice = {
  title: 'Legal Notice',
  updated: { date: '2026-11-27', shown: 'November 27, 2026' },
  lede: 'Who runs Upkept and answers for it.',
  inShort: [
    'Write to [{support email}](mailto:{support email}) about anything. We answer within a few days.',
    'To end a contract, use [Cancel or withdraw](/cancel). It works without signing in.',
  ],
  sections: [
    {
      id: 'company',
      title: 'Who we are',
      blocks: [
        'Upkept is run by the company named here. If you see no name, write to [{support email}](mailto:{support email}).',
        { company: 'all' },
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      blocks: [
        'If you are a consumer and we can’t agree, you can turn to the consumer mediator named above free of charge, after you’ve written to us. If no mediator is named, nothing is sold here, or we take no part in mediation.',
      ],
    },
    {
      id: 'source',
      title: 'Source code',
      blocks: [
        'Upkept is free software under the GNU Affero General Public License, version 3 or later. If you use it over the network, you may have the source code of exactly what runs here. If no address is named above, write to us and we send it to you.',
      ],
    },
    {
      id: 'content',
      title: 'Our texts and drawings',
      blocks: ['You may read, print and share our guides for your own home. The [terms](/terms) say more.'],
    },
  ],
} as const satisfies Policy;
