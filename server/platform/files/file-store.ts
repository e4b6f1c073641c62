import { randomBytes } from 'node:crypto'

export type StoredObject = { key: string; modifiedAt: Date }

/** Where the bytes of files live: a folder or an object store. Keys are made by newStorageKey and say nothing. */
export type FileStore = {
  /** All of it or nothing: what a crash leaves behind is never found under the key. */
  put(key: string, content: Buffer): Promise<void>
  /** Null where there is none. */
  get(key: string): Promise<Buffer | null>
  /** No error where there is none. */
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Everything there is, remains of broken uploads among it. */
  list(): AsyncIterable<StoredObject>
}

/** 256 random bits: neither name nor content of a file can be guessed from it, nor it from them. */
export function newStorageKey(): string {
  return randomBytes(32).toString('hex')
}

const KEY = /^[0-9a-f]{64}$/

/** A key becomes part of a path or an address, so nothing else may pass. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new TypeError('not a storage key')
  return key
}
