import { parseArgs } from 'node:util';
import { type Role, roles as allRoles } from '@auric/api/console/values';
import { loginName } from '@auric/api/console/session';
import { TOTP, Secret } from 'otpauth';
import { renderUnicodeCompact } from 'uqr';
import { readConfig } from '../config.ts';
import { RegistryTool } from '../console/register/registry-tool.ts';
import { openDatabase } from '../db/database.ts';
import { migrateServer } from '../db/migrate.ts';
import { StartRefused } from '../start-refused.ts';
import { openStorage } from './command-line.ts';
import { runToEnd } from './run-to-end.ts';

const usage = `npm run operator -- add NAME --role ROLE [--role ROLE …]
npm run operator -- list
npm run operator -- disable NAME
npm run operator -- enable NAME
npm run operator -- reset-factor NAME
npm run operator -- demo [NAME] [--role ROLE …]
Roles: ${allRoles.join(', ')}.`;

// npm run operator -- add|list|disable|enable|reset-factor|demo …
await runToEnd(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', multiple: true } },
  });
  const [command = '', name = ''] = positionals;
  const config = readConfig(process.env);
  const storage = await openStorage(config.storage, { beside: true, makes: true });
  try {
    await migrateServer(storage.url);
    const db = openDatabase(storage.url, { connections: 1, name: 'auric operators' });
    try {
      const tool = new RegistryTool(db, config, () => Date.now());
      await run(tool, command, { name, roles: rolesOf(values.role ?? []) });
    } finally {
      await db.destroy();
    }
  } finally {
    await storage.close();
  }
});

async function run(tool: RegistryTool, command: string, { name, roles }: { name: string; roles: Role[] }) {
  switch (command) {
    case 'add': {
      if (roles.length === 0) throw new StartRefused(usage);
      const { password } = await tool.add(nameOf(name), roles);
      console.log(`${name} may sign in at /console/ with the password ${password}`);
      return console.log('It has to be changed at the first sign-in, after the second factor is set up.');
    }
    case 'list':
      for (const row of await tool.list())
        console.log(`${row.name}  ${row.roles.join(', ')}  ${row.active ? 'active' : 'disabled'}`);
      return;
    case 'disable':
      await tool.disable(nameOf(name));
      return console.log(`${name} is shut out.`);
    case 'enable':
      await tool.enable(nameOf(name));
      return console.log(`${name} may sign in again.`);
    case 'reset-factor':
      return console.log(
        `${name} sets up a new second factor with the password ${await tool.resetFactor(nameOf(name))}`,
      );
    case 'demo':
      return showDemo(tool, name === '' ? 'demo' : nameOf(name), roles.length === 0 ? [...allRoles] : roles);
    default:
      throw new StartRefused(usage);
  }
}

async function showDemo(tool: RegistryTool, name: string, roles: Role[]): Promise<void> {
  const { password, secret, uri } = await tool.demo(name, roles);
  console.log(renderUnicodeCompact(uri));
  console.log(`Sign in at /console/ (${roles.join(', ')}).`);
  console.log(`Name      ${name}`);
  console.log(`Password  ${password}`);
  console.log(`Secret    ${secret}`);
  console.log(`Code now  ${TOTP.generate({ secret: Secret.fromBase32(secret) })}`);
}

function nameOf(text: string): string {
  if (loginName.safeParse(text).success) return text;
  throw new StartRefused(
    'A name has 3 to 32 small letters, digits, dots, dashes or underscores and begins with a letter.',
  );
}

function rolesOf(texts: readonly string[]): Role[] {
  const unknown = texts.find((text) => !(allRoles as readonly string[]).includes(text));
  if (unknown !== undefined) throw new StartRefused(`There is no role ${unknown}: ${allRoles.join(', ')}.`);
  return texts as Role[];
}
