/** What an item, a feature or a kind of property is called on screen, by the value that the API and the database know. */
export const itemName = (value: string): string => value;
