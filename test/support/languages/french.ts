import type { Substance } from '#core/domain/care/care-task.ts';

const forbids = /\b(jamais|ne|pas|sans|non|ni|plutôt que|au lieu|évitez|aucune?|rien|interdit|loin d\w*)\b|\bn’/i;

/** Returns the sentences that instruct the reader to do something, without those that forbid something. */
export function instructionsIn(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split(/(?<=[.;:?!])\s+/)).filter((sentence) => !forbids.test(sentence));
}

export const substanceWords: readonly (readonly [Substance, RegExp])[] = [
  ['bleach', /\beau de Javel\b|\bjavellis/i],
  ['acid', /\b(vinaigre|acide citrique|détartrant|anticalcaire)\b/i],
  ['alcohol', /\b(isopropylique|alcool à brûler|alcool ménager)\b/i],
  ['ammonia', /\bammoniaque\b/i],
  ['drain cleaner', /\bdéboucheur (chimique|liquide)\b/i],
  [
    'solvent',
    /\b(white-spirit|(?<!sent l’)essence(?! de)|acétone|dégraissant|térébenthine|nettoyant (pour )?freins)\b/i,
  ],
];

/** Terms of the trade that are translated one way, with the rivals that are wrong or name something else. */
export const rivals: readonly (readonly [wrong: RegExp, term: string])[] = [
  [/gaz de cheminée|gaz de combustion/i, 'gaz brûlés'],
  [/\bfrigos?\b/i, 'réfrigérateur'],
  [/\bboiler\b/i, 'chaudière'],
  [/\bcumulus\b/i, 'ballon d’eau chaude'],
  [/alarmes? (de |à |d’)?(fumée|incendie)/i, 'détecteur de fumée'],
  [/alarmes? (au |à )?monoxyde/i, 'détecteur de monoxyde de carbone'],
  [/\bplombs\b/i, 'fusibles'],
  [/boîte à fusibles/i, 'tableau électrique'],
  [/bicarbonate de sodium/i, 'bicarbonate de soude'],
  [/liquide à vaisselle|produit vaisselle/i, 'liquide vaisselle'],
  [/serpillère/i, 'serpillière'],
  [/\bproprio\b/i, 'propriétaire'],
  [/manuel (d’utilisation|d’instructions)/i, 'notice'],
  [/ramonn/i, 'ramonage'],
  [/chasse d’eaux/i, 'chasse d’eau'],
  [/lampe de poche/i, 'lampe torche'],
  [/(?<![\p{L}])(tes|toi)(?![\p{L}])/iu, 'vous'],
  [/récapitulatif/i, 'résumé'],
  [/tâches? personnelles?/i, 'tâche personnalisée'],
  [/(?<!\p{L})(clés? de passe|passkeys?)(?!\p{L})/iu, 'clé d’accès'],
  [/(?<!\p{L})(paramètres)(?!\p{L})/iu, 'réglages'],
  [/maisonnée/i, 'foyer'],
  [/courriels?(?!\p{L})/iu, 'e-mail'],
  [/rendez-vous de calendrier|calendrier Google|Google Calendar/i, 'Google Agenda'],
  [/(?<!\p{L})(se logger|login)(?!\p{L})/iu, 'se connecter'],
  [/veuillez/i, 'the imperative'],
  // Of the screens.
  [/\bplannings?\b|planifi|re-?planif/i, 'programme, programmer'],
  [/récapitulatif/i, 'résumé hebdomadaire'],
  [/tâches? sur mesure/i, 'tâche personnalisée'],
  [/\bparamètres\b/i, 'réglages'],
  [/lien magique/i, 'lien de connexion'],
  [/(plan|compte) gratuit/i, 'formule gratuite'],
  [/\bclefs?\b/i, 'clé'],
  // “Passée” is also “past”, which the history says on the same screen.
  [/(?<!\p{L})(sautée?|sauter|passe[rz]) (une|la|cette) tâche|passer cette fois/iu, 'ignorer'],
];
