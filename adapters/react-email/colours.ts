/** The colours of apps/ui/tokens.css that mails use. They are written out, since mail programs don't know variables. */
export const light = {
  paper: '#fbf7ef',
  card: '#fffdf8',
  ink: '#1e2b26',
  inkSoft: '#56655e',
  line: '#e6dfd1',
  evergreen: '#1f5443',
  evergreenSoft: '#dcebe3',
  onEvergreen: '#ffffff',
  terracottaSoft: '#fbe6dc',
  terracottaText: '#9c4322',
  sky: '#cfe3e6',
} as const;

/** The same in dark mode. */
export const dark: Readonly<Record<keyof typeof light, string>> = {
  paper: '#121a17',
  card: '#1a2420',
  ink: '#ece7db',
  inkSoft: '#a9b5ae',
  line: '#2b3833',
  evergreen: '#7cc9aa',
  evergreenSoft: '#20382f',
  onEvergreen: '#0e1714',
  terracottaSoft: '#3b2519',
  terracottaText: '#f3997a',
  sky: '#22363a',
};
