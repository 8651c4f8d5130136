import { type ResponseOf, respond } from './network.ts';
import { today } from './serve-week.ts';

type Page = ResponseOf<'getAppliance'>;
type Appliance = Page['appliance'];

export const appliance = (overrides: Partial<Appliance> = {}): Appliance => ({
  item: 'Dishwasher',
  slug: 'dishwasher',
  maker: '',
  model: '',
  serial: '',
  boughtOn: null,
  price: null,
  shop: '',
  warrantyUntil: null,
  manual: '',
  parts: [],
  ...overrides,
});

/** Makes the server respond with an appliance, and save changes to it. */
export function serveAppliance(initial: Partial<Appliance> = {}, more: Partial<Page> = {}) {
  let saved = appliance(initial);
  const page = (): Page => ({
    today,
    currency: 'EUR',
    files: [],
    tasks: [
      {
        careTaskId: 'dishwasher.clean-filter',
        title: 'Clean the filter',
        professional: false,
        use: null,
        lastDone: null,
        plannedFor: null,
      },
    ],
    ownTasks: [],
    entries: [],
    costs: [],
    ...more,
    appliance: saved,
  });
  respond('getAppliance', page);
  const others = [appliance({ item: 'Oven', slug: 'oven' }), appliance({ item: 'Toilet', slug: 'toilet' })];
  respond('getAppliances', () => ({
    today,
    season: 'winter' as const,
    appliances: [
      {
        ...saved,
        room: 'kitchen',
        files: page().files,
        next: { title: 'Clean the filter', scheduledAt: today },
        waiting: 1,
      },
      ...others.map((each) => ({
        ...each,
        room: each.item === 'Oven' ? ('kitchen' as const) : ('bathroom' as const),
        files: [],
        next: null,
        waiting: 0,
      })),
    ],
  }));
  const newPart = { size: '', number: '', shop: '', stock: null, usedBy: null };
  respond('saveAppliance', ({ body: { files: _, purpose: __, parts, ...changes } }) => {
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    saved = {
      ...saved,
      ...Object.fromEntries(given),
      ...(parts && {
        parts: parts.map((part) =>
          Object.assign(
            { ...newPart, name: part.name },
            saved.parts.find(({ name }) => name === part.name),
            part,
          ),
        ),
      }),
    };
    return saved;
  });
  respond('getShopping', () => ({ today, until: '2027-02-28', parts: [] }));
  respond('deleteAppliance', () => {
    saved = appliance();
    return { message: 'Removed' };
  });
}
