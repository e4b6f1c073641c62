/** Where a growing file is put: on the disk of the browser's own, or in memory where there is none. */
export type FileSink = {
  write: (bytes: Uint8Array) => Promise<void>
  finish: (type: string) => Promise<Blob>
  drop: () => Promise<void>
}

const PREFIX = 'export-'
/** What an earlier page left behind; nobody is still saving it. */
const OLD_MS = 3_600_000

/** The browser's private files; not there on plain http hosts and in some private windows. */
async function privateFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    return (await navigator.storage?.getDirectory?.()) ?? null
  } catch {
    return null
  }
}

export function newPlace(now = Date.now()): string {
  return `${PREFIX}${now}-${crypto.getRandomValues(new Uint32Array(1))[0] ?? 0}`
}

export async function removePlace(place: string): Promise<void> {
  const folder = await privateFolder()
  // Still open in another tab, or gone already: either is fine.
  await folder?.removeEntry(place).catch(() => undefined)
}

async function removeOldPlaces(now = Date.now()): Promise<void> {
  const folder = await privateFolder()
  if (!folder) return
  for await (const name of folder.keys()) {
    const made = Number(name.slice(PREFIX.length).split('-')[0])
    if (name.startsWith(PREFIX) && now - made > OLD_MS) await removePlace(name)
  }
}

function memorySink(): FileSink {
  let parts: Blob[] = []
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // Blobs may be moved to disk by the browser, single buffers may not.
  const settle = () => {
    parts.push(new Blob(waiting))
    waiting = []
    size = 0
  }
  return {
    write: async bytes => {
      waiting.push(bytes as Uint8Array<ArrayBuffer>)
      size += bytes.length
      if (size > 4_000_000) settle()
    },
    finish: async type => {
      settle()
      return new Blob(parts, { type })
    },
    drop: async () => {
      parts = []
      waiting = []
    },
  }
}

export async function fileSink(place: string): Promise<FileSink> {
  try {
    const folder = await privateFolder()
    if (!folder) return memorySink()
    await removeOldPlaces()
    const handle = await folder.getFileHandle(place, { create: true })
    const access = await (handle as SyncFile).createSyncAccessHandle()
    let at = 0
    return {
      write: async bytes => {
        at += access.write(bytes, { at })
      },
      finish: async type => {
        access.flush()
        access.close()
        return new Blob([await handle.getFile()], { type })
      },
      drop: async () => {
        access.close()
        await removePlace(place)
      },
    }
  } catch {
    return memorySink()
  }
}

type SyncFile = FileSystemFileHandle & {
  createSyncAccessHandle: () => Promise<{
    write: (bytes: Uint8Array, options: { at: number }) => number
    flush: () => void
    close: () => void
  }>
}
