/** Reads a number with a comma or a point, and with spaces between its thousands. NaN for anything else. */
export const amountIn = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.') || 'none');
