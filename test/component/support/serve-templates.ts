import { newId } from './data.ts';
import { type ResponseOf, refused, respond } from './network.ts';
import { today } from './serve-week.ts';

export type Template = ResponseOf<'listTemplates'>[number];

export const template = (overrides: Partial<Template> = {}): Template => ({
  id: newId(),
  feature: 'Pets',
  recurrence: 'weekly',
  taskSummary: 'Wash the dog’s bed',
  importance: '',
  extendedDescription: '',
  firstDate: '2027-01-06',
  minutes: null,
  rhythm: null,
  steps: [],
  item: null,
  use: null,
  ...overrides,
});

type Body = { readonly rhythm?: Omit<NonNullable<Template['rhythm']>, 'from' | 'season'> | null | undefined };

const rhythmOf = ({ rhythm }: Body): Template['rhythm'] => (rhythm ? { season: null, ...rhythm, from: today } : null);

export type ServedTemplates = {
  saved(): readonly Template[];
  /** Adds a task on the server only, as another tab of the user does. */
  add(added: Template): void;
  remove(id: string): void;
  /** Saves what is created, as at the start. */
  accept(): void;
};

/** Makes the server respond for a household with these custom tasks and save changes to them. */
export function serveTemplates(...existing: readonly Template[]): ServedTemplates {
  let templates = existing;
  const add = (added: Template) => {
    templates = [...templates, added];
  };
  const remove = (id: string) => {
    templates = templates.filter((each) => each.id !== id);
  };
  respond('listTemplates', () => [...templates]);
  respond('getAppliances', () => ({ today, season: 'winter', appliances: [] }));
  const accept = () =>
    respond('createTemplate', ({ body }) => {
      const recurrence = body.recurrence ?? 'weekly';
      const created = { ...body, recurrence, rhythm: rhythmOf(body), firstDate: body.firstDate ?? today, id: newId() };
      add(created);
      return { template: created };
    });
  accept();
  respond('updateTemplate', ({ params: { id }, body }) => {
    const changed = { ...template({ id }), ...templates.find((each) => each.id === id) };
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const next = { ...changed, ...given, rhythm: rhythmOf(body) };
    templates = templates.map((each) => (each.id === id ? next : each));
    return { template: next };
  });
  respond('deleteTemplate', ({ params: { id } }) => {
    if (!templates.some((each) => each.id === id)) {
      throw refused(404, { message: 'This custom task no longer exists' });
    }
    remove(id);
    return { message: 'Deleted' };
  });
  return { saved: () => templates, add, remove, accept };
}
