// The last words of a start: where to go, and as whom.
import type { DemoAccount } from './demo/demo-accounts.ts';
import type { Config } from './platform/config.ts';
import { linkTo } from './platform/link.ts';

export async function sayWhereToGo(config: Config, accounts: DemoAccount[], setupToken: string | null): Promise<void> {
  console.log(`\n${config.clinic.name} is open at ${linkTo(config, '')}\n`);
  if (config.mode === 'demo') sayAccounts(config, accounts);
  if (setupToken) {
    console.log('There is no administrator yet. Whoever opens this link makes the first one; it works once:');
    console.log(`  ${linkTo(config, `/setup#${setupToken}`)}\n`);
  }
}

function sayAccounts(config: Config, accounts: DemoAccount[]): void {
  const firstOfEach = accounts.filter((one, place) => accounts.findIndex(({ role }) => role === one.role) === place);
  const loginWidth = Math.max(...firstOfEach.map(({ login }) => login.length));
  console.log('Demo accounts (the login pages fill them in for you):');
  for (const { role, login, password } of firstOfEach) {
    const page = linkTo(config, `/login/${role}`);
    console.log(`  ${role.padEnd(8)} ${login.padEnd(loginWidth)}  ${password.padEnd(26)} ${page}`);
  }
  console.log('\nStop with Ctrl-C.');
}
