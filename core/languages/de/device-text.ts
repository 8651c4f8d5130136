/** "Firefox on Windows", from a name that is stored so. */
export function deviceText(name: string): string {
  const [browser = '', system] = name.split(/ on /);
  return system === undefined ? browser : `${browser} unter ${system}`;
}
