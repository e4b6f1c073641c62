import { chmod, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { MANIFEST } from '@server/commands/archive/entries'
import type { Manifest } from '@server/commands/archive/manifest'
import { readBackup } from '@server/commands/archive/read-backup'
import { sealing } from '@server/commands/archive/seal'
import { packTar, type TarEntry } from '@server/commands/archive/tar'
import { openSnapshot } from '@server/commands/backup/snapshot.repository'
import { writeBackup, type BackupOptions } from '@server/commands/backup/write-backup'
import { runCommand, type Command } from '@server/commands/shared/run-command'
import { clientConfig, type Connection } from '@server/platform/db/connection'
import { diskStore } from '@server/platform/files/disk-store'
import { TEST_SECRET } from '@tests/support/company'
import { atTheEnd } from '@tests/support/endings'

/** Removed when the test is over, or with the file where it is made between tests. */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portal-command-')))
  atTheEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }))
  // Root's PostgreSQL runs as another user, who has to pass.
  await chmod(folder, 0o711)
  return folder
}

export type Ran = { code: number; said: string; printed: string[] }

/** A command as somebody types it; `typed` is what they answer when asked. */
export async function run(
  command: Command,
  args: readonly string[],
  env: Record<string, string>,
  typed: readonly string[] = [],
): Promise<Ran> {
  const said: string[] = []
  const printed: string[] = []
  const answers = [...typed]
  const code = await runCommand(command, args, {
    env,
    print: line => printed.push(line),
    say: line => said.push(line),
    ask: async question => {
      said.push(question)
      return answers.shift() ?? ''
    },
    signal: new AbortController().signal,
  })
  return { code, said: said.join('\n'), printed }
}

export async function query<Row extends pg.QueryResultRow>(
  connection: Connection,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return connected(connection, async client => (await client.query<Row>(text, values)).rows)
}

async function connected<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(connection))
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Of every table how many rows it has, and a hash over all of them in one order; all over one connection. */
export function contentOf(connection: Connection): Promise<Record<string, string>> {
  return connected(connection, async client => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    )
    const content: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ rows: number; hash: string }>(
        `select count(*)::int as rows, coalesce(md5(string_agg(t::text, e'\\n' order by t::text collate "C")), '') as hash
         from ${name} t`,
      )
      content[name] = `${rows[0]?.rows} rows, ${rows[0]?.hash}`
    }
    return content
  })
}

/** A backup without the command around it. */
export async function backUp(
  connection: Connection,
  options: Partial<BackupOptions> & Pick<BackupOptions, 'file'>,
) {
  const snapshot = await openSnapshot(connection)
  try {
    return await writeBackup({
      force: false,
      snapshot,
      store: diskStore(join(await temporaryFolder(), 'files')),
      secret: TEST_SECRET,
      warn: () => undefined,
      ...options,
    })
  } finally {
    await snapshot.close()
  }
}

export async function entriesOf(file: string): Promise<TarEntry[]> {
  const entries: TarEntry[] = []
  for await (const entry of readBackup(file)) entries.push(entry)
  return entries
}

export const listOf = (manifest: Manifest): TarEntry => ({
  name: MANIFEST,
  content: Buffer.from(JSON.stringify(manifest)),
})

/** Sealed as a backup is, whatever is in it. */
export async function packAnew(file: string, entries: TarEntry[]): Promise<void> {
  const chunks: Buffer[] = []
  const tar = packTar(Readable.from(entries), { at: new Date() })
  await pipeline(tar, createGzip(), sealing(), async (sealed: AsyncIterable<Buffer>) => {
    for await (const chunk of sealed) chunks.push(chunk)
  })
  await writeFile(file, Buffer.concat(chunks))
}
