import { supportEmail } from '#apps/ui/support-email.ts';

const link = /\[([^\]]+)\]\(([^)]+)\)/;

/** A piece of a text that writes links as `[label](address)`, and our address as `{support email}`; `to` is present in links only. */
type Piece = { readonly text: string; readonly to?: string };

export function piecesOf(text: string): readonly Piece[] {
  // Splitting by a pattern with two groups returns text, label, address, text, and so on.
  const parts = text.replaceAll('{support email}', supportEmail).split(link);
  return parts.flatMap((part, index): Piece[] => {
    if (index % 3 === 2) return [];
    const to = index % 3 === 1 ? parts[index + 1] : undefined;
    return part === '' ? [] : [{ text: part, ...(to !== undefined && { to }) }];
  });
}

/** The text without link addresses. */
export function plainText(text: string): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join('');
}
