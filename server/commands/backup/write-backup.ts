import { access, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { contentsOf, type Contents } from '@server/commands/backup/contents'
import type { Manifest } from '@server/commands/archive/manifest'
import { sealing } from '@server/commands/archive/seal'
import { packTar } from '@server/commands/archive/tar'
import { CommandError } from '@server/commands/shared/command-error'

export type BackupOptions = Omit<Contents, 'onManifest'> & {
  file: string
  force: boolean
  signal?: AbortSignal
}

/** Receipts and payslips hardly shrink, and tables shrink well enough. */
const LEVEL = 4

/** Under its own name only once it is whole and on the disk. */
export async function writeBackup({ file, force, signal, ...contents }: BackupOptions): Promise<Manifest> {
  if (!force && (await exists(file)))
    throw new CommandError(`${file} is there already. Choose another name, or add --force to write over it.`)
  const partial = `${file}.partial`
  await rm(partial, { force: true })
  // Created as nobody else's to read, before the first byte is in it.
  const handle = await open(partial, 'wx', 0o600)
  try {
    let manifest: Manifest | undefined
    const entries = contentsOf({ ...contents, onManifest: made => (manifest = made) })
    await pipeline(
      packTar(entries, { at: new Date() }),
      createGzip({ level: LEVEL }),
      sealing(),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) await handle.writeFile(chunk)
      },
      signal ? { signal } : {},
    )
    await handle.sync()
    await handle.close()
    await rename(partial, file)
    await syncFolder(dirname(file))
    return manifest as Manifest
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(partial, { force: true })
    throw error
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Windows cannot open folders, and keeps names safe by itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
