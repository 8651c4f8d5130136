import { Marked } from '#apps/ui/content/marked.tsx';
import { Words } from '#apps/ui/content/words.tsx';
import { accountMenu as words } from '#words/site/account-menu.ts';
import { paths } from '../paths.ts';
import { Link } from '../routing/link.tsx';
import { looks } from '../session/look.ts';
import { supportEmail } from '../support-email.ts';
import styles from './account-menu.module.css';
import { type Account, wordsOf } from './words-of.ts';

/**
 * The greeting, which opens the account's menu: its plan, the choice of colours, help, and logging out. Newcomers haven't
 * said their name.
 */
type AccountMenuProps = {
  account: Account /** Opens another of the account's homes. */;
  onHome?: (id: string) => void;
};

export function AccountMenu({ account, onHome }: AccountMenuProps) {
  const { homes } = account;
  const { name, email, plan } = wordsOf(account);
  const item = { role: 'menuitem', tabIndex: -1, className: styles.item } as const;
  return (
    <div className={styles.whole} data-account="">
      <button type="button" className={styles.greeting} aria-haspopup="menu" aria-expanded={false}>
        <span className={styles.name}>
          {account.isOnboarded ? (
            <Marked
              text={words.hello}
              show={() => (
                <bdi dir="auto" data-user="name">
                  {name}
                </bdi>
              )}
            />
          ) : (
            words.account
          )}
        </span>
        <svg className={styles.arrow} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path
            d="m4.5 7 4.5 4.5L13.5 7"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <div className={styles.popup} hidden>
        <p className={styles.email} data-user="email">
          {email}
        </p>
        <div role="menu" tabIndex={-1} aria-label={words.account}>
          {/* A script of public pages fills it, for who has several. */}
          {!homes && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a menu
            <div role="group" aria-label={words.homes} className={styles.homes} data-homes={styles.home} hidden />
          )}
          {homes && homes.length > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a menu
            <div role="group" aria-label={words.homes} className={styles.homes}>
              {homes.map(({ id, name: home }) => (
                <button
                  key={id}
                  type="button"
                  role="menuitemradio"
                  tabIndex={-1}
                  aria-checked={id === account.id}
                  onClick={() => id !== account.id && onHome?.(id)}
                  className={styles.home}
                >
                  <Words>{home}</Words>
                </button>
              ))}
            </div>
          )}
          {account.isOnboarded && (
            <>
              <Link {...item} to={paths.appliances}>
                {words.yourHome}
              </Link>
              <Link {...item} to={paths.settings}>
                <span>{words.accountAndPlan}</span>
                <span className={styles.plan} data-user="plan">
                  {plan}
                </span>
              </Link>
            </>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a menu */}
          <div role="group" aria-label={words.colours} className={styles.looks}>
            {looks.map((look) => (
              <button
                key={look}
                type="button"
                role="menuitemradio"
                tabIndex={-1}
                aria-checked={look === 'system'}
                data-look={look}
                className={styles.look}
              >
                {words.looks[look]}
              </button>
            ))}
          </div>
          <a {...item} href={`mailto:${supportEmail}`}>
            {words.help}
          </a>
          <button {...item} type="button" data-log-out="">
            {words.logOut}
          </button>
        </div>
      </div>
    </div>
  );
}
