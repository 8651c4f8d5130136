import { describe, expect, it } from 'vitest';
import { catalogueIn } from '#core/catalogue/catalogue-in.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import { languages } from '#core/domain/languages.ts';
import { longest } from '#core/domain/limits.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { fullTitle } from '#core/languages/en/full-title.ts';
import { fullTitlesWith } from '#core/languages/full-title.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import { rulesOf } from '../../../build/languages/new-language.ts';

const german = wordsIn('de');

describe('a full title', () => {
  it.each([
    ['Humidifier', 'Descale the tank', 'Humidifier: descale the tank'],
    ['Humidifier', 'Clean, dry and store the humidifier', 'Clean, dry and store the humidifier'],
    ['Water Heater', 'Book a tank descale', 'Water heater: book a tank descale'],
    ['Windows and Doors', 'Clear the tracks', 'Windows and doors: clear the tracks'],
    ['Windows and Doors', 'Clear the window tracks', 'Clear the window tracks'],
    ['Bathtub', 'Check the bath’s seal', 'Check the bath’s seal'],
    ['BBQ Grill', 'Clear the barbecue’s cold ash', 'Clear the barbecue’s cold ash'],
    ['RV', 'Drain the water system', 'RV: drain the water system'],
    ['Car', 'Vacuum the carpet', 'Car: vacuum the carpet'],
    ['Carbon Monoxide Alarm', 'Check the CO alarm’s end date', 'Check the CO alarm’s end date'],
    ['Ventilation', 'HEPA filters: change them', 'Ventilation: HEPA filters: change them'],
    ['Central Heating', 'Ask your landlord: yearly inspection', 'Ask your landlord: yearly inspection'],
    ['', 'Paint the fence', 'Paint the fence'],
  ])('of %s, “%s”, is “%s”', (item, title, full) => {
    expect(fullTitle(item, title)).toBe(full);
  });

  it('keeps the capitals of nouns in a language that has them, such as one that an import made', () => {
    const inGerman = fullTitlesWith({
      otherNames: {},
      commonWords: new Set(['und']),
      requestPrefix: 'Bitte an die Vermietung: ',
      separator: ': ',
      lowered: (word) => word,
    });
    expect(inGerman('Fenster und Türen', 'Dichtungen prüfen')).toBe('Fenster und Türen: Dichtungen prüfen');
    expect(inGerman('Bewässerungsanlage Garten', 'Filter reinigen')).toBe('Bewässerungsanlage Garten: Filter reinigen');
    expect(rulesOf('de')['full-title.ts']).toContain('lowered: (word) => word');
  });

  it.each([
    ['Rasen', 'Rasenmäher warten und sein Messer schärfen', 'Rasenmäher warten und sein Messer schärfen'],
    ['Bäume', 'Obstbäume nach der Ernte schneiden', 'Obstbäume nach der Ernte schneiden'],
    ['Dusche', 'Duschkopf und Schlauch entkalken', 'Duschkopf und Schlauch entkalken'],
    ['Gewächshaus', 'Scheiben des Gewächshauses prüfen', 'Scheiben des Gewächshauses prüfen'],
    ['Pool', 'Poolwasser vollständig testen', 'Poolwasser vollständig testen'],
    ['Auto', 'Automatik warten', 'Auto: Automatik warten'],
    ['Rasen', 'Mähhöhe für die Jahreszeit einstellen', 'Rasen: Mähhöhe für die Jahreszeit einstellen'],
  ])('of %s in German, “%s”, is “%s”: a compound names its parts', (item, title, full) => {
    expect(german.fullTitle(item, title)).toBe(full);
  });

  it('never has the name of its item twice in German', () => {
    const titles = catalogueIn('de').flatMap(({ name, tasks }) => {
      const item = german.itemName(name);
      return tasks.map(({ title }) => ({ item, title, full: german.fullTitle(item, title) }));
    });
    const partsOf = (item: string) => item.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    const isTwice = ({ item, title, full }: (typeof titles)[number]) =>
      full !== title && partsOf(item).some((part) => title.toLowerCase().includes(part.replace(/(?<=.{4})e$/, '')));
    expect(titles.filter(isTwice)).toEqual([]);
    expect(new Set(titles.map(({ full }) => full)).size).toBe(titles.length);
  });

  it('leaves the titles of users as they are', () => {
    const { titlesOfTask } = textsIn('en');
    const titleOf = (source: Task['source']) => titlesOfTask({ source, category: 'Fridge', title: 'Paint' }).fullTitle;
    expect(titleOf('hand')).toBe('Paint');
    expect(titleOf('care:fridge.wipe')).toBe('Fridge: paint');
  });

  it('of a request to a landlord is the request, in every language', () => {
    for (const language of languages) {
      const { careTaskById, fullTitle, itemName } = textsIn(language);
      const requests = [...careTaskById.values()].flatMap(({ item, task: { landlord } }) =>
        landlord ? [{ item: itemName(item.name), title: landlord.title }] : [],
      );
      expect(requests.length).toBeGreaterThan(10);
      for (const { item, title } of requests) expect(fullTitle(item, title)).toBe(title);
    }
  });

  it('fits where every title of the catalogue does', () => {
    const titles = catalogue.flatMap(({ name, tasks }) => tasks.map(({ title }) => fullTitle(name, title)));
    expect(titles.filter((title) => title.length > longest.title)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
