import type { CountryWords } from '../../country-words.ts';

export const luxembourg = {
  place: 'Luxemburg',
  facts: {
    'Smoke alarms':
      'Seit 2023 hat jede Wohnung, alt oder neu, einen Rauchmelder in jedem Schlafzimmer und auf dem Weg ins Freie. Wer das Haus besitzt, bringt sie an, und wer darin wohnt, hält sie betriebsbereit, außer es ist anders vereinbart.',
    Gas: 'Eine neue Gasheizung wird von der Handwerkskammer abgenommen und danach alle vier Jahre von einer zertifizierten Prüfstelle revidiert. Eine jährliche Wartung wird empfohlen, und die Revision geschieht meist mit ihr.',
    'Boilers and heating':
      'Ölkessel, Holzkessel und Öfen, die die Heizung speisen, prüft alle zwei Jahre eine zertifizierte Stelle. Wer sie besitzt oder nutzt, bestellt sie und bewahrt den Bericht auf.',
    'Vehicle tests':
      'Autos, Motorräder und Anhänger über 750 kg müssen vier Jahre nach der Zulassung zur ersten Prüfung, zwei Jahre später zur zweiten und danach jedes Jahr.',
    Renting:
      'Die Vermietung hält die Wohnung bewohnbar und macht alle Reparaturen außer den kleinen des täglichen Gebrauchs, die die Mietpartei macht. Der Mietvertrag sagt, wer die Kesselwartung vereinbart.',
    Radon:
      'Der Norden des Landes ist stärker betroffen. Die Strahlenschutzabteilung der Gesundheitsdirektion schickt einen Test und rät über 300 Becquerel pro Kubikmeter zu Maßnahmen.',
    'Winter tyres':
      'Bei Eis, Schnee, Matsch oder Reif dürfen Sie nur mit Winterreifen fahren, mit dem Zeichen von Berg und Schneeflocke oder M+S. Ein festes Datum gibt es nicht.',
    'Snow and ice':
      'Die Gemeinderegeln verlangen von denen, die am Gehweg wohnen, zu räumen und zu streuen. In einem Mehrfamilienhaus tut es die Verwaltung, in einem Miethaus meist die Mietpartei.',
    'Chimneys and stoves':
      'Kein nationales Gesetz legt fest, wie oft ein Schornstein gefegt wird. Feuerwehr und Versicherungen verlangen es mindestens einmal im Jahr, von einem Fachbetrieb mit Nachweis.',
    'Emergency numbers':
      'Eine Nummer, {emergency number}, bringt Feuerwehr und Rettung und gilt auch bei Gasgeruch; 113 ist die Polizei. Wer eine Vergiftung fürchtet, fragt {poison number}.',
  },
} as const satisfies CountryWords;
