import type { Command } from 'commander';
import { print } from '../output.ts';
import { withSupport } from '../with-support.ts';

type Options = { json?: boolean };

export function addPremiumCommands(program: Command): void {
  const premium = program
    .command('premium')
    .description('premium by the hand of support')
    .addHelpText('after', '\nExample:\n  upkept premium grant ada@example.com');

  premium
    .command('grant')
    .description('give premium until it is revoked, paid for or not')
    .argument('<email>', 'the address that the person signs in with')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept premium grant ada@example.com --json')
    .action((email: string, options: Options) => setPremium(email, true, options));

  premium
    .command('revoke')
    .description('take back what was granted; what is paid for stays')
    .argument('<email>', 'the address that the person signs in with')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  upkept premium revoke ada@example.com')
    .action((email: string, options: Options) => setPremium(email, false, options));
}

async function setPremium(address: string, granted: boolean, options: Options): Promise<void> {
  const { isPremium } = await import('#core/domain/tiers.ts');
  const action = granted ? 'grant-premium' : 'revoke-premium';
  const { email, premium, premiumGrantedAt } = await withSupport(action, address, async (app, { id }) => {
    const household = await app.setPremium({ householdId: id, granted });
    return { ...household, premium: isPremium(household, app.clock.now()) };
  });
  print({ email, premium, premiumGrantedAt: premiumGrantedAt ?? null }, options, () =>
    granted
      ? `${email} has premium until it is revoked.`
      : premium
        ? `What was granted to ${email} is revoked; premium goes on, since it is paid for.`
        : `${email} has no premium any more. What was made with it stays.`,
  );
}
