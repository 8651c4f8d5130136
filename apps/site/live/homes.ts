import { paths } from '#apps/ui/paths.ts';
import type { User } from '#apps/ui/session/load-user.ts';
import { homeKey } from '#apps/ui/session/token.ts';

/** Lists the homes of a user who has several in the account's menu. Each opens in the app. */
export function showHomes({ id, homes }: User): void {
  const place = document.querySelector<HTMLElement>('[data-homes]');
  if (!place) return;
  for (const home of homes) {
    const button = document.createElement('button');
    button.type = 'button';
    button.role = 'menuitemradio';
    button.tabIndex = -1;
    button.ariaChecked = String(home.id === id);
    button.className = place.dataset.homes ?? '';
    button.textContent = home.name;
    button.addEventListener('click', () => open(home.id));
    place.append(button);
  }
  place.hidden = false;
}

function open(id: string): void {
  try {
    for (const storage of [sessionStorage, localStorage]) storage.setItem(homeKey, id);
  } catch {
    // Without storage, the app opens the home that the server chooses.
  }
  location.assign(paths.dashboard);
}
