import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeFrames, requestKeyOf } from '@auric/exchange';
import { createClient } from '../../db/connection.ts';
import { openDatabase } from '../../db/database.ts';
import { startEmbeddedDatabase } from '../../db/embedded/embedded.ts';
import type { EmbeddedDatabase } from '../../db/embedded/embedded.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { stateHashBytes } from '../journal/batch-hash.ts';
import { journalPages } from '../journal/journal-reader.ts';
import type { KillAnswer } from './kill-loop-child.ts';
import { KillLoad } from './kill-load.ts';
import type { LoadRequest } from './kill-load.ts';
import type { Reply } from '../port/port.ts';
import { recover } from '../recovery/recovery.ts';
import { SnapshotFiles } from '../recovery/snapshot-files.ts';
import { verifyJournal } from '../recovery/verify-journal.ts';

const inFlight = 48;
const repeatsPerRound = 100;

interface Entry extends LoadRequest {
  reply: Reply | null;
}

/**
 * A leader in a process of its own, killed with -9 while requests are on their way, again and again. After each kill:
 * every acknowledged request is in the journal exactly once, at the place that its answer named; every other at most
 * once; the same requests get the same answers; and the whole journal replays to the hashes that the leaders recorded.
 */
export class KillLoop {
  readonly #folder: string;
  readonly #database: EmbeddedDatabase;
  readonly #load: KillLoad;
  readonly #entries: Entry[] = [];
  /** The place of each request's frame, of all frames read so far. */
  readonly #places = new Map<string, number>();
  #readUpTo = 0;
  #child: ChildProcess | null = null;

  private constructor(folder: string, database: EmbeddedDatabase, seed: number) {
    this.#folder = folder;
    this.#database = database;
    this.#load = new KillLoad(seed);
  }

