import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFileStore } from '@server/platform/files/create-file-store'
import { newStorageKey, type FileStore } from '@server/platform/files/file-store'
import { createFileService } from '@server/platform/files/files.service'
import { readS3Url } from '@server/platform/files/s3-settings'
import { sweepFiles } from '@server/platform/files/sweep-files'
import { freshDatabase } from '@tests/support/database'
import { pdf } from './files-samples.support'
import { startS3Server, type S3Server } from './files-s3-server.support'
import { aFile, as, aUnit, inUnit, keysIn, pdfOf, rowsIn } from './files.support'
import { recordingLog } from './mail.support'

let s3: S3Server
let store: FileStore

beforeEach(async () => {
  s3 = await startS3Server('portal-files')
  store = createFileStore({ filesUrl: s3.url, dataDir: '/nowhere' })
})
afterEach(() => s3.stop())

it('keeps, gives, lists and removes', async () => {
  const key = newStorageKey()
  expect(await store.get(key)).toBeNull()
  expect(await store.exists(key)).toBe(false)
  await store.put(key, pdf)
  expect(s3.objects.get(key)?.content).toEqual(pdf)
  expect(await store.get(key)).toEqual(pdf)
  expect(await store.exists(key)).toBe(true)
  await store.remove(key)
  await store.remove(key)
  expect(await store.exists(key)).toBe(false)
})

it('keeps the largest file whole', async () => {
  const key = newStorageKey()
  const large = pdfOf(15 * 1024 * 1024)
  await store.put(key, large)
  expect((await store.get(key))?.equals(large)).toBe(true)
})

it('lists page by page, and only what is its own', async () => {
  const keys = Array.from({ length: 7 }, newStorageKey)
  for (const key of keys) await store.put(key, pdf)
  s3.objects.set('backup/of/somebody.tar', { content: pdf, modifiedAt: new Date(0) })
  expect(await keysIn(store)).toEqual(keys.sort())
  expect(s3.asked.filter(line => line === 'GET /portal-files').length).toBe(4)
})

it('is not believed with another secret', async () => {
  const thief = createFileStore({ filesUrl: s3.url.replace('trial%2F', 'other%2F'), dataDir: '/nowhere' })
  const key = newStorageKey()
  await expect(thief.put(key, pdf)).rejects.toThrow('answered 403')
  expect(s3.objects.size).toBe(0)
  // Trying again would not help.
  expect(s3.asked).toHaveLength(1)
})

describe('when the store is in trouble', () => {
  const answer =
    (status: number, body = '') =>
    (response: ServerResponse) =>
      void response.writeHead(status).end(body)
  const cut = (response: ServerResponse) => void response.socket?.destroy()

  it('it is tried again', async () => {
    const key = newStorageKey()
    s3.failNext.push(answer(503), cut)
    await store.put(key, pdf)
    expect(s3.objects.get(key)?.content).toEqual(pdf)
    expect(s3.asked).toHaveLength(3)
  })

  it('but not for ever, and without naming the store', async () => {
    s3.failNext.push(answer(500, 'internal: db1.example.test'), answer(500), answer(500))
    const failure = await store.get(newStorageKey()).then(
      () => null,
      (error: Error) => error,
    )
    expect(failure?.message).toBe('the file store answered 500 to GET')
    expect(s3.asked).toHaveLength(3)
  })

  it.each([
    [507, ''],
    [403, '<Error><Code>QuotaExceeded</Code></Error>'],
    [500, '<Error><Code>XMinioStorageFull</Code></Error>'],
  ])('a full one is told as such (%i %s)', async (status, body) => {
    s3.failNext.push(answer(status, body))
    await expect(store.put(newStorageKey(), pdf)).rejects.toMatchObject({ code: 'storage_full', status: 507 })
    expect(s3.asked).toHaveLength(1)
  })

  it('an answer that sends elsewhere is not followed: the file would go there', async () => {
    const elsewhere = await startS3Server('portal-files')
    const location = `http://${new URL(elsewhere.url).host}/portal-files/`
    const redirect = (response: ServerResponse) => void response.writeHead(307, { location }).end()
    s3.failNext.push(redirect, redirect, redirect)
    await expect(store.put(newStorageKey(), pdf)).rejects.toThrow()
    expect(elsewhere.asked).toEqual([])
    await elsewhere.stop()
  })
})

it('serves the same service and sweeper as a disk', async () => {
  const fresh = await freshDatabase()
  try {
    const unit = await aUnit(fresh.database, 'CEB')
    const log = recordingLog()
    const files = createFileService({ database: fresh.database, store, log })
    const stored = await as(fresh.database, inUnit(unit), tx => files.storeFile(tx, aFile(unit)))
    expect(await files.openFile(stored)).toEqual(pdf)
    const orphan = newStorageKey()
    s3.objects.set(orphan, { content: pdf, modifiedAt: new Date(Date.now() - 61 * 60_000) })
    expect(await sweepFiles({ database: fresh.database, store, log })).toEqual({ removed: 1, damaged: 0 })
    expect([...s3.objects.keys()]).toEqual([stored.storage_key])
    s3.objects.set(stored.storage_key, { content: Buffer.from('other'), modifiedAt: new Date() })
    await expect(files.openFile(stored)).rejects.toMatchObject({ code: 'file_damaged' })
    expect((await rowsIn(fresh.database)).map(row => row.is_damaged)).toEqual([true])
  } finally {
    await fresh.close()
  }
})

describe('the address of a store', () => {
  it('says key, secret, host, bucket, region and whether TLS is used', () => {
    expect(readS3Url('s3://KEY:SE%2FCRET@s3.example.test/my-bucket?region=eu-central-1')).toEqual({
      endpoint: new URL('https://s3.example.test/'),
      bucket: 'my-bucket',
      region: 'eu-central-1',
      accessKey: 'KEY',
      secretKey: 'SE/CRET',
    })
    expect(readS3Url('s3://k:s@127.0.0.1:9000/bucket').endpoint.href).toBe('http://127.0.0.1:9000/')
    expect(readS3Url('s3://k:s@store.internal:9000/bucket?tls=off').endpoint.href).toBe(
      'http://store.internal:9000/',
    )
    expect(readS3Url('s3://k:s@127.0.0.1:9000/bucket?tls=on').endpoint.href).toBe('https://127.0.0.1:9000/')
  })

  it.each([
    's3://host/bucket',
    's3://key@host/bucket',
    's3://k:s@host/',
    's3://k:s@host/bucket/folder',
    's3://k:s@host/bucket?tls=maybe',
    's3://k:s@host/bucket?acl=public-read',
    's3://',
    's3://k:s%',
  ])('%s stops the start in one line that does not repeat it', address => {
    try {
      readS3Url(address)
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ variable: 'FILES_URL' })
      expect(String(error)).not.toContain('k:s@')
    }
  })
})
