import type { Plan } from '../../conditional-text.ts';
import type { pricing as english } from '../../en/site/pricing.ts';
import type { Translation } from '../../translation.ts';

/** The page of the prices. */
export const pricing = {
  crumb: 'Preise',
  title: 'Wählen Sie Ihren Tarif',
  titleOfUser: 'Wechseln Sie Ihren Tarif',
  lede: 'Kostenlos beginnen und wechseln, wenn Sie so weit sind. Keine versteckten Gebühren, jederzeit kündbar.',
  signIn: 'Schon ein Konto? [Anmelden](/login)',
  ledeOfUser: 'Sie haben den kostenlosen Tarif. Wechseln Sie, wenn Sie so weit sind, und kündigen Sie jederzeit.',
  awaitsConsent:
    'Sobald Sie Cookies annehmen, ersetzt die Preistabelle von Stripe diese Übersicht. Bis dahin wird nichts von anderen Unternehmen geladen, und die Schaltflächen oben führen zur selben Kasse.',
  free: {
    name: 'Kostenlos',
    about: 'Alles, was Sie brauchen, um Ihr Zuhause in Schuss zu halten.',
    points: [
      'Ein Wochenplan für Ihr Zuhause',
      'Schritte, Werkzeug, Sicherheitshinweise und Gründe zu jeder Aufgabe',
      'Alle 15 Wartungsratgeber',
      '1 eigene Aufgabe',
      'Eine Wochenübersicht per E-Mail',
    ],
  } satisfies Plan,
  premium: {
    name: 'Premium',
    about: 'Für alle, die eigene Aufgaben und alles im Kalender möchten.',
    points: [
      'Alles aus dem kostenlosen Tarif',
      'Unbegrenzt eigene Aufgaben, bis zu 200 gleichzeitig',
      'Kalenderabgleich: Ihre Aufgaben in Google Kalender, immer aktuell',
      'Eine private Kalenderadresse für andere Apps',
      { where: 'assistant', text: 'Den Assistenten fragen, mit Foto oder Anleitung (Vorabzugang)' },
    ],
  } satisfies Plan,
  noCard: 'Keine Kreditkarte nötig.',
  yourPlan: 'Ihr heutiger Tarif',
  notSold:
    'Premium wird hier nicht verkauft. Wenn Sie Interesse haben, schreiben Sie an [{support email}](mailto:{support email}).',
  soldElsewhere:
    'Verträge werden hier nicht auf Deutsch geschlossen, deshalb wird Premium auf dieser Seite nicht verkauft. Sie bekommen es auf den Seiten [einer anderen Sprache](en:/pricing).',
  noPrice: '0 €',
  withdraw: 'Sie können innerhalb von 14 Tagen widerrufen.',
  getPremium: 'Premium holen',
  upgrade: 'Zu Premium wechseln',
  atCheckout: 'Der Preis wird an der Kasse gezeigt, bevor Sie zahlen.',
  cancelAnytime: 'Jederzeit kündbar.',
  sideBySide: 'Im Vergleich',
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
  upTo: 'Bis zu 200',
  soon: 'Demnächst',
  early: 'Vorabzugang',
  comparison: {
    plan: 'Wochenplan für Ihr Zuhause',
    catalogue: '55 Dinge im Haushalt, 200+ ausgewählte Aufgaben',
    steps: 'Schritte, Werkzeug und Sicherheitshinweise',
    guides: 'Alle 15 Ratgeber mit jeder Aufgabe',
    year: 'Das kommende Jahr, Monat für Monat',
    history: 'Verlauf: was Sie wann erledigt haben',
    passport: 'Hausakte für Verkauf oder Vermietung',
    offline: 'Ihre Woche ohne Empfang',
    pauses: 'Pausen für den Urlaub',
    singleTasks: 'Einzelne Aufgaben an jedem Tag',
    customTasks: 'Eigene Aufgaben, die sich wiederholen',
    calendar: 'Kalenderabgleich',
    feed: 'Private Kalenderadresse für andere Apps',
    advice: 'Rat vom Assistenten',
    summary: 'Wochenübersicht per E-Mail',
    data: 'Export und Löschung Ihrer Daten',
  },
  goodToKnow: 'Gut zu wissen',
  assurances: [
    {
      title: 'Keine Kreditkarte nötig',
      text: 'Der kostenlose Tarif fragt nie nach einer Karte. Er ist keine Probezeit und endet deshalb nicht.',
    },
    {
      title: 'Jederzeit kündbar',
      text: 'Premium verlängert sich, bis Sie kündigen, in den Einstellungen oder am Fuß jeder Seite. Es läuft dann bis zum Ende des Zeitraums, für den Sie gezahlt haben.',
    },
    {
      title: 'Keine Erstattung für angebrochene Zeiträume',
      text: 'Innerhalb von 14 Tagen nach dem Kauf können Sie widerrufen. Später behalten Sie Premium bis zum Ende des Zeitraums, für den Sie gezahlt haben. Danach wird nichts gelöscht, was Sie angelegt haben.',
    },
  ],
  moreQuestions: 'Noch Fragen? Siehe [Preis und Zahlung](/faq#payment) in den häufigen Fragen.',
} as const satisfies Translation<typeof english>;
