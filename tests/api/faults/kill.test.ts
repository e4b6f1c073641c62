import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { createPool } from '@server/platform/db/connection'
import { createDatabase } from '@server/platform/db/database'
import { startEmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { connectToRunning } from '@server/platform/db/embedded/running-database'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { END_WHO_WAITS, HOLD_AUDIT, WHO_WAITS } from '@tests/support/moment-of-a-write'
import { copyDemoData, demoDataMade, HOWEVER_LONG } from '@tests/support/portal-data'
import { folderOfOwn, startProcess, type PortalProcess } from '@tests/support/portal-process'
import { accountFor, postTo, untilMore, writeUntil } from '@tests/support/writer'

/** The promise is the same in each round; more of them meet rarer moments. */
const ROUNDS = process.env['NIGHTLY'] ? 20 : 4

async function tokenFrom(url: string): Promise<string> {
  const answer = await fetch(`${url}/users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'super-admin@portal.test', password: DEMO_PASSWORD }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** Until it is let go, whoever writes stands just before the commit. */
async function holdAudit(dataDir: string) {
  const client = new pg.Client((await connectToRunning(dataDir)) ?? {})
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`begin; ${HOLD_AUDIT}`)
  return {
    untilSomeoneWaits: async () => {
      while ((await client.query(WHO_WAITS)).rows.length === 0) await sleep(1)
    },
    endWhoWaits: () => client.query(END_WHO_WAITS),
    letGo: () => client.end().catch(() => undefined),
  }
}

beforeAll(demoDataMade, HOWEVER_LONG)

it(
  `FDB-01 killed ${ROUNDS} times while it writes, every acknowledged row is there once`,
  { timeout: 240_000 },
  async () => {
    const dataDir = await copyDemoData((await folderOfOwn()).path)
    const acknowledged: { code: string; id: string }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const portal: PortalProcess = await startProcess({ env: { DATA_DIR: dataDir } })
      const token = await tokenFrom(portal.url)
      let over = false
      const post = postTo(
        () => portal.url,
        () => token,
      )
      const writers = Array.from({ length: 4 }, () => writeUntil(() => over, post, acknowledged))
      await untilMore(acknowledged, 2 + Math.floor(Math.random() * 10))
      // Every other time in the middle of whatever is going on, and else between all work and its commit.
      const audit = round % 2 === 0 ? await holdAudit(dataDir) : undefined
      if (audit) {
        await audit.untilSomeoneWaits()
        // Its database goes with it: it stands still while what waits is ended, or that would be committed after all.
        portal.child.kill('SIGSTOP')
        await audit.endWhoWaits()
      }
      await portal.kill('SIGKILL')
      await audit?.letGo()
      over = true
      await Promise.all(writers)
    }
    const embedded = await startEmbeddedDatabase({
      dataDir,
      log: { info() {}, warn() {}, error() {} },
    })
    const pool = createPool(embedded.owner, { max: 2, waiting: 5 }, () => undefined)
    const problems = await accountFor(createDatabase(pool, { waiting: 5 }), acknowledged)
    await pool.end()
    await embedded.stop()
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    expect(problems).toEqual([])
  },
)
