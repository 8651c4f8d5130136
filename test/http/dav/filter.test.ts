import ICAL from 'ical.js';
import { expect, it, vi } from 'vitest';
import { matches } from '#apps/http/dav/filter.ts';
import { readXml } from '#apps/http/dav/read-xml.ts';
import { query } from '../../support/dav/dav-client.ts';

it('reads a text once for each collation, however often a filter compares it', async () => {
  const calendar = new ICAL.Component('vcalendar');
  const todo = new ICAL.Component('vtodo');
  todo.addPropertyWithValue('summary', 'Clean the filter');
  calendar.addSubcomponent(todo);
  const texts = ['', ' collation="i;octet"', ' collation="i;unicode-casemap"'].map(
    (collation) => `<C:text-match${collation}>Clean</C:text-match>`,
  );
  const filter = `<C:prop-filter name="SUMMARY">${texts.join('').repeat(10)}</C:prop-filter>`;
  const within = `<C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO">${filter}</C:comp-filter></C:comp-filter>`;
  const root = await readXml(new TextEncoder().encode(query(within)));
  const asked = root.children.find(({ name }) => name === 'C:filter');
  if (!asked) throw new Error('the request has no filter');
  const reads = vi.spyOn(ICAL.Property.prototype, 'getValues');
  expect(matches(asked, () => calendar, 'Europe/Paris')).toBe(true);
  expect(reads.mock.calls.length).toBe(texts.length);
  reads.mockRestore();
});
