import { plainWords } from '../../advice/plain-words.ts';
import { givenNames } from './given-names.ts';
import { headingsIn, phrasesIn } from './heading-text.ts';

const phrases = (text: string): ReadonlySet<string> => new Set(phrasesIn(text));
const headings = (text: string): ReadonlySet<string> => new Set(headingsIn(text));

/** Headings under which programs name those who use them. */
const userHeadings =
  headings(`tracked by, logged by, assigned to, assignee, owner, user, member, person, people, personne, personnes, persona,
  personas, persone, pessoa, pessoas, personen, persoon`);

/** Those under which no one names a company that isn't known as one. */
const accountHeadings = headings('tracked by, logged by, assignee, owner, user, member');

/** Headings under which people name whom of a household did it, and seldom a company. */
const personHeadings = headings(`completed by, performed by, ausgeführt von, durchgeführt von,
  erledigt von, effectué par, réalisé par, complété par, terminé par, realizado por, completado por, eseguito da, completato da,
  uitgevoerd door, voltooid door, gedaan door, utfört av, utført av, udført af, wykonane przez, wykonał, wykonał a, provedl,
  végezte, tehnyt, suorittanut, concluído por, feito por`);

/** Headings that may be of either, such as `Who`. Under all others, names are of companies. */
const openHeadings =
  headings(`who, by, by whom, done by, who did it, done, person, people, carried out by, work done by, whom, responsible, qui, par, par qui, fait par,
  qui a fait, personne, intervenant, responsable, wer, durch, von, von wem, wer hat es gemacht, gemacht von, ausgeführt durch, durchgeführt durch,
  erledigt durch, ausführung, ausführende, ausführender, zuständig, verantwortlich, quien, quién, hecho por, por, persona, encargado, chi, fatto da,
  da chi, responsabile, quem, por quem, executado por, wie, door, door wie, uitgevoerd door, verantwoordelijke, wie deed het, hvem, vem, av vem, av,
  af, af hvem, utført av, utfört av, udført af, ansvarig, ansvarlig, kuka, tekijä, vastuuhenkilö, kto, kto wykonał, przez kogo, wykonał, wykonawca,
  kdo, kdo provedl, provedl, vykonal, kto vykonal, ki, ki végezte, kivitelező, elvégezte, cine, cine a facut, executat de, realizat de, kim, kim yaptı,
  yapan, ποιος, από ποιον, εκτελεστής, кто, кем, исполнитель, хто, виконавець, кой, изпълнител, tko, izveo, izvršio, izvođač, ko, izvajalec, kes,
  teostaja, kas, izpildītājs, atliko, vykdytojas, hver, wie het dit gedoen`);

/**
 * Words for oneself in some languages that are names or other words elsewhere. They are for oneself where most people speak
 * such a language, and below a heading in it.
 */
const selfNames: Readonly<Record<string, string>> = {
  ...{
    ben: 'tr',
    jo: 'ca',
    eu: 'pt ro',
    io: 'it',
    ja: 'pl cs sk hr sr bs sl',
    jaz: 'sl',
    meg: 'nb no',
    mi: 'hu hr sr bs sl mk',
    min: 'sv nb no da',
    mina: 'et',
    mir: 'de lb',
    my: 'pl cs sk',
    os: 'da',
    pasi: 'lv',
    pati: 'lv',
    pats: 'lv',
    sam: 'pl cs sk sl',
    sama: 'pl cs sk hr sr bs sl',
    sami: 'pl cs sk sl',
    vi: 'sv nb no da',
  },
};

