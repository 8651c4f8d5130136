import type { Term } from '../term.ts';

/** Of water and drains. */
export const water: readonly Term[] = [
  { english: /\bstopcock\b/i, term: 'Hauptabsperrhahn', wrong: /stopphahn|hauptwasserhahn/i },
  { english: /\bseptic tanks?\b/i, term: 'Klärgrube', wrong: /sickergrube|septiktank|faulgrube/i },
  { term: 'Siphon', wrong: /syphon/i },
  { english: /\bcisterns?\b/i, term: 'Spülkasten', wrong: /wasserkasten/i },
  { english: /\bmeters?\b/i, term: 'Zähler', wrong: /zählwerk/i },
  { english: /\bsafety valves?\b/i, term: 'Sicherheitsventil', wrong: /sicherheitshahn|sicherungsventil/i },
  { english: /\bmixing valves?\b/i, term: 'Mischventil', wrong: /mischhahn|mischbatterie/i },
  { english: /\bisolating valves?\b/i, term: 'Absperrventil', wrong: /absperrschieber|isolierventil|trennventil/i },
  {
    english: /\bwater softeners?\b/i,
    term: 'Enthärtungsanlage',
    wrong: /wasserenthärter|weichwasseranlage|wasserentkalker/i,
  },
  { english: /\bfloor drains?\b/i, term: 'Bodenablauf', wrong: /bodenabfluss|bodeneinlauf/i },
  { english: /\bgull(y|ies)\b/i, term: 'Gully', wrong: /(?<!\p{L})gulli|bodensinkkasten/iu },
  { english: /\bsump pumps?\b/i, term: 'Schachtpumpe', wrong: /sumpfpumpe|kellerpumpe/i },
  { english: /\boverflows?\b/i, term: 'Überlauf', wrong: /überlaufsicherung/i },
  { english: /\bfill valves?\b/i, term: 'Füllventil', wrong: /einlaufventil|schwimmventil/i },
  { english: /\bfloats?\b/i, term: 'Schwimmer', wrong: /schwebekörper/i },
  {
    english: /\bbackflow preventers?\b/i,
    term: 'Rückflussverhinderer',
    wrong: /rückflusssperre|rückstromsperre|rückflussstopper/i,
  },
  { english: /\bback-?water valves?\b/i, term: 'Rückstauklappe', wrong: /rückstausperre|rückstauventil/i },
  { english: /\bshower heads?\b/i, term: 'Duschkopf', wrong: /duschbrause|duschhaupt/i },
  { english: /\boutside taps?\b/i, term: 'Außenwasserhahn', wrong: /gartenhahn|außenhahn|gartenwasserhahn/i },
  { english: /\bdrain fields?\b/i, term: 'Versickerung', wrong: /sickerfeld|drainagefeld|rieselfeld/i },
  {
    english: /\btoilets?\b(?! (brush|paper|descaler|auger|bowl))/i,
    term: 'Toilette',
    wrong: /klosett|(?<!\p{L})abort(?!\p{L})|wasserklo/iu,
  },
  { english: /\bbathtubs?\b/i, term: 'Badewanne', wrong: /badekufe|badezuber|wannenbad/i },
  { english: /\bwhirlpool baths?\b/i, term: 'Whirlpool', wrong: /sprudelbad|sprudelwanne|strudelbad/i },
  { english: /\bwater filters?\b/i, term: 'Wasserfilter', wrong: /wassersieb|wasserfilterung/i },
  { english: /\bwater meters?\b/i, term: 'Wasserzähler', wrong: /wasseruhr|wassermesser/i },
  { english: /\bprivate wells?\b/i, term: 'Brunnen', wrong: /wasserquelle|brunnenloch/i },
  { english: /\bshower curtains?\b/i, term: 'Duschvorhang', wrong: /duschplane/i },
];
