import { expect, it } from 'vitest'
import { createPool } from '@server/platform/db/connection'
import { createDatabase } from '@server/platform/db/database'
import { startEmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { copyDemoData } from '@tests/support/portal-data'
import { folderOfOwn, startProcess, type PortalProcess } from '@tests/support/portal-process'
import { accountFor, postTo, writeUntil } from '@tests/support/writer'

/** The promise is the same in each round; more of them meet rarer moments. */
const ROUNDS = process.env['NIGHTLY'] ? 20 : 6

async function tokenFrom(url: string): Promise<string> {
  const answer = await fetch(`${url}/users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'super-admin@portal.test', password: DEMO_PASSWORD }),
  })
  return ((await answer.json()) as { token: string }).token
}

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
      const writers = Array.from({ length: 8 }, () => writeUntil(() => over, post, acknowledged))
      await new Promise(resolve => setTimeout(resolve, 50 + Math.random() * 250))
      await portal.kill('SIGKILL')
      over = true
      await Promise.all(writers)
    }
    const embedded = await startEmbeddedDatabase({
      dataDir,
      log: { info() {}, warn() {}, error() {} },
    })
    const pool = createPool(embedded.owner, { max: 2, waiting: 5 }, () => undefined)
    const problems = await accountFor(createDatabase(pool, 5), acknowledged)
    await pool.end()
    await embedded.stop()
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    expect(problems).toEqual([])
  },
)