/** The languages of headings that are in few. */
const languagesOfHeadings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pl: 'kto wykonał, przez kogo, wykonał, wykonane przez, wykonał a, wykonawca',
    'pl sk': 'kto',
    cs: 'kdo, kdo provedl, provedl',
    sk: 'vykonal, kto vykonal',
    hu: 'ki, ki végezte, végezte, kivitelező, elvégezte',
    sv: 'vem, av vem, utförd av, utfört av, ansvarig',
    'nb no da': 'hvem, af, af hvem, utført av, udført af, ansvarlig',
    'hr bs sr': 'tko, izveo, izvršio, izvođač',
    'sl sr mk': 'ko, izvajalec',
    lv: 'kas, izpildītājs',
    et: 'kes, teostaja',
    it: 'chi, fatto da, da chi, eseguito da',
    'pt ro': 'quem, por quem, feito por, cine, cine a facut, executat de, realizat de',
    tr: 'kim, kim yaptı, yapan',
    de: 'wer, von wem, erledigt von, ausgeführt von, durchgeführt von',
  }).flatMap(([languages, text]) => headingsIn(text).map((heading) => [heading, languages] as const)),
);

/** Words for the place of one's own work, which may be part of a company's name above no people. */
const ownPlace = phrases('home, house, maison, casa');

/** What people write for themselves. */
const selfPhrases =
  phrases(`me, myself, self, i, diy, d i y, own, own work, us, ourselves, we, ours, myself and family, in house, household, homeowner, me and family,
  did it myself, did it ourselves, by myself, moi, moi même, nous, nous mêmes, nous même, soi, soi même, on, perso, fait maison, par nos soins,
  par mes soins, ich, selbst, selber, ich selbst, wir, wir selbst, wir selber, eigenleistung, eigenregie, in eigenregie, in eigenleistung, eigen,
  selbst gemacht, selber gemacht, mir, mich, privat, yo, yo mismo, yo misma, nosotros, nosotras, nosotros mismos, propio, propia, mismo, por mi cuenta,
  por cuenta propia, uno mismo, nosaltres, jo mateix, io, io stesso, io stessa, noi, noi stessi, fai da te, in proprio, da me, da noi, da solo,
  da sola, da soli, eu, eu mesmo, eu mesma, eu próprio, eu própria, nós, nós mesmos, nós próprios, próprio, conta própria, por conta própria,
  faça você mesmo, ik, zelf, ikzelf, wij, wijzelf, onszelf, zelf gedaan, eigen werk, ek, ekself, self gedoen, ons, onsself, jag, själv, jag själv, vi,
  själva, vi själva, egen, egen regi, i egen regi, eget, eget arbete, gör det själv, jeg, jeg selv, meg selv, selv, vi selv, selve, os, os selv, oss,
  oss selv, egeninnsats, egen innsats, eget arbejde, gør det selv, mig, mig selv, mig själv, itse, me itse, minä itse, omatoimisesti, oma työ, ja,
  sama, ja sam, ja sama, my, my sami, samodzielnie, własnoręcznie, we własnym zakresie, własny, własne, osobiście, já, já sám, svépomocí, svojpomocne,
  vlastní, vlastními silami, vlastné, svoje, én, mi, magam, én magam, mi magunk, magunk, saját, saját kezűleg, házilag, saját munka, eu însumi,
  noi înșine, singur, singuri, personal, regie proprie, biz, kendim, kendimiz, εγώ, εμείς, μόνος, μόνη, μόνοι, μόνος μου, μόνη μου, μόνοι μας, ίδιος,
  я, мы, сам, сама, сами, самостоятельно, своими силами, ми, самі, самостійно, аз, ние, jaz, mi sami, vlastito, samostalno, osobno, ise, meie, pats,
  pati, paši, mēs, aš, patys, mes patys, ég, við, sjálf, sjálfur, 自分`);

