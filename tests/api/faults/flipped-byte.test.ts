import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { createPool } from '@server/platform/db/connection'
import { startEmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { copyDemoData, demoDataMade, HOWEVER_LONG } from '@tests/support/portal-data'
import { folderOfOwn, startProcess } from '@tests/support/portal-process'

const silent = { info() {}, warn() {}, error() {} }

async function fileOf(dataDir: string, table: string): Promise<string> {
  const embedded = await startEmbeddedDatabase({ dataDir, log: silent })
  const pool = createPool(embedded.owner, { max: 1, waiting: 1 }, () => undefined)
  const { rows } = await pool.query<{ path: string }>('select pg_relation_filepath($1) as path', [table])
  await pool.end()
  await embedded.stop()
  return join(dataDir, 'pg', rows[0]?.path ?? '')
}

/** Rows stand at the end of a page, the last byte of it among them. */
async function flip(path: string, at: number): Promise<void> {
  const file = await open(path, 'r+')
  const byte = Buffer.alloc(1)
  await file.read(byte, 0, 1, at)
  await file.write(Buffer.from([(byte[0] ?? 0) ^ 0xff]), 0, 1, at)
  await file.close()
}

beforeAll(demoDataMade, HOWEVER_LONG)

it(
  'FDB-24 a flipped byte in a table is an error that is told and logged, never a wrong answer',
  { timeout: 240_000 },
  async () => {
    const dataDir = await copyDemoData((await folderOfOwn()).path)
    await flip(await fileOf(dataDir, 'operating_unit'), 8000)
    const portal = await startProcess({ env: { DATA_DIR: dataDir } }).catch((error: Error) => error)
    // Whether the start already reads the page or the first request does, nothing of it is shown as if it were right.
    if (portal instanceof Error) {
      expect(portal.message).toMatch(/invalid page|page verification failed/)
      return
    }
    const answer = await fetch(`${portal.url}/users/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'super-admin@portal.test', password: DEMO_PASSWORD }),
    })
    // The account's unit is part of the answer, and the unit's page is the broken one.
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ code: 'internal' })
    await vi.waitFor(() => expect(portal.log()).toMatch(/invalid page/), { timeout: 10_000 })
    await portal.kill('SIGTERM')
  },
)
