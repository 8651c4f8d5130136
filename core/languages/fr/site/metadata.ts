import type { metadata as english } from '../../en/site/metadata.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';
import { inSentence } from '../in-sentence.ts';

const maintenance = [
  'entretien de la maison',
  'calendrier d’entretien de la maison',
  'entretien préventif',
  'travaux d’entretien',
] as const;

const inSeason = (season: string) => (season === 'printemps' ? `au ${season}` : `en ${season}`);

export const metadata: Translation<typeof english> = {
  maintenance,
  home: {
    title: 'L’entretien de votre logement, sans y penser',
    description:
      'De petites tâches chaque semaine, qui évitent jusqu’à 80 % des réparations courantes (*notre estimation). Gratuit, sans carte bancaire, prêt en deux minutes.',
    heroSubtitle: 'Un programme hebdomadaire de petites tâches qui évite jusqu’à 80 % des réparations courantes.*',
    keywords: [...maintenance, 'application entretien maison', 'assistant IA entretien maison', 'rappels d’entretien'],
  },
  guides: {
    title: 'Guide complet de l’entretien du logement',
    description:
      'Quinze guides, du réfrigérateur à la chaudière : quoi faire et à quelle fréquence, les signes d’alerte, et quand appeler un professionnel.',
    heroSubtitle: 'Quoi faire et à quelle fréquence, les signes d’alerte, et quand appeler un professionnel.',
    keywords: [...maintenance, 'entretien des appareils', 'guide d’entretien', 'liste d’entretien'],
  },
  pricing: {
    title: 'Tarifs',
    description:
      'Commencez gratuitement, passez à Premium quand vous le souhaitez. Pas de frais cachés, pas de carte bancaire pour commencer, et résiliable à tout moment.',
    heroTitle: 'Choisissez votre formule',
    heroSubtitle: 'Commencez gratuitement, passez à Premium quand vous le souhaitez. Pas de frais cachés.',
    keywords: [...maintenance, 'prix entretien logement', 'programme d’entretien gratuit', 'premium'],
  },
  faq: {
    title: 'Questions fréquentes',
    description:
      'Les questions courantes, en clair : comment vos tâches sont choisies, ce qui est gratuit, comment fonctionne la connexion et ce que deviennent vos données.',
    heroSubtitle: 'Comment les tâches sont choisies, ce qui est gratuit, et ce que deviennent vos données.',
    keywords: [...maintenance, 'questions entretien maison', 'FAQ'],
  },
  everyday: {
    title: 'Les choses du quotidien : à quelle fréquence les entretenir',
    description:
      'À quelle fréquence détartrer une bouilloire, un fer ou un robinet, laver les filtres de la hotte, retourner un matelas et remplir un adoucisseur.',
    heroSubtitle: 'Bouilloire, fer à repasser, robinets, hotte, matelas et adoucisseur.',
    keywords: [
      ...maintenance,
      'détartrer bouilloire fréquence',
      'nettoyer filtre hotte fréquence',
      'retourner matelas fréquence',
    ],
    crumb: 'Choses du quotidien',
  },
  samplePassport: {
    title: 'Carnet du logement : un exemple',
    description:
      'Un exemple du carnet qu’un logement peut remettre à un acheteur ou à un propriétaire : équipements, entretien, réparations, coûts et somme de contrôle.',
    heroSubtitle: 'Le carnet d’un logement, pour un acheteur, un propriétaire ou une assurance.',
    keywords: [...maintenance, 'carnet du logement', 'carnet d’entretien', 'carnet d’information du logement'],
    crumb: 'Un exemple de carnet du logement',
  },
  howWeChoose: {
    title: 'Comment nous choisissons les tâches',
    description:
      'D’où viennent nos tâches d’entretien, comment nous les vérifions d’après leurs sources, et comment lire les chiffres que nous citons.',
    heroSubtitle: 'D’où viennent nos tâches, et comment nous les vérifions.',
    keywords: [...maintenance, 'sources entretien maison', 'fréquences d’entretien'],
    crumb: 'Le choix des tâches',
  },
  rules: {
    title: 'L’entretien du logement : les règles par pays',
    description:
      'Qui contrôle chaudières, cheminées, détecteurs et électricité, à quelle fréquence, propriétaire ou locataire : les règles de vingt-cinq pays, avec leurs sources.',
    heroSubtitle: 'Qui contrôle quoi, à quelle fréquence, et si c’est à la charge du propriétaire ou du locataire.',
    keywords: [...maintenance, 'obligations du bailleur', 'réparations locatives', 'entretien chaudière obligatoire'],
  },
  signIn: {
    title: 'Se connecter ou s’inscrire',
    description:
      'Connectez-vous pour commencer votre programme d’entretien. Nous vous envoyons un lien : il n’y a pas de mot de passe à retenir.',
    heroTitle: 'Bienvenue dans Upkept',
    heroSubtitle: 'Nous vous envoyons un lien : il n’y a pas de mot de passe à retenir.',
    keywords: [...maintenance, 'connexion', 'inscription'],
  },
  privacy: {
    title: 'Politique de confidentialité',
    description:
      'Ce qu’Upkept enregistre sur vous et votre logement, pourquoi, combien de temps, qui d’autre le reçoit, et comment l’exporter ou le supprimer.',
    heroSubtitle: 'Ce qui est enregistré, pourquoi, combien de temps, et comment l’exporter ou le supprimer.',
    keywords: ['politique de confidentialité', 'protection des données', 'Upkept'],
  },
  terms: {
    title: 'Conditions d’utilisation',
    description:
      'Ce qu’Upkept vous promet et vous demande : la formule gratuite, Premium et sa résiliation, et les limites de ses conseils.',
    heroSubtitle: 'Ce que nous vous promettons, et ce que nous vous demandons.',
    keywords: ['conditions d’utilisation', 'conditions générales', 'Upkept'],
  },
  cancel: {
    title: 'Résilier ou se rétracter',
    description:
      'Résiliez Upkept Premium, ou rétractez-vous du contrat dans les 14 jours qui suivent l’achat. Aucune connexion n’est nécessaire.',
    heroSubtitle: 'Mettez fin à votre contrat ici, en vous connectant ou non.',
    keywords: ['résilier un abonnement', 'rétractation', 'Upkept'],
  },
  legal: {
    title: 'Mentions légales',
    description:
      'Qui exploite Upkept et en répond, comment nous joindre, qui héberge le site, et où se trouve son code source.',
    heroSubtitle: 'Qui exploite ce site et en répond.',
    keywords: ['mentions légales', 'éditeur', 'Upkept'],
  },
  accessibility: {
    title: 'Déclaration d’accessibilité',
    description:
      'À quel point Upkept est accessible, ce qui a été testé et comment, ce qui manque encore, et comment faire une réclamation.',
    heroSubtitle: 'Ce qui a été testé, ce qui manque, et comment nous le dire.',
    keywords: ['déclaration d’accessibilité', 'WCAG', 'Upkept'],
  },
  guide: {
    title: (title) => `Entretenir ${title} : guide complet`,
    heroTitle: (title) => `Entretenir ${title}`,
    drawing: (title) => `Dessin : ${title}`,
  },
  item: {
    title: (name) => `${name} : entretien et fréquence`,
    description: (names, tasks, example) =>
      `${format.list(names, 'disjunction')} : ${format.count(tasks, { one: 'tâche d’entretien', other: 'tâches d’entretien' })}, dont « ${example} ». Fréquence, durée et méthode, en sécurité.`,
    otherNames: { 'fire-stove': 'fourneau à bois', rv: 'fourgon aménagé' },
    maintenance: (name) => `entretien ${inSentence(name)}`,
    checklist: (name) => `liste d’entretien ${inSentence(name)}`,
    heroTitle: (name) => `${name} : l’entretien`,
    heroSubtitle: 'À quelle fréquence, combien de temps, et comment faire en sécurité.',
  },
  country: {
    title: (place) => `L’entretien du logement : les règles ${place}`,
    description: (place, rules) =>
      `Les règles pour le logement ${place} : qui contrôle quoi, à quelle fréquence, propriétaire ou locataire. ${rules} règles avec leurs sources.`,
    landlord: (place) => `obligations du bailleur ${place}`,
    law: (place) => `contrôles obligatoires du logement ${place}`,
  },
  checklist: {
    title: (season) => `L’entretien du logement ${inSeason(season)} : la liste`,
    description: (season, months) =>
      season === 'printemps'
        ? `Une liste à imprimer pour le ${season}, pièce par pièce : que faire chez soi (${months}).`
        : `Une liste à imprimer pour l’${season}, pièce par pièce : que faire chez soi (${months}).`,
    heroSubtitle: 'Pièce par pièce, à imprimer et à cocher.',
    list: (season) => `liste d’entretien maison ${season}`,
    maintenance: (season) => `entretien maison ${season}`,
  },
};
