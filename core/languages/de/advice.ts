import type { advice as english } from '../en/advice.ts';
import type { Translation } from '../translation.ts';

const getOut =
  'Bringen Sie alle hinaus, schließen Sie die Türen hinter sich, und rufen Sie von draußen {emergency number} an.';

const emergencies = {
  gas: {
    title: 'Das kann ein Gasleck sein',
    steps: [
      'Berühren Sie keine Schalter. Löschen Sie Flammen, und öffnen Sie auf dem Weg hinaus die Fenster.',
      'Schließen Sie den Gashahn, wenn Sie ihn gefahrlos erreichen.',
      'Gehen Sie mit allen hinaus, und rufen Sie von dort {any gas number} an.',
      'Gehen Sie erst wieder hinein, wenn es Ihnen erlaubt wird.',
    ],
  },
  'carbon-monoxide': {
    title: 'Das kann Kohlenmonoxid sein',
    steps: [
      'Bringen Sie sofort alle an die frische Luft, auch wenn sich nur eine Person krank fühlt.',
      'Rufen Sie von draußen {emergency number} an, und sagen Sie, dass es Kohlenmonoxid sein kann.',
      '[[GB: War ein Gasgerät an, rufen Sie auch {gas leak number} an. | ]] Lassen Sie das Gerät, das die Ursache sein kann, aus, bis ein Fachbetrieb es geprüft hat.',
      'Gehen Sie nicht wieder hinein, auch nicht, um Fenster zu öffnen, und bleiben Sie draußen, bis man Sie hineinlässt.',
    ],
  },
  'chimney-fire': {
    title: 'Das kann ein Schornsteinbrand sein',
    steps: [
      'Schließen Sie Luftzufuhr und Türen des Ofens.',
      'Bringen Sie alle hinaus, und rufen Sie von draußen {emergency number} an.',
      'Löschen Sie das Feuer nicht mit Wasser.',
      'Machen Sie kein neues Feuer, bis eine Schornsteinfegerei den Abgaszug geprüft hat.',
    ],
  },
  'pan-fire': {
    title: 'Vielleicht brennt Öl oder Fett',
    steps: [
      'Löschen Sie nie mit Wasser, und tragen Sie die Pfanne nicht.',
      'Schalten Sie die Herdplatte aus, und schieben Sie einen Deckel auf die Pfanne, wenn es gefahrlos geht. Lassen Sie ihn dort, bis die Pfanne kalt ist.',
      `Bleiben Flammen, bekämpfen Sie sie nicht. ${getOut}`,
    ],
  },
  battery: {
    title: 'Dieser Akku kann Feuer fangen',
    steps: [
      `Ist der Akku heiß, zischt oder raucht er? ${getOut}`,
      'Laden, öffnen oder tragen Sie ihn in diesem Zustand nicht.',
      'Ist er geschwollen, aber kühl, ziehen Sie das Ladegerät ab, und bringen Sie den Akku hinaus, fern von allem Brennbaren.',
    ],
  },
  fire: {
    title: 'Etwas brennt',
    steps: [
      getOut,
      'Bekämpfen Sie kein Feuer, das größer als ein Papierkorb ist oder zwischen Ihnen und dem Ausgang liegt.',
      'Gehen Sie aus keinem Grund wieder hinein.',
    ],
  },
  'electric-shock': {
    title: 'Das kann ein gefährlicher Stromschlag sein',
    steps: [
      'Berühren Sie Gerät oder Wasserhahn nicht noch einmal, auch keinen Menschen, der noch Kontakt damit hat.',
      'Schalten Sie den Strom am Hauptschalter ab, wenn Sie ihn mit trockenen Händen und Füßen erreichen.',
      'Rufen Sie {emergency number} an, wenn jemand verletzt ist, wenn jemandem schwindlig ist oder wenn jemand bewusstlos war, auch nur einen Moment.',
      'Lassen Sie den Stromkreis aus, bis ein Elektrofachbetrieb den Fehler gefunden und behoben hat.',
    ],
  },
  'water-and-electricity': {
    title: 'Wasser kann an die Elektrik gekommen sein',
    steps: [
      'Berühren Sie weder das Wasser noch Schalter, Stecker oder Lampen, die es erreicht.',
      'Schalten Sie den Strom am Hauptschalter nur ab, wenn Sie ihn mit trockenen Händen und Füßen erreichen. Sonst lassen Sie ihn.',
      'Kommt das Wasser aus einem Rohr, schließen Sie den Hauptabsperrhahn, aber nur, wenn Sie ihn erreichen, ohne das Wasser zu berühren.',
      'Wenn Sie Funken oder Rauch sehen oder jemand verletzt ist, gehen Sie hinaus, und rufen Sie {emergency number} an.',
      'Lassen Sie den Strom aus, bis ein Elektrofachbetrieb ihn geprüft hat.',
    ],
  },
  electrical: {
    title: 'Vielleicht brennen Leitungen oder ein Gerät',
    steps: [
      'Berühren Sie nichts, was raucht, Funken sprüht oder knistert, und löschen Sie nicht mit Wasser.',
      'Schalten Sie auf dem Weg hinaus den Hauptschalter aus, wenn es gefahrlos geht.',
      'Gibt es Rauch, Knistern, Sengspuren oder Brandgeruch, gehen Sie mit allen hinaus, und rufen Sie {emergency number} an.',
      'Lassen Sie den Stromkreis aus, bis ein Elektrofachbetrieb ihn geprüft hat.',
    ],
  },
  fumes: {
    title: 'Diese Dämpfe können giftig sein',
    steps: [
      'Verlassen Sie sofort den Raum, und gehen Sie an die frische Luft. Halten Sie andere fern.',
      'Gießen Sie nichts weiter auf die Mischung, und gehen Sie nicht zurück, um sie wegzuräumen.',
      'Rufen Sie {emergency number} an, wenn jemand hustet, schlecht Luft bekommt oder es in den Augen hat.',
      'Spülen Sie Augen oder Haut mindestens 15 Minuten mit viel fließendem Wasser.',
    ],
  },
  fuel: {
    title: 'Kraftstoff oder sein Dampf kann Feuer fangen',
    steps: [
      'Löschen Sie jede Flamme und Zigarette. Berühren Sie keine Schalter oder Stecker, und starten Sie keinen Motor.',
      'Öffnen Sie auf dem Weg hinaus Türen und Fenster, und gehen Sie mit allen hinaus.',
      'Rufen Sie von draußen {emergency number} an.',
      'Spülen Sie keinen Kraftstoff in einen Abfluss, und gehen Sie erst wieder hinein, wenn es Ihnen erlaubt wird.',
    ],
  },
  poison: {
    title: 'Das kann eine Vergiftung sein',
    steps: [
      'Rufen Sie jetzt {emergency number} oder {poison number} an, und halten Sie die Packung in der Hand.',
      'Lösen Sie kein Erbrechen aus, und geben Sie nichts zu essen oder zu trinken, außer man fordert Sie am Telefon dazu auf.',
      'Ist es in den Augen oder auf der Haut, spülen Sie sofort mindestens 15 Minuten unter lauwarmem fließendem Wasser.',
      'Eine verschluckte Knopfzelle oder ein verschluckter Reiniger ist ein Notfall, auch wenn noch nichts wehtut.',
    ],
  },
  'power-line': {
    title: 'Diese Stromleitung kann unter Spannung stehen',
    steps: [
      'Bleiben Sie mindestens 10 m von der Leitung und allem, was sie berührt, entfernt, und halten Sie andere fern.',
      'Berühren Sie keinen Menschen, kein Auto und keinen Baum, die die Leitung berührt.',
      'Rufen Sie {emergency number} an und dann das Unternehmen, das die Leitung betreibt.',
      'Liegt eine Leitung auf Ihrem Auto, bleiben Sie darin. Steigen Sie nur aus, wenn das Auto brennt: Springen Sie mit beiden Füßen zugleich weit ab, ohne Auto und Boden gleichzeitig zu berühren, und entfernen Sie sich mit kleinsten Schritten, ohne die Füße zu heben.',
    ],
  },
  injury: {
    title: 'Jemand kann schwer verletzt sein',
    steps: [
      'Achten Sie auf Ihre eigene Sicherheit: Schalten Sie den Strom ab oder stoppen Sie die Maschine, bevor Sie die Person berühren.',
      'Rufen Sie jetzt {emergency number} an, schalten Sie den Lautsprecher ein, und tun Sie, was man Ihnen sagt.',
      'Bewegen Sie keine gestürzte Person, außer sie ist dort in Gefahr.',
      'Reagiert jemand nicht und atmet nicht normal, beginnen Sie mit der Herzdruckmassage; die Leitstelle leitet Sie an.',
      'Kühlen Sie eine Verbrennung oder Verbrühung 20 Minuten unter kühlem fließendem Wasser, und geben Sie nichts anderes darauf.',
    ],
  },
  'hot-water': {
    title: 'Ein Heizkessel oder Speicher kann überhitzen',
    steps: [
      'Halten Sie alle davon fern. Öffnen Sie ihn nicht, und schließen oder verstopfen Sie kein Ventil, das abbläst.',
      'Schalten Sie das Gerät an seinem eigenen Hauptschalter aus, und schließen Sie seinen Gashahn, soweit Sie sie erreichen, ohne am Gerät vorbeizugehen.',
      'Knallt, zischt oder dampft es oder wölbt es sich, gehen Sie mit allen hinaus, und rufen Sie {emergency number} an.',
      'Schalten Sie es nicht wieder ein, bevor ein Fachbetrieb es geprüft hat.',
    ],
  },
  'burst-pipe': {
    title: 'Stoppen Sie zuerst das Wasser',
    steps: [
      'Schließen Sie den Hauptabsperrhahn, wenn Sie ihn gefahrlos erreichen, und öffnen Sie die Wasserhähne, damit die Leitungen leerlaufen.',
      'Berühren Sie keine nassen Schalter, Stecker oder Lampen. Schalten Sie den Strom am Hauptschalter nur mit trockenen Händen und Füßen ab.',
      'Betreten Sie keinen Raum mit durchhängender Decke, und halten Sie andere fern.',
      'Ist Wasser an die Elektrik gekommen oder jemand in Gefahr, gehen Sie hinaus, und rufen Sie {emergency number} an.',
      'Rufen Sie dann den Notdienst eines Sanitärbetriebs.',
    ],
  },
  structure: {
    title: 'Ein Teil des Gebäudes kann einstürzen',
    steps: [
      'Bringen Sie alle weg, die sich darunter oder darüber befinden, und bleiben Sie fern.',
      'Rufen Sie {emergency number} an, wenn es einstürzen kann oder jemand verletzt ist.',
      'Stützen Sie nichts ab, und bauen Sie nichts selbst ab.',
      'Gehen Sie erst wieder hinein, wenn eine Fachperson für Statik oder Bauschäden sagt, dass es sicher ist.',
    ],
  },
  'smoke-alarm': {
    title: 'Vielleicht brennt es',
    steps: [
      `Sehen oder riechen Sie Rauch oder wissen Sie nicht, warum es Alarm gibt: ${getOut}`,
      'Berühren Sie eine Tür, bevor Sie sie öffnen. Ist sie heiß, nehmen Sie einen anderen Weg.',
      'Schalten Sie einen Rauchmelder nur aus, wenn Sie sicher sind, dass nichts brennt.',
    ],
  },
  danger: {
    title: 'Das klingt gefährlich',
    steps: [
      'Hören Sie auf mit dem, was Sie tun, und bringen Sie sich und alle anderen, auch Tiere, davon weg.',
      'Verlassen Sie den Raum, im Zweifel das Haus, und schließen Sie die Türen hinter sich.',
      'Rufen Sie von einem sicheren Ort {emergency number} an, und sagen Sie, was Sie sehen, hören oder riechen.',
      'Warnen Sie auch die Nachbarschaft, wenn sie in Gefahr sein kann.',
      'Gehen Sie erst wieder hinein, wenn es Ihnen erlaubt wird.',
    ],
  },
} as const;

