import { fullTitlesWith } from '../full-title.ts';
import { landlord } from './landlord.ts';

/** Shorter ones begin words that mean something else: *Automatik* names no *Auto*. */
const shortestPart = 5;

/** A compound names what its first or its last part is: *Rasenmäher*, *Obstbäume*, and *Duschkopf*, which loses an *e*. */
const contains = (word: string, name: string): boolean =>
  word === name || (name.length >= shortestPart && (word.startsWith(name.replace(/e$/, '')) || word.endsWith(name)));

export const fullTitle = fullTitlesWith({
  otherNames: {
    Außenwhirlpool: ['whirlpool'],
    Badewanne: ['wannenhahn'],
    Bäume: ['baum'],
    Backofen: ['backofentür'],
    Bewässerungsanlage: ['bewässerung'],
    Blumengarten: ['stauden', 'beete', 'blumenbeete', 'staudenhorste'],
    Boot: ['rettungsweste', 'bootsmotor'],
    Dachterrasse: ['terrasse'],
    'Dach und Dachrinnen': ['dach', 'dachrinnen', 'dachboden', 'außenwände'],
    Elektroheizung: ['heizgeräte', 'elektroheizkörper', 'heizkörper'],
    Erdwärme: ['erdwärmepumpe', 'wärmepumpe'],
    Espressomaschine: ['kaffeemaschine', 'kaffee'],
    'Fenster und Türen': ['türschloss'],
    Fahrrad: ['fahrradkette'],
    Feuerschale: ['feuerstelle', 'gasfeuerstelle'],
    Gasherd: ['gaskochfeld', 'gaskochfelds', 'kochfelds'],
    Gemüsegarten: ['gemüsebeete'],
    Induktionskochfeld: ['kochfelds'],
    Kaminofen: ['küchenherd', 'küchenherds', 'herds'],
    Klimaanlage: ['klimagerät', 'klimageräts', 'verdunstungskühler', 'deckenventilatoren'],
    Kohlenmonoxidmelder: ['co', 'co-melders'],
    Pizzaofen: ['pizzastein'],
    Pool: ['poolwasser', 'poolfilter'],
    Roller: ['e-scooters', 'motorrollers'],
    Sicherungskasten: ['sicherungen'],
    Solaranlage: ['solarmodule'],
    Toilette: ['toilettenschüssel', 'spülkasten', 'wc-becken', 'toilettensitzes'],
    'Wasser und Abfluss': ['hauptabsperrhahn', 'spülen', 'wasserhähne', 'außenwasserhahn', 'wassertank', 'klärgrube'],
    Wäschetrockner: ['trockners', 'trockner'],
    Warmwasserbereiter: ['warmwasserspeichers', 'speichers', 'warmwassers'],
    Whirlpool: ['whirlpools'],
    Zentralheizung: ['heizung', 'gasheizung', 'heizkörper', 'heizkessels', 'wärmepumpe', 'luftwärmepumpe'],
  },
  commonWords: new Set(['und', 'der', 'die', 'das', 'des', 'für', 'mit', 'im', 'am']),
  contains,
  requestPrefix: landlord.request(''),
  separator: ': ',
  lowered: (word) => word,
});