/** Whom people call by what they are to them, and not by a name. */
const kin =
  phrases(`dad, daddy, mum, mom, mother, father, brother, sister, husband, wife, son, daughter, uncle, aunt, auntie, grandpa, grandad, grandma, gran, neighbour,
  neighbor, neighbours, friend, friends, partner, cousin, in, law, inlaws, family, kids, children, hubby, boyfriend, girlfriend, flatmate, housemate,
  roommate, papa, maman, père, mère, frère, soeur, mari, femme, fils, fille, oncle, tante, beau, belle, voisin, voisine, voisins, ami, amie, amis,
  copain, copine, famille, papy, mamie, enfants, mama, mami, papi, vater, mutter, bruder, schwester, mann, frau, sohn, tochter, onkel, opa, oma,
  schwiegervater, schwiegermutter, schwiegersohn, schwager, schwägerin, nachbar, nachbarin, nachbarn, freund, freundin, freunde, familie, kinder,
  hausmeister, padre, madre, hermano, hermana, marido, mujer, esposa, esposo, hijo, hija, tío, tía, abuelo, abuela, suegro, cuñado, vecino, vecina,
  amigo, amiga, amigos, familia, fratello, sorella, marito, moglie, figlio, figlia, zio, zia, nonno, nonna, suocero, cognato, vicino, amico, amici,
  famiglia, pai, mãe, irmão, irmã, filho, filha, avô, avó, tio, tia, sogro, cunhado, vizinho, vizinha, família, vader, moeder, broer, broers, zus, man,
  vrouw, zoon, dochter, oom, schoonvader, schoonmoeder, zwager, buurman, buurvrouw, buren, vriend, vriendin, vrienden, gezin, pa, ma, pappa, mamma,
  far, mor, bror, syster, søster, fru, kone, mand, sønn, søn, dotter, datter, svärfar, svigerfar, svigermor, svoger, svåger, granne, nabo, naboen,
  kompis, vän, ven, kamerat, farfar, morfar, farmor, mormor, isä, äiti, veli, sisko, mies, vaimo, poika, tytär, appi, naapuri, ystävä, perhe, tata,
  mąż, żona, brat, siostra, syn, córka, wujek, teść, szwagier, sąsiad, sąsiadka, dziadek, babcia, ojciec, matka, kolega, rodzina, otec, táta, manžel,
  manželka, bratr, sestra, soused, sousedka, tchán, švagr, děda, kamarád, rodina, sused, svokor, apa, apu, anya, férj, férjem, feleség, feleségem,
  szomszéd, após, apósom, testvér, sógor, fiam, barát, család, tată, soț, soție, frate, vecin, vecinul, socru, cumnat, prieten, baba, anne, eş, eşim,
  kardeş, komşu, μπαμπάς, πατέρας, μαμά, άντρας, σύζυγος, αδελφός, γείτονας, муж, жена, папа, мама, отец, брат, сын, сосед, друг, тато, чоловік,
  дружина, сусід, muž, žena, otac, sin, susjed, sosed, komšija, punac, tast, prijatelj, tenant, mieter, locataire`);

/** Words between or before people, such as "my brother and I". */
const between =
  phrases(`and, et, und, y, e, en, og, och, i, a, ja, és, si, și, ve, και, и, та, plus, with, avec, mit, con, com, met, med, z, s, my, our, the, mon, ma, mes,
  notre, le, la, les, l, mein, meine, unser, der, die, mi, mio, mia, il, el, meu, minha, o, mijn, onze, de, min, vår, vores, mój, moja, můj, moje`);

/** The beginnings of words in the names of companies and in what they do. */
const firmWords =
  /^(?:plumb|electri|elektr|eletri|elettr|heiz|heat|cool|hvac|roof|dach|toit|garag|servic|serwis|servis|service|szerviz|chimney|sweep|kamin|schornstein|rauchfang|ramon|komin|fumist|derati|pest|clean|nettoy|reinig|limpi|limpe|puliz|schoon|stad|glas|glaz|vitr|window|fenster|fenetre|okna|schreiner|tischler|zimmer|menuis|charpent|carpint|falegnam|timmer|snick|tesar|stolar|asztal|maler|malar|malir|peint|pintor|pintur|imbianch|paint|install|sanit|idraul|hydraul|loodgiet|vvs|rorleg|putki|vodo|instalat|vizszerel|techni|tekn|tecno|garden|jardin|giardin|garten|ogrod|zahrad|pool|piscin|tree|solar|energ|gas|gaz|aqua|repar|build|bau|constru|costruz|bygg|byg|raken|budow|epit|mason|macon|albanil|lock|schlos|schlus|serrur|cerraj|fabbr|slusarz|zamecn|lakat|cent(?:er|re|rum|ro)|zentrum|shop|store|markt|baumarkt|depot|company|bros|brothers|sons|group|solution|system|works?$|werk|contract|handy|motor|auto|tyre|tire|meister|betrieb|firma|brico|appliance|drain|energi|gmbh|(?:ltd|llc|inc|sarl|kft|oy|ab|as|aps|bv|srl|spa|sro|zoo)$)/u;

