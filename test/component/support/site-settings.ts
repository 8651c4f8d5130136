import { type SiteSettings, settingsElement } from '#apps/ui/site-settings.ts';

/** Writes the settings into the page as the server does, for the rest of the file. */
export function writeSiteSettings(settings: Partial<SiteSettings>): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = settingsElement;
  element.textContent = JSON.stringify(settings);
  document.head.append(element);
}
