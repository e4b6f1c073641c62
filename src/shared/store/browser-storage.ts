/**
 * The browser's storage may be broken, full or switched off. Reading then gives null, writing keeps the value
 * for this page alone, and what went wrong is remembered so that the portal can tell its user.
 */
export type StorageArea = 'local' | 'session'
export type StorageTrouble = { kind: 'broken'; key: string } | { kind: 'full' } | { kind: 'off' }

const instead: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() }
const known = new Set<string>()
let untold: StorageTrouble[] = []
let tell: ((troubles: StorageTrouble[]) => void) | null = null

function flush(): void {
  if (!tell || untold.length === 0) return
  const troubles = untold
  untold = []
  tell(troubles)
}

function note(trouble: StorageTrouble): void {
  const id = JSON.stringify(trouble)
  if (known.has(id)) return
  known.add(id)
  untold.push(trouble)
  // Not at once: whoever is writing may stand in the middle of a change of state.
  queueMicrotask(flush)
}

/** Each trouble is told once, those of the start as soon as someone listens. */
export function onStorageTrouble(listener: (troubles: StorageTrouble[]) => void): () => void {
  tell = listener
  flush()
  return () => {
    tell = null
    known.clear()
    untold = []
  }
}

/** Even naming `localStorage` throws where storage is switched off. */
function area(name: StorageArea): Storage | null {
  try {
    return name === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    note({ kind: 'off' })
    return null
  }
}

export function readText(key: string, where: StorageArea = 'local'): string | null {
  const kept = instead[where].get(key)
  if (kept !== undefined) return kept
  try {
    return area(where)?.getItem(key) ?? null
  } catch {
    note({ kind: 'off' })
    return null
  }
}

export function writeText(key: string, text: string, where: StorageArea = 'local'): void {
  const storage = area(where)
  try {
    if (storage) {
      storage.setItem(key, text)
      instead[where].delete(key)
      return
    }
  } catch {
    note({ kind: 'full' })
    // An older value must not outlive a newer one that found no room.
    removeKey(key, where)
  }
  instead[where].set(key, text)
}

export function removeKey(key: string, where: StorageArea = 'local'): void {
  instead[where].delete(key)
  try {
    area(where)?.removeItem(key)
  } catch {
    note({ kind: 'off' })
  }
}

export function clearArea(where: StorageArea): void {
  instead[where].clear()
  try {
    area(where)?.clear()
  } catch {
    note({ kind: 'off' })
  }
}

/** What `parse` refuses (by null or by throwing) is dropped and reported, that key alone. */
export function readStored<T>(
  key: string,
  parse: (value: unknown) => T | null,
  where: StorageArea = 'local',
): T | null {
  const text = readText(key, where)
  if (text === null) return null
  try {
    const value = parse(JSON.parse(text))
    if (value !== null) return value
  } catch {
    // Not JSON, or a parser that throws: broken either way.
  }
  dropBroken(key, where)
  return null
}

export function dropBroken(key: string, where: StorageArea = 'local'): void {
  removeKey(key, where)
  note({ kind: 'broken', key })
}

export function writeStored(key: string, value: unknown, where: StorageArea = 'local'): void {
  writeText(key, JSON.stringify(value), where)
}
