import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@server/config'
import { openDatabase, type OpenDatabase } from '@server/open-database'
import { createLogger } from '@server/platform/http/logger'

const BENCH_SECRET = 'bench-signs-with-this-0a9b8c7d6e5f4g3h'

/** A durable embedded database of one's own with the demo company in it, gone afterwards. */
export async function benchDatabase(): Promise<OpenDatabase & { env: Record<string, string> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  // Root's PostgreSQL runs as another user, who has to pass.
  await chmod(dataDir, 0o711)
  const opened = await openDatabase(readConfig({ DATA_DIR: dataDir }), createLogger('silent'))
  return {
    ...opened,
    env: { BENCH_CONNECTION: JSON.stringify(opened.connection), BENCH_SECRET },
    close: async () => {
      await opened.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
