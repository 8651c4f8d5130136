import { paths } from '#apps/ui/paths.ts';

/** The parameters with which the settings show the result. */
const passedOn = ['success', 'connection', 'error'] as const;

/** The address of the calendar's settings with the result that this page's query carries. */
export function addressAfterCallback(query: URLSearchParams): string {
  const result = new URLSearchParams();
  for (const name of passedOn) {
    const value = query.get(name);
    if (value !== null) result.set(name, value);
  }
  return [paths.settingsTab('calendar'), ...(result.size > 0 ? [String(result)] : [])].join('&');
}