const partsOf = (name: string): readonly (readonly string[])[] =>
  name
    .split(/[,;&+/]|\p{Pd}(?=\s)/u)
    .map(plainWords)
    .filter((words) => words.length > 0);

/** Says whether words are for oneself, where most people speak a language, or below a heading. */
const selfIn =
  (language: string, heading: string) =>
  (words: readonly string[]): boolean => {
    const phrase = words.join(' ');
    const here = [language, ...(languagesOfHeadings.get(heading)?.split(' ') ?? [])];
    return selfNames[phrase]?.split(' ').some((each) => here.includes(each)) ?? selfPhrases.has(phrase);
  };

const isKin = (word: string): boolean => kin.has(word);

/**
 * Whether the words are of people of a household, such as `Gwen`, `oncle Paul` or `Jan W.`, who go by one name: of two in a
 * row, the second is a family's, or both are a shop's.
 */
function arePeople(words: readonly string[], isSelf: (words: readonly string[]) => boolean): boolean {
  const isNamed = (word: string | undefined) => word !== undefined && givenNames.has(word);
  return (
    words.some((word) => isKin(word) || isNamed(word)) &&
    words.every(
      (word, at) =>
        isKin(word) ||
        (isNamed(word) && (!isNamed(words[at - 1]) || words.some(isKin))) ||
        between.has(word) ||
        isSelf([word]) ||
        (at > 0 && word.length === 1),
    )
  );
}

/** `Jean-Paul` is one name: the first of its two says as much. */
const oneName = (name: string): string =>
  name.replaceAll(/(\p{L}+)-(\p{L}+)/gu, (both, ...names) =>
    names.slice(0, 2).every((each) => givenNames.has(plainWords(String(each))[0] ?? '')) ? String(names[0]) : both,
  );

type DoerText = 'me' | 'person' | 'company';

/** The heading of names, as `wordsOfHeading` writes it. `isProgram`: whether no person wrote it. */
export type DoerHeading = { readonly words: string; readonly isProgram: boolean };

/** Who a name is, by the heading above it, where most people speak a language. */
export function doerOf(name: string, { words: heading, isProgram }: DoerHeading, language: string): DoerText {
  const [isPeoples, isOpen] = [personHeadings.has(heading), openHeadings.has(heading)];
  const isUsers = userHeadings.has(heading) || (isProgram && (isPeoples || isOpen));
  const parts = partsOf(oneName(name.replace(/\(.*\)/, '')));
  const words = parts.flat();
  if (words.length === 0) return 'company';
  const isSelf = selfIn(language, heading);
  const arePeopleHere = (part: readonly string[]) => arePeople(part, isSelf);
  const isAtHome = (isUsers || isPeoples || isOpen) && ownPlace.has(words.join(' '));
  if (isAtHome || isSelf(words) || (parts.every((part) => isSelf(part) || arePeopleHere(part)) && parts.some(isSelf)))
    return 'me';
  if (isUsers) {
    const isFirm = words.some((word) => firmWords.test(word) && !givenNames.has(word) && !isKin(word));
    const isOneWordEach = parts.every((part) => part.length === 1);
    const isPerson = isOneWordEach || accountHeadings.has(heading);
    return givenNames.has(words[0] ?? '') || (isPerson && !isFirm) || parts.every(arePeopleHere) ? 'person' : 'company';
  }
  const areKin = parts.every((part) => part.some(isKin) && arePeopleHere(part));
  // The name of an account has small letters.
  const isAccount = isPeoples && /^\p{Ll}[\p{Ll}\d._]*$/u.test(name.trim());
  return areKin || isAccount || ((isOpen || isPeoples) && parts.every(arePeopleHere)) ? 'person' : 'company';
}
