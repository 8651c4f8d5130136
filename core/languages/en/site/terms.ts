import { termsOf } from '../../terms.ts';

export const terms = termsOf({ name: 'Upkept', supportEmail: '{support email}' });
