import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What a server is made of, and what boots it for a test, by the names that they import each other under. */
const parts: Readonly<Record<string, string>> = {
  api: 'packages/api',
  exchange: 'packages/exchange',
  testkit: 'packages/testkit',
  server: 'apps/server',
};

/** A copy of the server's code without its tests, which finds the packages of the repository and reads its content. */
export class CopiedHouse {
  /** Its folder, laid out as the repository. */
  readonly home: string;

  constructor() {
    const cache = path.join(root, '.cache');
    mkdirSync(cache, { recursive: true });
    this.home = mkdtempSync(path.join(cache, 'copied-house-'));
    mkdirSync(path.join(this.home, 'node_modules/@auric'), { recursive: true });
    for (const [name, part] of Object.entries(parts)) {
      const source = path.join(root, part);
      cpSync(path.join(source, 'src'), path.join(this.home, part, 'src'), {
        recursive: true,
        filter: (file) => !/\.test(-support)?\.ts$/.test(file),
      });
      cpSync(path.join(source, 'package.json'), path.join(this.home, part, 'package.json'));
      symlinkSync(path.join('../..', part), path.join(this.home, 'node_modules/@auric', name), 'dir');
    }
    symlinkSync(path.join(root, 'content'), path.join(this.home, 'content'), 'dir');
    this.write('package.json', '{ "type": "module" }');
    this.write(
      'tsconfig.json',
      JSON.stringify({
        extends: '../../tsconfig.base.json',
        compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, types: ['node'] },
        include: ['*.ts'],
      }),
    );
  }

  write(file: string, text: string): void {
    const target = path.join(this.home, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  change(file: string, by: (text: string) => string): void {
    this.write(file, by(readFileSync(path.join(this.home, file), 'utf8')));
  }

  /** Writes the texts of one folder of the repository into another folder here, migrations into their own. */
  bring(from: string, to: string): void {
    for (const text of globSync('*.ts.txt', { cwd: path.join(root, from) })) {
      const name = text.replace(/\.txt$/, '');
      const place = /^\d/.test(name) ? `migrations/${name}` : name;
      this.write(`${to}/${place}`, readFileSync(path.join(root, from, text), 'utf8'));
    }
  }

  /** The files of the parts that the repository doesn't have, and those that are other than there. */
  differences(): { more: string[]; changed: string[] } {
    const files = Object.values(parts).flatMap((part) => globSync(`${part}/src/**/*.*`, { cwd: this.home }));
    const there = new Map(files.map((file) => [file, this.#original(file)]));
    return {
      more: files.filter((file) => there.get(file) === null),
      changed: files.filter((file) => {
        const original = there.get(file);
        return original !== null && original !== readFileSync(path.join(this.home, file), 'utf8');
      }),
    };
  }

  #original(file: string): string | null {
    try {
      return readFileSync(path.join(root, file), 'utf8');
    } catch {
      return null;
    }
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
  }
}
