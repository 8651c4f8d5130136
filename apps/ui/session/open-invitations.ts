import type { User } from './load-user.ts';

type Invitation = User['invitations'][number];

/** Those that the user wants to decide on later, as long as the document lasts. */
const later = new Set<string>();

export const decideLater = (id: string): void => void later.add(id);

/** The invitations that the user hasn't put off. What a browser kept of a user from before there were any has none. */
export const openInvitations = ({ invitations = [] }: Partial<Pick<User, 'invitations'>>): readonly Invitation[] =>
  invitations.filter(({ id }) => !later.has(id));
