import type { Term } from '../term.ts';

/** Of people and firms: what needs no gender. */
export const people: readonly Term[] = [
  { english: /\bchimney sweep(s|ing)?\b/i, term: 'Schornsteinfeger', wrong: /kaminkehrer|essenkehrer/i },
  { english: /\blandlord\b/i, term: 'Vermietung', wrong: /(?<!\p{L})vermieters?(?!\p{L})|vermieterin/iu },
  { english: /\btenants?\b/i, term: 'Mietpartei', wrong: /(?<!\p{L})mietern?(?!\p{L})|mieterin/iu },
  { english: /\belectricians?\b/i, term: 'Elektrofachbetrieb', wrong: /elektriker|elektroinstallateur/i },
  { english: /\bplumbers?\b/i, term: 'Sanitärbetrieb', wrong: /klempner|installateur|spengler/i },
  { english: /\btechnicians?\b/i, term: 'Fachbetrieb', wrong: /techniker|handwerker|servicemitarbeiter/i },
  { term: 'wording that needs no gender', wrong: /\p{L}[:*_]innen(?!\p{L})|\p{L}Innen(?!\p{L})|\/-?innen(?!\p{L})/u },
  { english: /\bgas engineers?\b/i, term: 'Gasfachbetrieb', wrong: /gasinstallation|gastechniker|gasmonteur/i },
  {
    english: /\bheating engineers?\b/i,
    term: 'Heizungsbetrieb',
    wrong: /heizungsbauer|heizungsmonteur|heizungsinstallation/i,
  },
  { english: /\broofers?\b/i, term: 'Dachdeckerbetrieb', wrong: /dachdecker(?!betrieb|-)|bedachungsfirma/i },
  { english: /\binstallers?\b/i, term: 'Installationsbetrieb', wrong: /installationsfirma|monteur/i },
  {
    english: /\bdrain(age)? firms?\b/i,
    term: 'Rohrreinigungsbetrieb',
    wrong: /kanalreiniger|rohrreinigungsdienst|rohrreinigungsfirma/i,
  },
  {
    english: /\b(arborists?|tree surgeons?)\b/i,
    term: 'Baumpflegebetrieb',
    wrong: /baumpfleger|baumchirurg|baumdoktor/i,
  },
  { english: /\bbuilding managers?\b/i, term: 'Hausverwaltung', wrong: /hausmeister|gebäudemanager|hausabwart/i },
  { english: /\bworkshops?\b/i, term: 'Werkstatt', wrong: /(?<!\p{L})werkstätte(?!\p{L})|garagist/iu },
  { english: /\binsurers?\b/i, term: 'Versicherung', wrong: /assekuranz|versicherer/i },
  { english: /\b(council|municipality)\b/i, term: 'Gemeinde', wrong: /kommune|stadtrat|gemeinderat/i },
  { english: /\b(grid company|network operator)\b/i, term: 'Netzbetreiber', wrong: /stromnetzfirma|netzgesellschaft/i },
  { english: /\bmanufacturers?\b/i, term: 'Hersteller', wrong: /fabrikant|produzent/i },
  { english: /\bmaker(’s|s)? (service|technician)\b/i, term: 'Kundendienst', wrong: /werksdienst|kundenservice/i },
  { english: /\bsafety authorit(y|ies)\b/i, term: 'Sicherheitsbehörde', wrong: /sicherheitsamt|sicherheitsautorität/i },
  { english: /\bmasons?\b/i, term: 'Maurer', wrong: /steinmetz/i },
  { english: /\bchildren\b/i, term: 'Kinder', wrong: /(?<!\p{L})kids(?!\p{L})|sprösslinge/iu },
  { english: /\bpets?\b/i, term: 'Haustier', wrong: /vierbeiner/i },
  { english: /\bmembers?\b/i, term: 'Mitglied', wrong: /teilnehmer/i },
  {
    english: /\bowners?’ associations?\b/i,
    term: 'Eigentümergemeinschaft',
    wrong: /eigentümerversammlung|stockwerkeigent/i,
  },
  { english: /\brefrigeration technician\b/i, term: 'Kältefachbetrieb', wrong: /kälteanlagenbau|kältetechnik/i },
];
