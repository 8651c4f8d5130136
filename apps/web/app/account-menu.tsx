import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import { useAuth, useUser } from '../session/use-auth.ts';
import { Menu } from '../ui/menu.tsx';
import styles from './account-menu.module.css';

/** The greeting, which opens to the address that is signed in and the way out. */
export function AccountMenu({ className, onLeave }: { className: string; onLeave: () => void }) {
  const { signOut } = useAuth();
  const user = useUser();
  const leave = () => {
    onLeave();
    void signOut();
  };
  return (
    <Menu
      trigger={
        <button type="button" className={className}>
          <span className={styles.name}>Hello, {user.name || 'User'}</span>
          <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
        </button>
      }
      heading={user.email}
      items={[{ label: 'Log out', icon: <LogOut size={18} aria-hidden="true" />, onSelect: leave }]}
    />
  );
}