/** What the assistant says in our own words: in danger, and instead of what it must not say. */
export const advice = {
  emergencies,
  neverAgain:
    'Der Assistent hat hier etwas Gefährliches vorgeschlagen, deshalb haben wir es und alles danach weggelassen. Bitte fragen Sie einen Fachbetrieb.',
  /** What the user is to say to a professional, by the work that only they may do. */
  tell: {
    gas: 'Überlassen Sie Gasleitungen und Gasgeräte einem zugelassenen Gasfachbetrieb. Sagen Sie ihm, was Ihnen aufgefallen ist, wann es begann, und Marke und Alter des Geräts.',
    'mains wiring':
      'Überlassen Sie die Elektroinstallation einem Elektrofachbetrieb. Sagen Sie ihm, welcher Stromkreis oder welches Gerät es ist, was auslöst oder ausfällt und wann es begann.',
    refrigerant:
      'Überlassen Sie den Kältemittelkreislauf einem zertifizierten Kältefachbetrieb. Sagen Sie ihm Marke und Alter des Geräts und ob es Eis, Geräusche oder keine Kühlung gibt.',
    flue: 'Überlassen Sie Abgaswege und Schornsteine einer Schornsteinfegerei oder einem Heizungsbetrieb. Sagen Sie, was Sie verbrennen, wann zuletzt gefegt wurde und was Ihnen aufgefallen ist.',
    roof: 'Überlassen Sie Arbeiten am Dach einem Dachdeckerbetrieb. Sagen Sie ihm, wo es undicht oder was lose ist, und schicken Sie ein vom Boden aufgenommenes Foto.',
  },
  /** What the model said about a page of the user’s file, which it says in English. */
  aboutPage: (text: string, _page: number) => text,
} as const satisfies Translation<typeof english>;
