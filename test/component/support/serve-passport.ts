import { type ResponseOf, refused, respond } from './network.ts';

type Passport = ResponseOf<'readPassport'>;
type Line = Passport['equipment'][number]['entries'][number];

const line = (overrides: Partial<Line> = {}): Line => ({
  date: '2026-11-14',
  title: 'Bleed the radiators',
  careTaskId: 'central-heating.bleed-radiators',
  safety: false,
  professional: false,
  minutes: 30,
  by: null,
  note: '',
  cost: null,
  ...overrides,
});

/** The passport of a house in Germany: a boiler service, radiators that were bled twice, and a new pump. */
export const passport = (overrides: Partial<Passport> = {}): Passport => ({
  version: 1,
  generatedOn: '2027-01-06',
  country: 'DE',
  includes: { costs: true, names: true, notes: true },
  home: {
    since: '2025-01-04',
    propertyType: 'House',
    features: [{ category: 'heatingEnergySystems', names: ['Central Heating', 'Chimney'] }],
    answers: [{ question: 'What does your boiler burn?', answer: 'Gas' }],
  },
  equipment: [
    {
      item: 'Central Heating',
      category: 'heatingEnergySystems',
      lastDone: '2026-11-14',
      entries: [
        line(),
        line({
          date: '2026-09-08',
          title: 'Boiler service',
          careTaskId: 'central-heating.boiler-service',
          safety: true,
          professional: true,
          by: { kind: 'company', name: 'Dupont Chauffage', phone: '01 44 55 66 77' },
          note: 'New pressure sensor',
          cost: { minor: 14_500, currency: 'EUR' },
        }),
        line({ date: '2025-11-15' }),
        line({ date: '2025-03-01', title: 'New pump', careTaskId: null, by: { kind: 'person', name: '', phone: '' } }),
      ],
    },
    { item: 'Chimney', category: 'heatingEnergySystems', lastDone: null, entries: [] },
  ],
  figures: {
    done: 4,
    safety: { onTime: 1, total: 2, late: [] },
    money: { totals: [{ minor: 14_500, currency: 'EUR' }], lines: [] },
  },
  checksum: '0123456789abcdef'.repeat(4),
  ...overrides,
});

type Link = NonNullable<ResponseOf<'getPassportLink'>['link']>;
export const sharedLink = (overrides: Partial<Link> = {}): Link => ({
  createdAt: '2027-01-06T09:00:00.000Z',
  expiresAt: '2027-02-05T09:00:00.000Z',
  language: 'en',
  costs: false,
  names: false,
  notes: false,
  photos: false,
  ...overrides,
});
export const secret = 'abcdef0123456789'.repeat(4);

type Scope = Pick<Link, 'costs' | 'names' | 'notes' | 'photos'>;
const includesOf = ({ costs, names, notes, photos }: Scope): Passport['includes'] => ({
  costs,
  names,
  notes,
  ...(photos && { photos }),
});

/** Makes the server respond for a household that shares its passport with this link, if any, and save changes to it. */
export function servePassport(initial: Link | null = null) {
  let link = initial;
  respond('previewPassport', ({ query }) => passport({ includes: includesOf(query) }));
  respond('getPassportLink', () => ({ link }));
  respond('createPassportLink', ({ body: { expiresInDays: _, language = 'en', ...scope } }) => {
    link = sharedLink({ language, ...scope });
    return { url: `https://home.upkept.example/passport#${secret}`, link };
  });
  respond('revokePassportLink', () => {
    link = null;
    return { message: 'The passport is no longer shared' };
  });
  respond('readPassport', ({ params }) => {
    if (!link || params.secret !== secret) throw refused(404, { message: 'This passport is not shared' });
    return passport({ includes: includesOf(link) });
  });
}
