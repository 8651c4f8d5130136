import type { User } from '#apps/ui/session/load-user.ts';

/**
 * Lists the homes of a user who has several in the account's menu. Each opens in the app, at `address`, which reads it
 * under `key`. Imports nothing, because what it shared would become a file of its own that everyone loads.
 */
export function showHomes(
  { id, homes }: User,
  { key, address }: { readonly key: string; readonly address: string },
): void {
  const place = document.querySelector<HTMLElement>('[data-homes]');
  if (!place) return;
  const open = (home: string) => {
    try {
      for (const storage of [sessionStorage, localStorage]) storage.setItem(key, home);
    } catch {
      // Without storage, the app opens the home that the server chooses.
    }
    location.assign(address);
  };
  for (const home of homes) {
    const button = document.createElement('button');
    button.type = 'button';
    button.role = 'menuitemradio';
    button.tabIndex = -1;
    button.ariaChecked = String(home.id === id);
    button.className = place.dataset.homes ?? '';
    button.dir = 'auto';
    button.textContent = home.name;
    button.addEventListener('click', () => open(home.id));
    place.append(button);
  }
  place.hidden = false;
}
