import { checkedKey, type FileStore } from '@server/platform/files/file-store'

/** A file store for tests that are not about stores; it keeps the promise of the real ones. */
export function memoryStore(): FileStore {
  const kept = new Map<string, { content: Buffer; modifiedAt: Date }>()
  return {
    put: async (key, content) => {
      kept.set(checkedKey(key), { content, modifiedAt: new Date() })
    },
    get: async key => kept.get(checkedKey(key))?.content ?? null,
    remove: async key => {
      kept.delete(checkedKey(key))
    },
    exists: async key => kept.has(checkedKey(key)),
    async *list() {
      for (const [key, { modifiedAt }] of kept) yield { key, modifiedAt }
    },
  }
}
