import type { housePassport as english } from '../../en/app/house-passport.ts';
import type { Translation } from '../../translation.ts';

export const housePassport: Translation<typeof english> = {
  back: 'Retour à votre historique',
  show: 'Montrer dans le carnet',
  costs: 'Coûts',
  names: 'Noms et numéros de téléphone',
  notes: 'Notes',
  photos: 'Photos',
  annex: 'Toutes les entrées, en annexe',
  saveJson: 'Enregistrer en JSON',
  file: 'carnet-du-logement.json',
  yours: 'votre carnet du logement',
  over: 'Le carnet du logement n’est plus partagé à cette adresse. Demandez un nouveau lien au foyer.',
};
