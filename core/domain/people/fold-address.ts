/**
 * The address as it is stored and compared. Only the letters A to Z change, because the lower case of other letters, such
 * as the Kelvin sign, can be the address of another person.
 */
export const foldAddress = (email: string): string =>
  email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
