import type { CountryWords } from '../../country-words.ts';

export const ireland = {
  place: 'Irland',
  facts: {
    Renting:
      'Ein Miethaus wird innen und außen in Ordnung gehalten, mit Dach, Rinnen, Fallrohren, Abflüssen und Garten in gutem Zustand. Das ist Pflicht der Vermietung, und die örtliche Behörde prüft.',
    'Smoke alarms':
      'Vermietungen stellen in einem Miethaus eine Löschdecke und Netz- oder Zehnjahresmelder. Im eigenen Haus gilt das Gesetz nur für Neubauten.',
    'Carbon monoxide':
      'Seit 2014 kommt ein neuer oder ersetzter Kessel, Ofen oder offener Kamin mit einem Melder im Raum. Mietwohnungen haben einen, wo er nötig ist.',
    'Boilers and heating':
      'Gasarbeiten zu Hause darf nur ein Registered Gas Installer machen. Zu einer jährlichen Wartung wird bei Gas und Öl geraten, aber kein Gesetz verlangt sie.',
    Wiring:
      'Sicherungskästen, neue Stromkreise und andere überwachte Arbeiten sind Sache eines Registered Electrical Contractor, der eine Bescheinigung ausstellt. Prüfungen älterer Elektrik sind freiwillig.',
    'Septic tanks':
      'Wer das Haus besitzt, meldet die Grube an, verhindert Verschmutzung und lässt sie leeren, sooft es nötig ist. Gemeinden prüfen jedes Jahr Stichproben mit zehn Tagen Ankündigung, meist nahe an Flüssen und Brunnen.',
    'Hedges and trees':
      'Vom 1. März bis 31. August dürfen Feldhecken und Wildwuchs nicht geschnitten werden, weil Vögel darin brüten. Auch eine Gartenhecke mit Nest ist geschützt.',
    Radon:
      'Der Referenzwert beträgt 200 Becquerel pro Kubikmeter. Ein Test dauert drei Monate, und die Karte der EPA zeigt, wie wahrscheinlich ein hoher Wert an Ihrer Adresse ist.',
    'Chimneys and stoves':
      'Für Hausfeuer darf seit 2022 landesweit nur raucharmer fester Brennstoff verkauft werden. Das Fegen bleibt denen überlassen, die das Haus besitzen; die Feuerwehr rät mindestens einmal im Jahr dazu.',
    'Vehicle tests':
      'Der NCT ist vier Jahre nach der Erstzulassung fällig, alle zwei Jahre, bis das Auto zehn ist, und danach jährlich.',
    'Emergency numbers':
      'Rufen Sie {emergency number} oder 112 für Feuerwehr oder Rettung. Gas Networks Ireland nimmt Meldungen von Lecks unter {gas leak number} entgegen, ESB Networks die von herabgefallenen Leitungen unter 1800 372 999.',
  },
} as const satisfies CountryWords;
