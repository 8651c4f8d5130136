import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLocationOf } from '#apps/ui/analytics/page-location.ts';

/** Imports the module again, in its state when a page loads. */
async function freshly() {
  vi.resetModules();
  return import('#apps/ui/analytics/track.ts');
}

type Heard = [name: string, parameters: object];

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://home.example/verify-auth?token=secret#part'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the address that analytics receives', () => {
  const receivedFor = (address: string) => pageLocationOf(new URL(address, 'https://home.example'));

  it('keeps the parameters of a campaign', () => {
    const campaign = '/?utm_source=letter&utm_campaign=autumn+2026&gclid=abc&wbraid=d&gbraid=e';
    expect(receivedFor(campaign)).toBe(`https://home.example${campaign}`);
  });

  it.each([
    '/verify-auth?token=secret#part',
    '/payment/cancel?session_id=cs_1&reason=payment_failed',
    '/calendar/callback?code=4%2F0A&state=s',
    '/login?for=premium&utm_source=ada%40example.com',
  ])('loses what may be secret or personal: %s', (address) => {
    expect(receivedFor(address)).toBe(`https://home.example${address.split('?')[0]}`);
  });
});

describe('what analytics receives', () => {
  it('waits for consent, and contains the visitor’s state and the page without its secrets', async () => {
    const { track, setViewer, listenToEvents } = await freshly();
    const heard: Heard[] = [];
    track('dashboard_interaction', { element_name: 'undo' });
    setViewer('premium');
    listenToEvents((name, parameters) => heard.push([name, parameters]));
    track('settings_interaction', { element_name: 'tab_account' });
    const page_location = 'https://home.example/verify-auth';
    expect(heard).toEqual([
      [
        'dashboard_interaction',
        { element_name: 'undo', user_type: 'visitor', user_status: 'signed-out', page_location },
      ],
      [
        'settings_interaction',
        { element_name: 'tab_account', user_type: 'premium', user_status: 'signed-in', page_location },
      ],
    ]);
  });

  it('is discarded without consent', async () => {
    const { track, listenToEvents } = await freshly();
    const heard: Heard[] = [];
    track('page_view', { page_path: '/', page_title: 'Home' });
    listenToEvents(undefined);
    track('page_view', { page_path: '/faq', page_title: 'FAQ' });
    listenToEvents((name, parameters) => heard.push([name, parameters]));
    expect(heard).toEqual([]);
    track('page_view', { page_path: '/terms', page_title: 'Terms' });
    expect(heard).toHaveLength(1);
  });

  it.each([
    ['visitor', 'signed-out'],
    ['free', 'signed-in'],
    ['premium', 'signed-in'],
  ] as const)('calls a %s %s', async (type, status) => {
    const { track, setViewer, listenToEvents } = await freshly();
    const heard: object[] = [];
    listenToEvents((_name, parameters) => heard.push(parameters));
    setViewer(type);
    track('page_view', { page_path: '/', page_title: 'Home' });
    expect(heard).toMatchObject([{ user_type: type, user_status: status }]);
  });
});
