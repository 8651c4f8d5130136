import { describe, expect, it } from 'vitest';
import { documentTitle, metadataFor } from '#apps/web/content/page-metadata.ts';
import { paths } from '#apps/web/paths.ts';

describe('a page’s title and description', () => {
  it.each([
    [paths.home, 'Never Worry About Home Maintenance Again'],
    [paths.pricing, 'Pricing Plans'],
    [paths.guides, 'Complete Home Maintenance Guide'],
  ])('of %s', (path, title) => {
    expect(metadataFor(path).title).toBe(title);
    expect(documentTitle(metadataFor(path))).toBe(`${title} | Upkept`);
  });

  it('are the same with a slash at the end', () => {
    expect(metadataFor('/pricing/')).toEqual(metadataFor('/pricing'));
  });

  it('are the guide index’s for whatever lies below it', () => {
    expect(metadataFor('/maintenance/unicorn')).toEqual(metadataFor('/maintenance'));
  });

  it('are the home page’s for an unknown address, which search engines leave out', () => {
    expect(metadataFor('/nowhere')).toEqual({ ...metadataFor('/'), unlisted: true });
  });

  it('keep a household’s own pages out of search engines', () => {
    for (const path of [paths.dashboard, paths.settings, paths.onboarding, paths.verify]) {
      expect(metadataFor(path).unlisted).toBe(true);
    }
    expect(metadataFor(paths.home).unlisted).toBeUndefined();
  });
});
