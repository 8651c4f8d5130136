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
  report: 'Signaler cette page',
  reportSubject: 'Signalement d’un carnet partagé',
  reportBody: (address) =>
    `La page : ${address}\n\nCe qui est illicite ou vous porte tort, et pourquoi :\n\n\nVotre nom, si vous souhaitez le donner :\n`,
  over: 'Le carnet du logement n’est plus partagé à cette adresse. Demandez un nouveau lien au foyer.',
};
