import type { ask as english } from '../../en/app/ask.ts';
import type { Translation } from '../../translation.ts';
/** Asking the assistant. Numbers to call are in square brackets. */
export const ask = {
  title: 'Den Assistenten fragen',
  viewer: 'Mit Lesezugriff können Sie die Fragen lesen, aber keine stellen.',
  yourNumber: 'Ihre Notrufnummer',
  danger: 'In Gefahr? Warten Sie nicht auf eine Antwort.',
  dangerText:
    'Berühren Sie niemanden, der gerade einen Stromschlag bekommt. Wenn Sie Gas riechen, Rauch, Feuer, Funken oder eine einstürzende Decke sehen, einen Alarm hören oder sich in der Nähe von etwas, das Brennstoff verbrennt, unwohl fühlen, bringen Sie zuerst alle ins Freie.',
  call: (number: string) => `Rufen Sie dann [${number}] an.`,
  form: {
    aboutTask: 'Zur Aufgabe:',
    aTask: 'Eine Aufgabe aus Ihrer Woche',
    removeTask: 'Nach etwas anderem fragen',
    item: 'Worum geht es?',
    anything: 'Irgendetwas in meinem Zuhause',
    question: 'Ihre Frage',
    hint: 'Was sehen, hören oder riechen Sie, und wann hat es angefangen?',
    missing: 'Bitte geben Sie eine Frage ein, oder fügen Sie ein Foto oder eine Anleitung hinzu',
    file: 'Foto oder Anleitung',
    addFile: 'Foto oder Anleitung hinzufügen',
    otherFile: 'Andere Datei wählen',
    removeFile: (name: string) => `${name} entfernen`,
    fileHint: (megabytes: number) => `Ein Foto oder ein PDF mit höchstens ${megabytes} MB. Wir bewahren es nicht auf.`,
    preparing: 'Das Foto wird vorbereitet…',
    tooLarge: (megabytes: number) => `Bitte wählen Sie eine Datei mit höchstens ${megabytes} MB`,
    wrongType: 'Bitte wählen Sie ein PDF oder ein Bild als PNG, JPEG oder WebP',
    unreadable:
      'Dieser Browser kann keine HEIC-Fotos lesen. Teilen Sie es auf dem iPhone mit „Optionen“ und „Maximale Kompatibilität“, oder exportieren Sie es auf einem Computer als JPEG.',
    emptyFile: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
    submit: 'Fragen',
    busy: 'Frage wird gestellt…',
    stop: 'Anhalten',
    offline: 'Sie können fragen, sobald Sie wieder online sind.',
    about:
      'Ein KI-Modell wählt die Antwort aus unseren eigenen Aufgaben und Ratgebern aus, und es kann falsch wählen. Es erhält Ihre Frage, Ihre Datei und eine Liste dessen, was Ihr Zuhause hat, aber weder Ihren Namen noch Ihre E-Mail-Adresse: siehe die [Datenschutzerklärung].',
  },
  answer: {
    title: 'Die Antwort',
    chosen: 'Vom Assistenten ausgewählt',
    aboutFile: 'Zu Ihrem Foto oder Ihrer Anleitung',
    sources: 'Quellen',
    task: (title: string) => `Aufgabe: ${title}`,
    guide: (title: string) => `Ratgeber: ${title}`,
    page: (page: number) => `Ihre Datei, Seite ${page}`,
    searching: 'Unsere Aufgaben und Ratgeber werden durchsucht…',
    more: 'Gleich kommt noch mehr…',
    slow: 'Das dauert länger als sonst. Es hört innerhalb einer Minute von selbst auf, oder Sie halten es jetzt an und fragen noch einmal.',
    lost: 'Die Verbindung brach ab, bevor die Antwort vollständig war. Bitte versuchen Sie es noch einmal.',
    incomplete: (failure: string) => `${failure} Die Schritte oben stammen von uns, aber es können welche fehlen.`,
    kept: (failure: string) => `${failure} Ihre Frage steht noch im Formular.`,
    /** Also for questions about anything else, so it says what we can do. */
    nothing:
      'Ich kenne mich nur mit der Pflege Ihres Zuhauses aus: mit Reinigung, Prüfung und Wartung von allem, was drinnen und draußen ist, und damit, was zu tun ist, wenn etwas undicht ist, riecht, tropft oder Geräusche macht. Nennen Sie am besten das Gerät und was Sie sehen, hören oder riechen. Wenn etwas kaputt ist, fragen Sie einen Fachbetrieb.',
    onlyTasks: 'Nichts in unseren Aufgaben und Ratgebern beantwortet das direkt, aber diese hier könnten helfen.',
    professional: 'Überlassen Sie diese Arbeit einem Fachbetrieb.',
    professionalText: 'Die Antwort sagt, was Sie ihm mitteilen sollten, nicht, wie man es macht.',
    tasks: 'Aufgaben, die helfen',
    otherTasks: 'Weitere Aufgaben, die helfen',
    /** What loads. */
    theTask: 'die Aufgabe',
  },
  emergency: {
    title: 'Tun Sie das jetzt',
    number: (number: string) => `Notrufnummer: [${number}]`,
    hazard: 'Wenn es gerade passiert',
    hazardText: (hazard: string) =>
      `${hazard}. Wenn Sie es jetzt sehen, hören, riechen oder spüren, tun Sie zuerst das hier, ohne die Antwort zu lesen:`,
    unrecognised:
      'In dem, was Sie geschrieben haben, erkennen wir keinen Notfall, aber wir können uns irren. Wenn Sie sich nicht sicher fühlen, gehen Sie hinaus und rufen Sie Hilfe.',
  },
  /** For those without Premium, or where there is no assistant. */
  search: {
    hint: 'Was sehen, hören oder riechen Sie? Wir suchen in unseren Aufgaben und Ratgebern, und im Notfall sagen wir sofort, was zu tun ist. Das ist kostenlos.',
    title: 'Was helfen kann',
    missing: 'Bitte geben Sie eine Frage ein',
    add: 'In diese Woche aufnehmen',
    added: 'Die Aufgabe steht in Ihrer Woche, für heute.',
  },
  proposals: {
    title: 'Wenn Sie möchten',
    addTask: 'In meinen Plan aufnehmen',
    taskAdded: 'In Ihren Plan aufgenommen.',
    answerText: 'Ihr Plan enthält dann nur noch die Aufgaben, die zutreffen.',
    saveAnswer: 'Diese Antwort speichern',
    answerSaved: 'Gespeichert. Sie können sie in Ihren Vorgaben ändern.',
    appliance: (item: string, model: string) => `${item}: ${model}`,
    applianceText: 'Speichern Sie Marke und Modell, damit Sie sie zur Hand haben, wenn Sie den Kundendienst rufen.',
    record: 'Eintragen',
    recorded: 'Eingetragen.',
    day: 'Tag',
  },
  questions: {
    title: 'Ihre Fragen',
    text: 'Nur Ihr Haushalt kann sie sehen. Die neuesten 200 bleiben, bis Sie sie löschen.',
    ofFile: 'Ein Foto oder eine Anleitung',
    withFile: 'mit einer Datei',
    nothing: 'Dazu haben wir in unseren Aufgaben und Ratgebern nichts gefunden.',
    delete: 'Diese Frage löschen',
    confirm: 'Möchten Sie diese Frage wirklich löschen?',
    confirmText: 'Die Antwort wird mit ihr gelöscht.',
    deleted: 'Frage gelöscht',
  },
  soon: {
    points: [
      'Jeder Schritt einer Antwort nennt die Aufgabe oder den Ratgeber, aus dem er stammt.',
      'Der Assistent ändert nichts von selbst: Sie entscheiden, was Sie annehmen.',
    ],
    premium: 'Mit Premium können Sie ihn schon nutzen.',
    plans: 'Tarife vergleichen',
  },
  none: {
    title: 'Der Assistent ist hier nicht verfügbar',
    text: 'Ihr Plan hängt nicht von ihm ab. Die Ratgeber nennen die Warnzeichen von fünfzehn Geräten und sagen, wann Sie einen Fachbetrieb rufen sollten.',
    guides: 'Ratgeber öffnen',
  },
} as const satisfies Translation<typeof english>;
