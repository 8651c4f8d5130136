import type { people as english } from '../../en/app/people.ts';
import type { Translation } from '../../translation.ts';
/** The people in a home. */
export const people = {
  thePeople: 'die Personen in Ihrem Zuhause',
  typeDelete: 'Bitte geben Sie LÖSCHEN ein',
  deleteHome: 'Dieses Zuhause löschen',
  deleteTitle: (home: string) => `„${home}“ löschen?`,
  deleteAbout:
    'Seine Wochen und ihr Verlauf, eigene Aufgaben, Fotos, Dokumente und Einstellungen werden gelöscht, und sein Abo endet. Ihr Konto und jedes andere Zuhause bleiben. Das lässt sich nicht rückgängig machen.',
  keep: 'Behalten',
  toConfirm: 'Geben Sie zur Bestätigung LÖSCHEN ein',
  noName: 'Bitte geben Sie einen Namen ein',
  homeName: 'Name des Zuhauses',
  homeNameHint: 'Zum Beispiel „Lindenstraße“, um es von anderen zu unterscheiden.',
  invitations: 'Offene Einladungen',
  aLink: 'Ein Link',
  invitedAs: (role: string, until: string) => `Eingeladen, Rolle: ${role}, gültig bis ${until}`,
  takeBackOf: (name: string) => `Einladung zurücknehmen: ${name}`,
  takeBack: 'Zurücknehmen',
  linkToPass: 'Der Link zum Weitergeben',
  linkHint:
    'Er funktioniert einmal. Schicken Sie ihn nur an die Person, die Sie meinen, denn wer ihn hat, kann ihn benutzen.',
  byEmail: 'Per E-Mail',
  withLink: 'Mit einem Link',
  introduction: (isAlone: boolean) =>
    isAlone
      ? 'Kümmern Sie sich gemeinsam um Ihr Zuhause: Alle sehen dieselbe Woche. Eine weitere Person kostet nichts.'
      : 'Alle hier sehen dieselbe Woche. Eine weitere Person kostet nichts.',
  invite: 'Jemanden einladen',
  theirEmail: 'E-Mail-Adresse der Person',
  theirRole: 'Rolle der Person',
  send: 'Einladung senden',
  createLink: 'Link erstellen',
  sent: (email: string) => `Wir haben an ${email} geschrieben. Die Einladung gilt sieben Tage.`,
  noEmail: 'Bitte geben Sie eine E-Mail-Adresse ein',
  addHome: 'Ein weiteres Zuhause hinzufügen',
  addHomeAbout:
    'Es bekommt eine eigene Woche, einen eigenen Verlauf und eigene Personen. Sie wechseln im Menü vom einen zum anderen. Premium gilt für ein Zuhause.',
  otherName: 'Name des weiteren Zuhauses',
  addIt: 'Hinzufügen',
  leaveHome: 'Dieses Zuhause verlassen',
  leaveTitle: (home: string) => `„${home}“ verlassen?`,
  leaveAbout:
    'Sie sehen es nicht mehr. Was Sie getan haben, bleibt in seinem Verlauf. Jemand aus dem Zuhause kann Sie wieder einladen.',
  handOver: 'Übergeben und verlassen',
  leave: 'Verlassen',
  stay: 'Bleiben',
  heir: 'Wer die Verwaltung übernimmt',
  heirHint:
    'Nur Sie verwalten es, und ein Zuhause braucht jemanden, der es verwaltet. Premium und die Zahlung dafür bleiben beim Zuhause.',
  nameless: 'Ohne Namen',
  inYourHome: 'Personen in Ihrem Zuhause',
  you: '(Sie)',
  roleOf: (name: string) => `Rolle von ${name}`,
  removeOf: (name: string) => `${name} entfernen`,
  removeTitle: (name: string) => `${name} entfernen?`,
  removeAbout:
    'Der Zugang endet sofort, und wir teilen es per E-Mail mit. Auch weitergegebene Einladungslinks enden. Was die Person getan hat, bleibt im Verlauf.',
} as const satisfies Translation<typeof english>;
