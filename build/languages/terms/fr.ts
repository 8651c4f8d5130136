import type { Term } from './term.ts';

export const fr: readonly Term[] = [
  { english: /\bflue gas(es)?\b|\bburnt gas(es)?\b/i, term: 'gaz brûlés', wrong: /gaz de cheminée|gaz de combustion/i },
  { english: /\bfridges?\b(?! door)/i, term: 'réfrigérateur', wrong: /\bfrigos?\b/i },
  { english: /\bboilers?\b/i, term: 'chaudière', wrong: /\bboiler\b/i },
  { term: 'ballon d’eau chaude', wrong: /\bcumulus\b/i },
  { english: /\bsmoke alarms?\b/i, term: 'détecteur de fumée', wrong: /alarmes? (de |à |d’)?(fumée|incendie)/i },
  {
    english: /\bcarbon monoxide alarms?\b/i,
    term: 'détecteur de monoxyde de carbone',
    wrong: /alarmes? (au |à )?monoxyde/i,
  },
  { english: /\bfuses\b/i, term: 'fusibles', wrong: /\bplombs\b/i },
  { english: /\b(consumer unit|electrical panel)\b/i, term: 'tableau électrique', wrong: /boîte à fusibles/i },
  {
    english: /\bbicarbonate of soda\b|\bbaking soda\b/i,
    term: 'bicarbonate de soude',
    wrong: /bicarbonate de sodium/i,
  },
  { english: /\bwashing-up liquid\b/i, term: 'liquide vaisselle', wrong: /liquide à vaisselle|produit vaisselle/i },
  { term: 'serpillière', wrong: /serpillère/i },
  { english: /\blandlord\b/i, term: 'propriétaire', wrong: /\bproprio\b/i },
  { term: 'notice', wrong: /manuel (d’utilisation|d’instructions)/i },
  { english: /\bchimney sweeping\b/i, term: 'ramonage', wrong: /ramonn/i },
  { term: 'chasse d’eau', wrong: /chasse d’eaux/i },
  { english: /\btorch(es)?\b/i, term: 'lampe torche', wrong: /lampe de poche/i },
  { term: 'vous', wrong: /(?<![\p{L}])(tes|toi)(?![\p{L}])/iu },
  { english: /\bcustom tasks?\b/i, term: 'tâche personnalisée', wrong: /tâches? (personnelles?|sur mesure)/i },
  { english: /\bpasskeys?\b/i, term: 'clé d’accès', wrong: /(?<!\p{L})(clés? de passe|passkeys?)(?!\p{L})/iu },
  { english: /\bsettings\b/i, term: 'réglages', wrong: /(?<!\p{L})(paramètres)(?!\p{L})/iu },
  { term: 'foyer', wrong: /maisonnée/i },
  { term: 'e-mail', wrong: /courriels?(?!\p{L})/iu },
  {
    english: /\bGoogle Calendar\b/,
    term: 'Google Agenda',
    wrong: /rendez-vous de calendrier|calendrier Google|Google Calendar/i,
  },
  { term: 'se connecter', wrong: /(?<!\p{L})(se logger|login)(?!\p{L})/iu },
  { term: 'the imperative', wrong: /veuillez/i },
  // Of the screens.
  { term: 'programme, programmer', wrong: /\bplannings?\b|planifi|re-?planif/i },
  { english: /\bweekly summary\b/i, term: 'résumé hebdomadaire', wrong: /récapitulatif/i },
  { english: /\bsign-in links?\b/i, term: 'lien de connexion', wrong: /lien magique/i },
  { english: /\bfree plan\b/i, term: 'formule gratuite', wrong: /(plan|compte) gratuit/i },
  { term: 'clé', wrong: /\bclefs?\b/i },
  // “Passée” is also “past”, which the history says on the same screen.
  { term: 'ignorer', wrong: /(?<!\p{L})(sautée?|sauter|passe[rz]) (une|la|cette) tâche|passer cette fois/iu },
];