  static async open(seed: number): Promise<KillLoop> {
    const folder = mkdtempSync(join(tmpdir(), 'auric-kill-'));
    chmodSync(folder, 0o711);
    const database = await startEmbeddedDatabase(folder);
    const db = openDatabase(database.url);
    await migrateToLatest(db);
    await db.destroy();
    const loop = new KillLoop(folder, database, seed);
    await loop.#startLeader();
    for (const request of loop.#load.opening()) await loop.#ask(loop.#remember(request));
    return loop;
  }

  /** One kill and everything that must hold after it, in a line. */
  async round(number: number): Promise<string> {
    const before = this.#entries.length;
    await this.#loadUntilKilled(50 + this.#load.below(700));
    const unanswered = this.#entries.filter((entry) => entry.reply === null);
    await this.#readJournal();
    const happened = unanswered.filter((entry) => this.#places.has(entry.requestKey)).length;
    const started = performance.now();
    await this.#startLeader();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    for (const entry of unanswered) await this.#ask(entry);
    await this.#repeatSome();
    await this.#readJournal();
    this.#checkPlaces();
    const { seq, comparisons } = await verifyJournal({ url: this.#database.url });
    return (
      `round ${number}: ${this.#entries.length - before} requests, ${unanswered.length} unanswered ` +
      `(${happened} had happened), leader again after ${seconds} s, ${seq} frames, ${comparisons} hashes equal`
    );
  }

  /** After an orderly stop, replay from genesis and snapshot + tail are the same state. */
  async finish(): Promise<string> {
    const snapshots = new SnapshotFiles(join(this.#folder, 'snapshots'));
    for (let tries = 0; snapshots.sequences().length === 0; tries++) {
      assert.ok(tries < 100, 'no snapshot was written in ten seconds');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await this.#stopLeader();
    const verified = await verifyJournal({ url: this.#database.url });
    const client = createClient(this.#database.url, 'auric kill loop');
    await client.connect();
    const { exchange } = await recover({ client, snapshots, log: console.log });
    await client.end();
    assert.equal(stateHashBytes(exchange.hash()).toString('hex'), verified.stateHash, 'snapshot + tail differ');
    return `${this.#entries.length} requests, each exactly once; state ${verified.stateHash}, ${verified.eventsPerSecond} events/s`;
  }

  async close(): Promise<void> {
    if (this.#child !== null) await kill(this.#child);
    await this.#database.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #remember(request: LoadRequest): Entry {
    const entry = { ...request, reply: null };
    this.#entries.push(entry);
    return entry;
  }

  async #startLeader(): Promise<void> {
    const child = fork(fileURLToPath(new URL('./kill-loop-child.ts', import.meta.url)), [], {
      env: { ...process.env, AURIC_KILL_URL: this.#database.url, AURIC_KILL_FOLDER: this.#folder },
      serialization: 'advanced',
    });
    this.#child = child;
    const [first] = (await once(child, 'message')) as [KillAnswer];
    assert.equal(first.type, 'ready');
  }

  async #stopLeader(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const ended = once(child, 'exit');
    child.disconnect();
    const [code] = (await ended) as [number | null];
    assert.equal(code, 0, 'an orderly stop ends with 0');
    this.#child = null;
  }

  /** Keeps a number of requests on their way until the leader is killed in the middle of them. */
  async #loadUntilKilled(afterMs: number): Promise<void> {
    const child = this.#child;
    if (child === null) throw new Error('There is no leader to kill.');
    let pending = 0;
    const send = (): void => {
      while (pending < inFlight && child.connected) {
        pending++;
        const id = this.#entries.length;
        const entry = this.#remember(this.#load.next());
        child.send({ id, command: entry.command, requestKey: entry.requestKey }, () => undefined);
      }
    };
    const answered = (answer: KillAnswer): void => {
      assert.equal(answer.type, 'reply', 'a request failed');
      if (answer.type !== 'reply') return;
      pending--;
      this.#answered(this.#entries[answer.id]!, answer.reply);
      send();
    };
    child.on('message', answered);
    send();
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await kill(child);
    child.off('message', answered);
    this.#child = null;
  }

  async #ask(entry: Entry): Promise<Reply> {
    const child = this.#child;
    if (child === null) throw new Error('There is no leader to ask.');
    const { command, requestKey } = entry;
    child.send({ id: 0, command, requestKey });
    const [answer] = (await once(child, 'message')) as [KillAnswer];
    if (answer.type !== 'reply') throw new Error(`${command.type} failed.`);
    if (entry.reply === null) this.#answered(entry, answer.reply);
    return answer.reply;
  }

  #answered(entry: Entry, reply: Reply): void {
    entry.reply = reply;
    if (!reply.ok || !entry.command.type.startsWith('Place')) return;
    for (const { id, customer } of reply.answer.orders ?? []) this.#load.placed(id, customer);
  }

  /** The same id with the same body gives the same answer, from another process (D24). */
  async #repeatSome(): Promise<void> {
    for (let i = 0; i < repeatsPerRound; i++) {
      const entry = this.#entries[this.#load.below(this.#entries.length)]!;
      assert.deepEqual(await this.#ask(entry), entry.reply, `${entry.command.type} was answered differently`);
    }
  }

  async #readJournal(): Promise<void> {
    const client = createClient(this.#database.url, 'auric kill loop');
    await client.connect();
    try {
      for await (const page of journalPages(client, this.#readUpTo)) {
        for (const { payload, lastSeq } of page) {
          for (const frame of decodeFrames(payload))
            if (frame.request !== '') this.#place(requestKeyOf(frame.request), frame.seq);
          this.#readUpTo = lastSeq;
        }
      }
    } finally {
      await client.end();
    }
  }

  #place(request: string, seq: number): void {
    if (request === '') return;
    assert.ok(
      !this.#places.has(request),
      `request ${request} happened twice, at ${this.#places.get(request)} and ${seq}`,
    );
    this.#places.set(request, seq);
  }

  #checkPlaces(): void {
    for (const { requestKey, reply } of this.#entries) {
      assert.equal(this.#places.get(requestKey), reply?.seq, `request ${requestKey} is not where its answer says`);
    }
    assert.equal(this.#places.size, this.#entries.length, 'the journal has requests that nobody made');
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
