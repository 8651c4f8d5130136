import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ModelRequest } from './request.ts';

/** The data of a photo or a PDF that is read. */
export const paperData = z.object({ items: z.array(z.string()), asked: z.string().optional() });

/** What a photo shows, as the user of the sandbox says. */
export type Plate = { readonly maker: string; readonly model: string; readonly item: string };

const none = {
  found: false,
  maker: '',
  model: '',
  serial: '',
  item: '',
  boughtOn: '',
  warrantyUntil: '',
  shop: '',
  price: '',
  currency: '',
  work: [] as readonly object[],
  confidence: 0,
};
const found = { ...none, found: true, confidence: 0.95 };
/** A smaller picture isn't a photo. */
const leastBytes = 1_000;
/** What people take photos of, if the user named nothing. */
const usual = ['Dishwasher', 'Washing Machine', 'Fridge', 'Oven', 'Dryer'];

const inLowerCase = (name: string): string => name.toLowerCase();

/** What an invoice says, of which no one has said what is on it. */
const usualInvoice = {
  ...found,
  work: [{ date: '2026-03-12', title: 'Annual service', company: 'Nordhaus Service', amount: '120.50', currency: '' }],
};

/**
 * Reads a nameplate: the one that `nextPlate` returns, if a user has said what the photo shows. A test writes it into
 * the bytes of its file, as "Nameplate: MAKER / MODEL / ITEM.", or "Invoice: DAY / WORK / COMPANY / AMOUNT." for work.
 * Any other photo shows a made-up plate, always the same for the same photo, and any other PDF a made-up invoice.
 */
export function paperIn(
  { items, asked }: z.output<typeof paperData>,
  file: ModelRequest['file'],
  nextPlate: () => Plate | undefined,
) {
  if (!file) return none;
  const known = nextPlate();
  if (known) {
    const item = items.find((each) => inLowerCase(each) === inLowerCase(known.item)) ?? asked ?? '';
    return { ...found, ...known, item };
  }
  const text = file.bytes.toString('latin1');
  const [, maker, model = '', item = ''] = /Nameplate: ([^/\n]+) \/ ([^/\n]*) \/ ([^/\n.]*)\./.exec(text) ?? [];
  if (maker !== undefined) return { ...found, maker, model, item };
  const [, date, title, company, amount] = /Invoice: (\S+) \/ ([^/\n]+) \/ ([^/\n]*) \/ (\d+\.\d\d)\./.exec(text) ?? [];
  if (date !== undefined)
    return { ...found, item: asked ?? '', work: [{ date, title, company, amount, currency: '' }] };
  if (file.type === 'application/pdf') return { ...usualInvoice, item: asked ?? '' };
  if (file.bytes.length < leastBytes) return none;
  const candidates = [...(asked === undefined ? [] : [asked]), ...usual].filter((each) => items.includes(each));
  const [number = 0] = createHash('sha256').update(file.bytes).digest();
  const serial = `NH-${number}-2024`;
  return {
    ...found,
    maker: 'Nordhaus',
    model: `NH ${100 + number}`,
    serial,
    item: candidates[0] ?? '',
    confidence: 0.9,
  };
}
