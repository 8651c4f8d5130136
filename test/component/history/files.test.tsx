import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newId, user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, respondWithFile } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { type Entry, entry, serveHistory } from '../support/serve-history.ts';
import { choose, dialog, row } from './history-screen.ts';

const notice = (text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const fileOf = (overrides: Partial<Entry['files'][number]> = {}) => ({
  id: newId(),
  type: 'image/webp' as const,
  bytes: 900,
  url: dot,
  ...overrides,
});

/** A photo as a camera takes it. */
async function photoOf(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'IMG_0001.JPG', { type: 'image/jpeg' });
}

async function open(...files: Entry['files']) {
  const seals = entry({ title: 'Wipe the seals', files });
  serveHistory([seals]);
  await openAs(user(), '/history');
  return seals;
}

/** Chooses from the entry's menu, and then these files, in place of the system's picker. */
async function add(...files: File[]) {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (this: HTMLInputElement) {
    const chosen = new DataTransfer();
    for (const file of files) chosen.items.add(file);
    this.files = chosen.files;
    this.dispatchEvent(new Event('change'));
  });
  await choose('Wipe the seals', 'Add photos or a PDF…');
}

/** Returns the forms that were sent. */
function receive() {
  const sent: { entry: unknown; file: Blob }[] = [];
  respondWithFile('storeFile', (form) => {
    const file = form.get('file');
    if (file instanceof Blob) sent.push({ entry: form.get('entry'), file });
    return fileOf();
  });
  return sent;
}

describe('adding photos to an entry', () => {
  it('sends each scaled to 1,600 pixels as a WebP of its own', async () => {
    const { id } = await open();
    const sent = receive();
    await add(await photoOf(3_200, 1_000), await photoOf(400, 300));
    await expect.element(notice('2 photos saved')).toBeVisible();
    const sizes = await Promise.all(
      sent.map(async ({ file }) => {
        const { width, height } = await createImageBitmap(file);
        return [file.type, width, height];
      }),
    );
    await rests();
    expect(sizes).toEqual([
      ['image/webp', 1_600, 500],
      ['image/webp', 400, 300],
    ]);
    expect(sent.map((each) => each.entry)).toEqual([id, id]);
  });

  it('sends a PDF as it is', async () => {
    await open();
    const sent = receive();
    await add(new File(['%PDF-1.4 %%EOF'], 'invoice.pdf', { type: 'application/pdf' }));
    await expect.element(notice('1 file saved')).toBeVisible();
    await rests();
    expect(await sent[0]?.file.text()).toBe('%PDF-1.4 %%EOF');
  });

  it.each([
    [
      'a drawing with scripts',
      new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
      'Please choose a PDF, or a PNG, JPEG or WebP picture',
    ],
    [
      'a photo that the browser can’t read',
      new File(['ftypheic'], 'a.heic', { type: 'image/heic' }),
      'This browser can’t read HEIC photos. On the iPhone, share it with Options, Most Compatible; on a computer, export it as JPEG.',
    ],
    [
      'a PDF of eleven megabytes',
      new File([new Uint8Array(11 * 1024 * 1024)], 'a.pdf', { type: 'application/pdf' }),
      'Please choose a file of at most 10 MB',
    ],
  ])('says why it doesn’t send %s', async (_, file, problem) => {
    await open();
    const sent = receive();
    await add(file);
    await expect.element(notice(problem)).toBeVisible();
    await rests();
    expect(sent).toEqual([]);
  });

  it('says why the server refused one', async () => {
    await open();
    respondWithFile('storeFile', () => {
      throw refused(507, { message: 'The server has no room', code: 'storage_full' });
    });
    await add(await photoOf(40, 30));
    await expect.element(notice('The server has no room')).toBeVisible();
  });
});

describe('an entry with photos', () => {
  it('shows them small, and one large, which can be deleted after a question', async () => {
    const [photo, invoice] = [fileOf(), fileOf({ type: 'application/pdf' })];
    await open(photo, invoice);
    await look('an entry with a photo and an invoice');
    respond('deleteFile', () => ({ message: 'Deleted' }));
    await row('Wipe the seals').getByRole('button', { name: 'Photo 1 of 2: Wipe the seals, 2 January 2027' }).click();
    await expect.element(dialog.getByRole('img', { name: 'Wipe the seals, 2 January 2027' })).toBeVisible();
    await look('a photo of an entry');
    await dialog.getByRole('button', { name: 'Delete…' }).click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await rests();
    expect(requestsTo('deleteFile')).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete…' }).click();
    await dialog.getByRole('button', { name: 'Delete the photo' }).click();
    await expect.element(notice('The photo has been deleted')).toBeVisible();
    await rests();
    expect(requestsTo('deleteFile').map(({ params }) => params)).toEqual([{ id: photo.id }]);
  });

  it('offers a document for download', async () => {
    const invoice = fileOf({ type: 'application/pdf', url: '/api/files/shown/token' });
    await open(invoice);
    await row('Wipe the seals')
      .getByRole('button', { name: /^Document 1 of 1/ })
      .click();
    await expect.element(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('href', invoice.url);
    await expect.element(dialog.getByRole('img')).not.toBeInTheDocument();
  });
});
