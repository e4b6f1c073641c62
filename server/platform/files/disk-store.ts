import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, type FileStore, type StoredObject } from '@server/platform/files/file-store'
import { Problem } from '@server/platform/http/problems'

/** Two levels of 256 folders keep each short, whatever the number of files. */
const FAN = /^(..)(..)/
const UNFINISHED = '.part'
const FULL = new Set(['ENOSPC', 'EDQUOT'])

export function diskStore(root: string): FileStore {
  const pathOf = (key: string) => {
    const name = key.endsWith(UNFINISHED) ? key.slice(0, -UNFINISHED.length) : key
    const [, first = '', second = ''] = FAN.exec(checkedKey(name)) ?? []
    return join(root, first, second, key)
  }
  return {
    async put(key, content) {
      const path = pathOf(checkedKey(key))
      try {
        await writeWhole(path, content)
      } catch (error) {
        throw FULL.has(codeOf(error)) ? new Problem('storage_full') : error
      }
    },
    get: key => orNull(readFile(pathOf(key))),
    remove: key => rm(pathOf(key), { force: true }),
    exists: async key => (await orNull(stat(pathOf(key)))) !== null,
    list: () => listBelow(root),
  }
}

/** The name appears once the bytes are on the disk: after a power cut there is the whole file or none. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}${UNFINISHED}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

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

async function* listBelow(root: string): AsyncGenerator<StoredObject> {
  for (const first of await foldersIn(root)) {
    for (const second of await foldersIn(join(root, first))) {
      for (const name of (await orNull(readdir(join(root, first, second)))) ?? []) {
        const found = await orNull(stat(join(root, first, second, name)))
        if (found?.isFile() && /^[0-9a-f]{64}(\.part)?$/.test(name))
          yield { key: name, modifiedAt: found.mtime }
      }
    }
  }
}

async function foldersIn(path: string): Promise<string[]> {
  return ((await orNull(readdir(path))) ?? []).filter(name => /^[0-9a-f]{2}$/.test(name))
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
