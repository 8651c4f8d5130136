import type { company as english } from '../en/company.ts';
import type { Translation } from '../translation.ts';

export const company: Translation<typeof english> = {
  name: 'Société',
  address: 'Adresse',
  register: 'Immatriculation',
  email: 'E-mail',
  phone: 'Téléphone',
  vat: 'Numéro de TVA',
  director: 'Direction de la publication',
  hosting: 'Hébergement',
  mediator: 'Médiation de la consommation',
  source: 'Code source',
};
