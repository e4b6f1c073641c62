import { setTimeout as sleep } from 'node:timers/promises'
import { checkedKey, type FileStore, type StoredObject } from '@server/platform/files/file-store'
import { listedPage } from '@server/platform/files/s3-listing'
import type { S3Settings } from '@server/platform/files/s3-settings'
import { encodeStrictly, sha256Hex, signedHeaders } from '@server/platform/files/s3-signature'
import { Problem } from '@server/platform/http/problems'

const TIMEOUT_MS = 30_000
const TRIES = 3
const FULL = /<Code>(XMinioStorageFull|QuotaExceeded|StorageFull|InsufficientStorage)<\/Code>/
const EMPTY = Buffer.alloc(0)

type Call = { method: 'GET' | 'PUT' | 'HEAD' | 'DELETE'; url: URL; body?: Buffer; expect: readonly number[] }
type Answer = { status: number; body: Buffer }

/** Any store that speaks S3, by path (host/bucket/key). Every call may be repeated without harm, so failures are. */
export function s3Store(settings: S3Settings): FileStore {
  const objectUrl = (key: string) => new URL(`${settings.bucket}/${checkedKey(key)}`, settings.endpoint)
  const call = (what: Call) => withRetries(() => callOnce(settings, what))
  return {
    async put(key, content) {
      await call({ method: 'PUT', url: objectUrl(key), body: content, expect: [200] })
    },
    async get(key) {
      const answer = await call({ method: 'GET', url: objectUrl(key), expect: [200, 404] })
      return answer.status === 404 ? null : answer.body
    },
    async remove(key) {
      await call({ method: 'DELETE', url: objectUrl(key), expect: [200, 204, 404] })
    },
    async exists(key) {
      return (await call({ method: 'HEAD', url: objectUrl(key), expect: [200, 404] })).status === 200
    },
    list: () => listAll(settings, call),
  }
}

async function* listAll(
  settings: S3Settings,
  call: (what: Call) => Promise<Answer>,
): AsyncGenerator<StoredObject> {
  for (let next: string | null = ''; next !== null;) {
    // Written by hand: URLSearchParams would send a blank as "+", which some stores read as a plus.
    const after: string = next ? `&continuation-token=${encodeStrictly(next)}` : ''
    const url = new URL(`${settings.bucket}?list-type=2${after}`, settings.endpoint)
    const page = listedPage((await call({ method: 'GET', url, expect: [200] })).body.toString('utf8'))
    yield* page.objects
    next = page.next
  }
}

async function callOnce(settings: S3Settings, { method, url, body, expect }: Call): Promise<Answer> {
  const payloadHash = sha256Hex(body ?? EMPTY)
  // fetch writes the host header by itself, from the same address.
  const { host: _host, ...headers } = signedHeaders(
    { method, url, headers: {}, payloadHash, at: new Date() },
    settings,
  )
  const response = await fetch(url, {
    method,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
  const answer = { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
  if (expect.includes(answer.status)) return answer
  if (answer.status === 507 || FULL.test(answer.body.toString('utf8'))) throw new Problem('storage_full')
  throw new S3Failure(method, answer.status)
}

/** Its words never hold the address: that of a store may name what nobody outside should know. */
class S3Failure extends Error {
  constructor(
    method: string,
    readonly status: number,
  ) {
    super(`the file store answered ${status} to ${method}`)
    this.name = 'S3Failure'
  }
}

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= TRIES || !mayPass(error)) throw error
      await sleep(100 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

function mayPass(error: unknown): boolean {
  if (error instanceof Problem) return false
  return error instanceof S3Failure ? error.status >= 500 || error.status === 429 : true
}
