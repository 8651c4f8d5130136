import type { OutputOf } from './api/client.ts';

type NamedTown = Pick<OutputOf<'findTowns'>['towns'][number], 'id' | 'name' | 'region'>;

/** The name by which people know a town, with its region unless that has the same name. */
const labelOf = ({ name, region }: NamedTown): string => (region && region !== name ? `${name}, ${region}` : name);

/** A town as the text that forms keep: its id and its name. Empty for none. */
export const townText = (town: NamedTown | null | undefined): string => (town ? `${town.id} ${labelOf(town)}` : '');

/** The name in such a text. */
export const nameInTownText = (text: string): string => text.slice(text.indexOf(' ') + 1);

/** The id in such a text; null for none. */
export const idInTownText = (text: string): number | null => (text === '' ? null : Number.parseInt(text, 10));
