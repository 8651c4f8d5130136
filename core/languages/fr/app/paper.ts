import type { paper as english } from '../../en/app/paper.ts';
import type { Translation } from '../../translation.ts';

export const paper: Translation<typeof english> = {
  about:
    'À partir d’une photo ou d’un PDF de plaque signalétique, de carnet d’entretien ou de facture, l’assistant propose ce qu’il y lit. Vous choisissez ce qui est enregistré.',
  viewer: 'En lecture seule, vous voyez les appareils sans pouvoir les modifier.',
  none: 'Il faut pour cela l’assistant, qui n’est pas installé ici. Vous pouvez tout saisir à la main.',
  premium: 'Avec Premium, l’assistant lit les photos et les factures. À la main, la saisie est gratuite.',
  plans: 'Comparer les formules',
  file: 'Photo ou PDF',
  addFile: 'Ajouter une photo ou un PDF',
  missing: 'Ajoutez une photo ou un PDF',
  privacy:
    'Un modèle d’IA lit le fichier, et il peut se tromper. Il reçoit le fichier et la liste de ce que contient votre logement, mais ni votre nom ni votre adresse e-mail : voir la [politique de confidentialité].',
  submit: 'Lire le fichier',
  busy: 'Lecture en cours…',
  slow: 'Cela peut prendre une demi-minute.',
  offline: 'Vous pourrez lire un fichier dès que vous serez de nouveau en ligne.',
  nothing:
    'Rien n’a pu être lu avec certitude. Essayez une photo plus nette, de face et sans reflet, ou saisissez les informations à la main.',
  title: 'Ce qu’on y lit',
  check: 'Comparez chaque ligne avec le document. Seul ce qui est coché est enregistré.',
  item: 'De quel appareil s’agit-il ?',
  noItem: 'Aucun de ceux-ci',
  itemMissing: 'Choisissez l’appareil',
  details: 'Pour l’appareil',
  field: (name, value) => `${name} : ${value}`,
  instead: (name, value, known) => `${name} : ${value} (actuellement : ${known})`,
  known: 'Tout cela est déjà noté pour cet appareil.',
  work: 'Pour l’historique',
  done: (day, work) => `${day} : ${work}`,
  counts: (title) => `À compter dans le plan comme « ${title} »`,
  nothingChosen: 'Cochez ce qu’il faut enregistrer',
  save: 'Enregistrer ce qui est coché',
  saved: 'Enregistré',
  savedAbout: 'Vous pourrez le modifier à tout moment.',
  toAppliance: (item) => `Ouvrir la fiche : ${item}`,
  toHistory: 'Ouvrir l’historique',
  another: 'Lire un autre fichier',
  appliances: 'vos appareils',
  open: 'Remplir à partir d’une photo ou d’une facture',
};
