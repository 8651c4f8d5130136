import type { Policy } from '../../policy.ts';

export const legalNotice = {
  title: 'Legal Notice',
  updated: { date: '2026-11-30', shown: 'November 30, 2026' },
  lede: 'Who runs Upkept and answers for it.',
  inShort: [
    'Write to [{support email}](mailto:{support email}) about anything. We answer within a few days.',
    {
      where: 'ends-contracts',
      text: 'To end a contract, use [Cancel or withdraw](/cancel). It works without signing in.',
    },
  ],
  sections: [
    {
      id: 'company',
      title: 'Who we are',
      blocks: [
        { where: 'name', text: 'Upkept is run by the company named here.' },
        {
          where: 'no-name',
          text: 'This server is run by the person who answers [{support email}](mailto:{support email}).',
        },
        { company: true, all: true },
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      blocks: [
        {
          where: 'mediator',
          text: 'Write to us first. If we can’t agree, and you are a consumer, you can turn to the consumer mediator named above free of charge.',
        },
        {
          where: 'no-mediator',
          text: 'Write to us first. We take no part in mediation, so if we can’t agree, a court decides.',
        },
      ],
    },
    {
      id: 'reports',
      title: 'Reporting a page',
      blocks: [
        'A household may share its house passport at a secret address. If such a page breaks the law or harms you, use “Report this page” at its foot, or write to [{support email}](mailto:{support email}) in English or French with its address. Authorities can use the same address.',
        'A person reads each report and answers it.',
      ],
    },
    {
      id: 'source',
      title: 'Source code',
      blocks: [
        'Upkept is free software under the GNU Affero General Public License, version 3 or later. If you use it over the network, you may have the source code of exactly what runs here.',
        { where: 'source', text: 'It is at the address above.' },
        { where: 'no-source', text: 'Write to us, and we send it to you.' },
        'The names and places of towns come from [GeoNames](https://www.geonames.org/), under the licence [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).',
      ],
    },
    {
      id: 'content',
      title: 'Our texts and drawings',
      blocks: ['You may read, print and share our guides for your own home. The [terms](/terms) say more.'],
    },
  ],
} as const satisfies Policy;
