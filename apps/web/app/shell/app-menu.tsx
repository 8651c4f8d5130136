import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { runAccountMenu } from '#apps/ui/live/account-menu.ts';
import { paths } from '#apps/ui/paths.ts';
import { AccountMenu } from '#apps/ui/shell/account-menu.tsx';
import { entriesOf, Menu, Navbar, SignInLink } from '#apps/ui/shell/navbar.tsx';
import { useUnsentCheck } from '../../household/outbox/use-unsent-check.tsx';
import { openHome } from '../../session/open-home.ts';
import { useAuth } from '../../session/use-auth.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { useLive } from './use-live.ts';

/** The entries wait for the first check, so that they don't change under the user's pointer. */
export function AppMenu({ pathname }: { pathname: string }) {
  const auth = useAuth();
  const isResident = auth.status === 'signed-in' && auth.user.isOnboarded;
  const entries = isResident ? entriesOf.resident : auth.status === 'signed-out' ? entriesOf.visitor : [];
  return (
    <>
      <Navbar>
        <Menu entries={entries} pathname={pathname}>
          {auth.status === 'signed-out' && <SignInLink pathname={pathname} />}
          {auth.status === 'signed-in' && <AccountMenu account={auth.user} onHome={openHome} />}
        </Menu>
      </Navbar>
      {auth.status === 'signed-in' && <LogOut key={auth.user.id} />}
    </>
  );
}

/** Logs out when the account's menu says so, or when a public page sent the user here for it; asks before anything is lost. */
function LogOut() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const trigger = useRef<HTMLElement>(null);
  const { check, dialog } = useUnsentCheck(() => void signOut(), { finalFocus: trigger });
  const logOut = useEffectEvent((from: HTMLElement | null) => {
    trigger.current = from;
    check();
  });
  useLive(useCallback((signal) => runAccountMenu(signal, (from) => logOut(from)), []));
  const isSent = paths.logOut.endsWith(hash) && hash !== '';
  useEffect(() => {
    if (!isSent) return;
    void navigate(paths.dashboard, { replace: true });
    logOut(null);
  }, [isSent, navigate]);
  return dialog;
}
