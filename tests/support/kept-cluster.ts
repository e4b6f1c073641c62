import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const KEPT = resolve(import.meta.dirname, '../../.cache/test-database')
const fileOf = (hash: string) => join(KEPT, `${hash}.tar`)

/** The data folder that an earlier run filled, put into this one; false where there is none or it cannot be read. */
export async function unpackKept(hash: string, into: string): Promise<boolean> {
  if (!existsSync(fileOf(hash))) return false
  try {
    await run('tar', ['-xpf', fileOf(hash), '-C', into])
    return true
  } catch {
    // Another run may have replaced it in this moment.
    await rm(join(into, 'data'), { recursive: true, force: true })
    return false
  }
}

/** Of a server that was stopped in order. What was kept before is of no use any more. */
export async function keep(hash: string, from: string): Promise<void> {
  await mkdir(KEPT, { recursive: true })
  const half = `${fileOf(hash)}.${process.pid}`
  await run('tar', ['-cpf', half, '-C', from, 'data'])
  for (const other of await readdir(KEPT))
    if (other.endsWith('.tar')) await rm(join(KEPT, other), { force: true })
  await rename(half, fileOf(hash))
}
