import type { Command } from 'commander';
import { print } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { homeOption, withHome } from '../with-support.ts';

type Options = { home?: string; json?: boolean };

export function addPremiumCommands(program: Command, terminal: Terminal): void {
  const premium = program
    .command('premium')
    .description('grant and revoke Premium')
    .addHelpText('after', '\nExample:\n  upkept premium grant ada@example.com');

  premium
    .command('grant')
    .description('grant Premium until it is revoked, with or without a subscription')
    .argument('<email>', 'the address that the person signs in with')
    .option(...homeOption)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept premium grant ada@example.com --json')
    .action((email: string, options: Options) => setPremium(terminal, email, true, options));

  premium
    .command('revoke')
    .description('revoke granted Premium; a subscription continues')
    .argument('<email>', 'the address that the person signs in with')
    .option(...homeOption)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept premium revoke ada@example.com')
    .action((email: string, options: Options) => setPremium(terminal, email, false, options));
}

async function setPremium(
  terminal: Terminal,
  address: string,
  granted: boolean,
  { home, ...options }: Options,
): Promise<void> {
  const { isPremium } = await import('#core/domain/selling/tiers.ts');
  const action = granted ? 'grant-premium' : 'revoke-premium';
  const of = { email: address, home };
  const { email, premium, premiumGrantedAt } = await withHome(terminal, action, of, async (app, found) => {
    const household = await app.setPremium({ householdId: found.household.id, granted });
    return { ...household, email: found.person.email, premium: isPremium(household, app.clock.now()) };
  });
  print(terminal, { email, premium, premiumGrantedAt: premiumGrantedAt ?? null }, options, () =>
    granted
      ? `${email} has Premium until it is revoked.`
      : premium
        ? `What was granted to ${email} is revoked; Premium continues, because it is paid for.`
        : `${email} no longer has Premium. What was created with it stays.`,
  );
}
