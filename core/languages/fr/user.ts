import type { user as english } from '../en/user.ts';
import type { Translation } from '../translation.ts';

export const user: Translation<typeof english> = {
  unnamed: 'vous',
  free: 'Gratuit',
};
