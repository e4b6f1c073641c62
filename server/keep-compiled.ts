import { existsSync, mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** Code that was compiled once is read at the next start. In a folder that nobody else may write: it is run as it stands. */
export function keepCompiled(dataDir: string): void {
  // The first start makes the folder, with the rights that the database needs.
  if (!existsSync(dataDir)) return
  const folder = join(dataDir, 'compiled')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    enableCompileCache(folder)
  } catch {
    // A folder that cannot be written is told of by whoever needs it.
  }
}
