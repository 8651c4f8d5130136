import { capitalise } from '../../../domain/text/capitalise.ts';
import type { meters as english } from '../../en/app/meters.ts';
import type { Translation } from '../../translation.ts';
import { format } from '../format.ts';
import { meterUnits } from '../meter-units.ts';

export const meters: Translation<typeof english> = {
  about:
    'Heures, kilomètres, litres : ce qui dépend de l’usage revient quand son compteur le dit, et pas seulement selon le calendrier.',
  yours: 'vos compteurs',
  none: 'Aucun compteur pour l’instant. Ajoutez celui d’un groupe électrogène, d’une voiture ou d’un filtre, puis choisissez-le dans une tâche personnalisée.',
  add: 'Ajouter un compteur',
  name: 'Nom',
  nameHint: 'Par exemple « Groupe électrogène » ou « Kilométrage de la voiture ».',
  generator: 'Groupe électrogène',
  unit: 'Il compte des',
  otherUnit: 'autre chose',
  otherUnitName: 'Ce qu’il compte',
  item: 'Fait partie de',
  noName: 'Indiquez le nom du compteur',
  noUnit: 'Indiquez ce qu’il compte',
  added: 'Le compteur est ajouté',
  last: (value, unit, day) => `${meterUnits.amount(value, unit)} le ${day}`,
  noReading: 'Aucun relevé',
  usual: (aDay, unit) => {
    const isSlow = aDay < 1;
    const amount = meterUnits.amount(Math.round((isSlow ? aDay * 30 : aDay) * 10) / 10, unit);
    return isSlow ? `Environ ${amount} par mois` : `Environ ${amount} par jour`;
  },
  due: (title, every, unit, { day, orByDate }) => {
    const use = meterUnits.every(every, unit);
    if (day === null) return `${title} : ${use}. Deux relevés à une semaine d’écart permettent une estimation.`;
    return orByDate
      ? `${title} : ${use}, ou à la date prévue si elle arrive plus tôt, soit vers le ${day}. C’est notre estimation.`
      : `${title} : ${use}, soit vers le ${day}. C’est notre estimation.`;
  },
  wanted: 'Un nouveau relevé rendrait l’estimation plus juste.',
  reading: 'Il affiche',
  on: 'Le',
  save: 'Enregistrer le relevé',
  saved: 'Le relevé est enregistré',
  noValue: 'Indiquez un nombre, par exemple 1250 ou 1250,5',
  readings: (count) => format.count(count, { one: 'relevé', other: 'relevés' }),
  removeReading: (day) => `Supprimer le relevé du ${day}`,
  remove: (name) => `Supprimer ${name}`,
  removeTitle: (name) => `Supprimer ${name} ?`,
  removeAbout: 'Ses relevés sont supprimés définitivement.',
  removed: 'Le compteur est supprimé',
  all: 'Compteurs',
  ask: (names) =>
    names.length === 1
      ? `Un relevé de compteur est attendu (${names[0]}) :`
      : `${names.length} relevés de compteurs sont attendus :`,
  give: 'indiquer le relevé',
  meter: 'Compteur',
  noMeter: 'Il n’y a pas encore de compteur.',
  addFirst: 'Ajouter un compteur',
  chooseMeter: 'Choisissez un compteur',
  every: 'Après',
  latest: 'Au plus tard après',
  latestHint: 'Laissez vide pour ne dépendre que de l’usage.',
  amount: (most) => `Indiquez un nombre, de 1 à ${format.number(most)}`,
  byUse: (every, unit) => capitalise(meterUnits.every(every, unit)),
  byUseAlone: 'Selon l’usage',
  byUseOr: (inTime) => `Selon l’usage ou ${inTime}`,
  starts: 'Elle compte à partir du premier jour, puis de la dernière fois.',
};
