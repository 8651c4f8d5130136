import type { Term } from '../term.ts';

/** Of cleaners, cloths and other supplies. */
export const materials: readonly Term[] = [
  {
    english: /\bbicarbonate of soda\b|\bbaking soda\b/i,
    term: 'Natron',
    wrong: /backpulver|natriumbikarbonat|speisesoda/i,
  },
  {
    english: /\bwashing-up liquid\b/i,
    term: 'Spülmittel',
    wrong: /abwaschmittel|geschirrspülflüssigkeit|spülflüssigkeit/i,
  },
  { english: /\blimescale\b/i, term: 'Kalk', wrong: /kesselstein/i },
  { english: /\bdescalers?\b/i, term: 'Entkalker', wrong: /entkalkungsmittel|kalkentferner/i },
  { english: /\bvinegar\b/i, term: 'Essig', wrong: /weinessig/i },
  { term: 'Silikon', wrong: /silicon(?!e valley)|silikone\b/i },
  {
    english: /\b(carbon|charcoal) filters?\b/i,
    term: 'Aktivkohlefilter',
    wrong: /kohlenstofffilter|(?<!aktiv)kohlefilter|karbonfilter/i,
  },
  { english: /\brinse aid\b/i, term: 'Klarspüler', wrong: /klarspülmittel|glanzspüler|spülglanz/i },
  { english: /\bdishwasher salt\b/i, term: 'Geschirrspülersalz', wrong: /spülsalz|geschirrspüler salz|maschinensalz/i },
  { english: /\bsoftener salt\b/i, term: 'Regeneriersalz', wrong: /enthärtersalz|enthärtungssalz|wasserweichsalz/i },
  {
    english: /\b(household )?(?<!oxygen )bleach\b/i,
    term: 'Chlorreiniger',
    wrong: /bleichlauge|javelwasser|haushaltsbleiche/i,
  },
  { english: /\bsandpaper\b/i, term: 'Schleifpapier', wrong: /sandpapier|schmirgelpapier/i },
  { english: /\badhesive tape\b/i, term: 'Klebeband', wrong: /klebestreifen|tixo|tesafilm/i },
  { english: /\bmicrofibre cloths?\b/i, term: 'Mikrofasertuch', wrong: /microfaser|mikrofaserlappen/i },
  { english: /\bkitchen paper\b/i, term: 'Küchenpapier', wrong: /küchenrolle|haushaltspapier|küchentuch/i },
  { english: /\bcotton buds?\b/i, term: 'Wattestäbchen', wrong: /ohrenstäbchen|q-tip/i },
  { english: /\bwooden cocktail sticks?\b/i, term: 'Zahnstocher', wrong: /cocktailspieß|holzspießchen/i },
  { english: /\bdrain cleaner\b/i, term: 'Abflussreiniger', wrong: /rohrfrei|abflussfrei/i },
  {
    english: /\bwaterproof sealant\b/i,
    term: 'wasserfeste Dichtmasse',
    wrong: /dichtstoff|dichtungsmasse|fugendicht/i,
  },
  { english: /\bgrease filters?\b/i, term: 'Fettfilter', wrong: /schmierfilter|fettsieb/i },
  { english: /\btest strips?\b/i, term: 'Teststreifen', wrong: /messstreifen|testblättchen/i },
  { english: /\btest kits?\b/i, term: 'Testset', wrong: /testkit|testkasten|prüfset/i },
  { english: /\bfood colouring\b/i, term: 'Lebensmittelfarbe', wrong: /speisefarbe|lebensmittelfarbstoff/i },
  { english: /\bpowder detergent\b/i, term: 'Waschpulver', wrong: /waschmittelpulver|pulverwaschmittel/i },
  { english: /\bfurniture straps\b/i, term: 'Möbelgurt', wrong: /kippsicherung|möbelriemen/i },
  { english: /\bcool bags?\b/i, term: 'Kühltasche', wrong: /kühlbeutel|isoliertasche/i },
  { english: /\bbin bags?\b/i, term: 'Müllbeutel', wrong: /müllsack|abfallsack|kehrichtsack/i },
];
