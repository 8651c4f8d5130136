import type { formFields as english } from '../../en/app/form-fields.ts';
import type { Translation } from '../../translation.ts';

export const formFields: Translation<typeof english> = {
  requiredFields: 'Remplissez tous les champs obligatoires',
  noName: 'Indiquez votre nom',
  noCountry: 'Choisissez votre pays',
  noDay: 'Choisissez un jour',
  todayOrLater: 'Choisissez aujourd’hui ou un jour à venir',
  todayOrEarlier: 'Choisissez aujourd’hui ou un jour passé',
  name: 'Nom',
  country: 'Pays',
  typeToSearch: 'Tapez pour chercher',
  noSuchCountry: 'Aucun pays de ce nom',
  timezone: 'Fuseau horaire',
  town: 'Ville la plus proche',
  townHint: 'Une région suffit.',
  noSuchTown: 'Aucune ville de ce nom',
  townsUnavailable: 'La recherche de villes ne répond pas pour le moment',
};
