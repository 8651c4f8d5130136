import type { Term } from '../term.ts';

/** Of the building and its electricity. */
export const home: readonly Term[] = [
  {
    english: /\b(consumer unit|electrical panel)\b/i,
    term: 'Sicherungskasten',
    wrong: /schaltschrank|verteilerkasten|stromkreisverteiler/i,
  },
  {
    english: /\bRCDs?\b/,
    term: 'FI-Schalter',
    wrong: /fi-schutzschalter|differentialschalter|differenzstromschalter/i,
  },
  { english: /\bgutters?\b/i, term: 'Dachrinne', wrong: /regenrinne|regentraufe|dachtraufe/i },
  { english: /\bdownpipes?\b/i, term: 'Fallrohr', wrong: /regenfallrohr|abfallrohr/i },
  { english: /\bsolar panels?\b/i, term: 'Solaranlage', wrong: /sonnenkollektor|photovoltaikpaneel/i },
  { english: /\bsockets?\b/i, term: 'Steckdose', wrong: /steckkontakt|netzdose/i },
  { english: /\bcircuit breakers?\b/i, term: 'Sicherung', wrong: /schutzautomat|leitungsschalter/i },
  { english: /\bcharge points?\b/i, term: 'Ladestation', wrong: /ladepunkt|ladesäule|wallbox/i },
  { english: /\binverters?\b(?! models)/i, term: 'Wechselrichter', wrong: /umrichter|stromwandler/i },
  { english: /\bhome batter(y|ies)\b/i, term: 'Heimspeicher', wrong: /heimbatterie|hausbatterie|hausspeicher/i },
  { english: /\blofts?\b/i, term: 'Dachboden', wrong: /dachspeicher|speicherboden/i },
  {
    english: /\b(pipe|roof|loft) insulation\b/i,
    term: 'Dämmung',
    wrong: /rohrisolierung|dachisolierung|wärmeisolierung/i,
  },
  { english: /\bridge\b/i, term: 'First', wrong: /dachgrat|dachkamm/i },
  { english: /\btiles?\b(?=.*\broof|.*slipped)/i, term: 'Ziegel', wrong: /dachpfanne|dachstein/i },
  { english: /\bflashing around\b/i, term: 'Anschlussblech', wrong: /verwahrung|blinkblech|kehlblech/i },
  { english: /\beaves\b/i, term: 'Traufe', wrong: /dachvorsprung|dachüberstand/i },
  { english: /\bplaster\b/i, term: 'Putz', wrong: /mörtelputz|verputzung/i },
  { english: /\bmortar\b/i, term: 'Mörtel', wrong: /(?<!\p{L})speis(?!\p{L})|fugenmasse/iu },
  { english: /\bmasonry\b/i, term: 'Mauerwerk', wrong: /gemäuer|maurerwerk/i },
  { english: /\bcladding\b/i, term: 'Verkleidung', wrong: /fassadenbehang|beplankung/i },
  { english: /\brailings?\b/i, term: 'Geländer', wrong: /brustwehr|balustrade/i },
  { english: /\bhandrails?\b/i, term: 'Handlauf', wrong: /treppenholm/i },
  { english: /\bhinges?\b/i, term: 'Scharnier', wrong: /türangel|türband/i },
  { english: /\bgarage doors?\b/i, term: 'Garagentor', wrong: /garagentür/i },
  { english: /\brooflights?\b/i, term: 'Dachfenster', wrong: /oberlicht|dachluke/i },
  { english: /\bflat roofs?\b/i, term: 'Flachdach', wrong: /plattdach/i },
  { english: /\bcellars?\b(?! fridge)/i, term: 'Keller', wrong: /souterrain|kellergeschoss/i },
];
