import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ModelRequest } from './request.ts';

/** The data of a photo whose nameplate is read. */
export const nameplateData = z.object({ items: z.array(z.string()), asked: z.string().optional() });

/** What a photo shows, as the user of the sandbox says. */
export type Plate = { readonly maker: string; readonly model: string; readonly item: string };

const none = { found: false, maker: '', model: '', item: '', confidence: 0 };
/** A smaller picture isn't a photo. */
const leastBytes = 1_000;
/** What people take photos of, if the user named nothing. */
const usual = ['Dishwasher', 'Washing Machine', 'Fridge', 'Oven', 'Dryer'];

const inLowerCase = (name: string): string => name.toLowerCase();

/**
 * Reads a nameplate: the one that `nextPlate` returns, if a user has said what the photo shows. A test writes it into
 * the bytes of its picture, as "Nameplate: MAKER / MODEL / ITEM." Any other photo shows a made-up plate, always the same
 * for the same photo.
 */
export function nameplateIn(
  { items, asked }: z.output<typeof nameplateData>,
  file: ModelRequest['file'],
  nextPlate: () => Plate | undefined,
) {
  if (!file) return none;
  const known = nextPlate();
  if (known) {
    const item = items.find((each) => inLowerCase(each) === inLowerCase(known.item)) ?? asked ?? '';
    return { found: true, ...known, item, confidence: 0.95 };
  }
  const [, maker, model = '', item = ''] =
    /Nameplate: ([^/\n]+) \/ ([^/\n]*) \/ ([^/\n.]*)\./.exec(file.bytes.toString('latin1')) ?? [];
  if (maker !== undefined) return { found: true, maker, model, item, confidence: 0.95 };
  if (file.bytes.length < leastBytes) return none;
  const candidates = [...(asked === undefined ? [] : [asked]), ...usual].filter((each) => items.includes(each));
  const [number = 0] = createHash('sha256').update(file.bytes).digest();
  return { found: true, maker: 'Nordhaus', model: `NH ${100 + number}`, item: candidates[0] ?? '', confidence: 0.9 };
}
