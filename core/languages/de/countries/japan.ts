import type { CountryWords } from '../../country-words.ts';

export const japan = {
  place: 'Japan',
  facts: {
    'Smoke alarms':
      'Jede Wohnung braucht seit Juni 2011 Rauchmelder, in Schlafzimmern und am oberen Ende der Treppen dorthin; die Gemeindesatzung nennt die Räume. Wer besitzt oder darin wohnt, bringt sie an und ersetzt sie nach etwa zehn Jahren.',
    Gas: 'Der Lieferbetrieb von Flaschengas prüft Leitungen und Geräte mindestens einmal in vier Jahren kostenlos, der von Stadtgas ebenso. Wer darin wohnt, lässt die Prüfung zu und Mängel beheben.',
    Wiring:
      'Der Netzbetreiber oder eine für ihn eingetragene Stelle prüft die Elektrik jeder Wohnung etwa alle vier Jahre kostenlos. Arbeiten daran sind Sache zugelassener Elektrofachbetriebe.',
    'Septic tanks':
      'Wer eine Hauskläranlage (jōkasō) betreibt, lässt sie vorschriftsmäßig warten und, in der Regel einmal im Jahr, reinigen. Einmal im Jahr untersucht die vom Gouverneur benannte Stelle ihr Wasser.',
    'Hot water':
      'Öl-Warmwassergeräte und Öl-Badeöfen tragen eine empfohlene Nutzungsdauer. Wer das Haus besitzt, meldet sie beim Hersteller an, der gegen deren Ende eine Prüfung anbietet. Seit 2021 sind Gasgeräte nicht mehr gelistet.',
    'Air conditioning and heat pumps':
      'Alte Klimageräte, Kühl- und Gefriergeräte, Waschmaschinen, Trockner und Fernseher gehen über den Handel zurück, und wem sie gehören, der zahlt ihr Recycling. Überlassen Sie Kältemittel nie fahrenden Schrottsammlungen.',
    'The building':
      'Für Häuser nach den Regeln von vor Juni 1981 sollte die Erdbebensicherheit untersucht werden, was viele Gemeinden teilweise bezahlen. Möbel zu befestigen wird allen geraten.',
    'Hedges and trees':
      'Wurzeln, die über die Grenze wachsen, dürfen gekappt werden. Seit April 2023 dürfen Sie auch Zweige schneiden, wenn die andere Seite es nach Ihrer Bitte nicht in angemessener Zeit tut.',
    Renting:
      'Die Vermietung macht die Reparaturen, die die Nutzung braucht. Die Mietpartei darf es, wenn die informierte Vermietung es nicht in angemessener Zeit tut oder es dringend ist.',
    'Vehicle tests':
      'Die erste Prüfbescheinigung eines neuen Autos gilt drei Jahre, jede spätere zwei. Ohne sie darf es nicht fahren.',
    'Emergency numbers':
      'Wenn es brennt oder jemand einen Rettungswagen braucht, rufen Sie {emergency number}; die Polizei erreichen Sie unter 110. Riechen Sie Gas, gehen Sie hinaus, und rufen Sie Ihren Versorger an, dessen Nummer am Zähler oder an der Flasche steht.',
  },
} as const satisfies CountryWords;
