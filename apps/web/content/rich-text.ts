const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** A piece of a text in which links are written `[label](address)`; `to` where it is a link. */
export type Piece = { readonly text: string; readonly to?: string };

export function piecesOf(text: string): readonly Piece[] {
  // Splitting by a pattern with two groups gives text, label, address, text, label, address, … text.
  const parts = text.split(link);
  return parts.flatMap((part, index): Piece[] => {
    if (index % 3 === 2) return [];
    const to = index % 3 === 1 ? parts[index + 1] : undefined;
    return part === '' ? [] : [{ text: part, ...(to !== undefined && { to }) }];
  });
}

/** The words alone, for those who read no links. */
export function plainText(text: string): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join('');
}
