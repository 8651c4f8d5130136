import type { Doer } from './entry.ts';

type Booked = { readonly professional: boolean; readonly by?: Pick<Doer, 'kind'> | null | undefined };

/**
 * Whether a tick of a professional's visit means only that it was booked, because the household hasn't said yet who came. A record that
 * called it done would mislead a buyer.
 */
export const isBooking = ({ professional, by }: Booked): boolean => professional && (!by || by.kind === 'me');
