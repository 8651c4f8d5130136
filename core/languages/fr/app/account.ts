import { capitalise } from '../../../domain/text/capitalise.ts';
import type { account as english } from '../../en/app/account.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';

export const account: Translation<typeof english> = {
  noName: 'Indiquez un nom',
  data: 'Vos données',
  dataIntroduction: 'Elles sont à vous : exportez-les, ou faites tout supprimer.',
  export: 'Exporter',
  exportAbout:
    'Un fichier (JSON) avec tout ce qui est enregistré sur vous et les logements dont vous êtes responsable, et une archive (ZIP) des photos et documents.',
  exportData: 'Exporter mes données',
  exportFiles: 'Exporter mes photos et documents',
  savedAs: (file) => `Enregistré : ${file}`,
  deleteAbout:
    'La suppression efface définitivement votre compte, et chaque logement où il n’y a que vous. Avant toute suppression, vous voyez exactement ce qui part et ce qui reste.',
  deleteAccount: 'Supprimer mon compte',
  nothingDeleted: 'Rien n’a été supprimé',
  deleteWord: 'supprimer',
  typeDeleteOrEmail: 'Tapez SUPPRIMER ou votre adresse e-mail',
  deleteTitle: 'Supprimer votre compte ?',
  irreversible: 'C’est irréversible.',
  keepAccount: 'Garder mon compte',
  whatIsDeleted: 'la liste de ce qui serait supprimé',
  toConfirmAccount: 'Pour confirmer, tapez SUPPRIMER ou votre adresse e-mail',
  needsOwner: (homes) =>
    `Il n’y a pas d’autre responsable que vous pour ${format.list(homes.map((name) => `« ${name} »`))}, où vivent d’autres personnes. Donnez d’abord ce rôle à quelqu’un d’autre, sous Personnes, ou retirez les autres.`,
  deleted: 'Ce qui est supprimé',
  yourAccount: 'Votre compte : nom, adresse, clés d’accès, jetons et toutes les sessions.',
  yourHome: (name) =>
    `Le logement « ${name} », où il n’y a que vous : ses semaines et leur historique, tâches personnalisées, photos, documents et réglages.`,
  whatStays: 'Ce qui reste',
  homeStays: (name) =>
    `Le logement « ${name} », avec les personnes qui y ont accès. Ce que vous y avez fait reste dans son historique, au nom d’un ancien membre. Les notes gardent les noms qui y sont écrits.`,
  subscriptionEnds:
    'Votre abonnement est d’abord résilié, et Premium prend fin aussitôt. Une période entamée n’est pas remboursée. Si vous pouvez encore vous rétracter du contrat, faites-le d’abord.',
  email: 'Adresse e-mail',
  linksGoTo: (email) =>
    `Vos liens de connexion sont envoyés à [${email}]. Pour changer d’adresse, confirmez les liens que nous envoyons à l’ancienne et à la nouvelle.`,
  yourAddress: 'votre adresse',
  newEmail: 'Nouvelle adresse e-mail',
  sendLinks: 'Envoyer les deux liens',
  sameAddress: 'C’est déjà votre adresse',
  openLinks: (until) =>
    `Ouvrez les liens que nous avons envoyés aux deux adresses. D’ici là, rien ne change. Ils sont valables jusqu’au ${until}.`,
  side: (email, isConfirmed) => (isConfirmed ? `${email} : [confirmée]` : `${email} : [pas encore confirmée]`),
  keep: (email) => `Garder ${email}`,
  look: 'Apparence',
  lookAbout: '« Système » suit votre appareil. Le choix est enregistré dans ce navigateur.',
  title: 'Votre compte',
  countryHint:
    'Il détermine les saisons et le gel dans votre programme. Si vous le changez, les semaines qui suivent celle-ci sont reprogrammées.',
  timezoneHint: 'Vos jours et vos semaines commencent à minuit dans ce fuseau ; les tâches gardent leurs dates.',
  noSuchTimezone: 'Aucun fuseau horaire de ce nom',
  timeThere: (there) => `Il y est actuellement : ${there}.`,
  hereLabel: (timezone) => `Prendre celui de cet appareil : ${timezone}`,
  sessions: 'Sessions',
  sessionsAbout:
    'Les appareils sur lesquels votre compte est ouvert. Déconnectez celui qui ne sert plus, ou tous si vous en avez perdu un.',
  logOut: 'Se déconnecter',
  logOutEverywhere: 'Se déconnecter partout',
  everywhereTitle: 'Se déconnecter partout ?',
  everywhereAbout:
    'Il faudra se reconnecter sur chaque appareil, y compris celui-ci. Vos jetons d’API, vos applications connectées et vos webhooks sont retirés aussi.',
  everywhereHomeAssistant: 'Les logements que vous affichez dans Home Assistant en disparaissent.',
  removePasskeys: (count) =>
    count === 1
      ? 'Retirer aussi ma clé d’accès, qui permettrait encore de se connecter'
      : `Retirer aussi mes ${count} clés d’accès, qui permettraient encore de se connecter`,
  logOutDevice: 'Déconnecter',
  whereSignedIn: 'Où votre compte est ouvert',
  yourDevices: 'vos appareils',
  nowhereElse: 'Votre compte n’est ouvert nulle part ailleurs.',
  unknownDevice: 'Appareil inconnu',
  thisDevice: 'Cet appareil',
  usedOn: (day) => `Dernière utilisation le ${day}`,
  apps: 'Applications connectées',
  passkeys: 'Clés d’accès',
  people: 'Personnes',
  notifications: 'Notifications',
  service: 'Service de connexion',
  summary: 'Résumé hebdomadaire',
  summaryAt: (day, hour) => `${capitalise(day)} à ${hour}`,
  off: 'Désactivé',
  none: 'Aucune',
  connected: 'Connecté',
  peopleCount: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
  devices: (count) => (count === 1 ? '1 appareil' : `${count} appareils`),
};
