import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const ACCESS_KEY = 'trial-key'
const SECRET_KEY = 'trial/secret+key='
const REGION = 'eu-trial-1'

export type S3Server = {
  url: string
  objects: Map<string, { content: Buffer; modifiedAt: Date }>
  /** What was asked, method and path, those that were refused too. */
  asked: string[]
  /** Answers the next requests instead. */
  failNext: ((answer: ServerResponse) => void)[]
  stop(): Promise<void>
}

type S3Request = {
  method: string
  path: string
  query: string
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

const PER_PAGE = 2

/** An object store of one bucket that believes no signature it has not computed from what really arrived. */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const server = createServer((request, response) => void answer(request, response))
  const s3: S3Server = {
    url: '',
    objects: new Map(),
    asked: [],
    failNext: [],
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request)
    s3.asked.push(`${asked.method} ${asked.path}`)
    const fail = s3.failNext.shift()
    if (fail) return fail(response)
    const fault = whyNot(asked)
    if (fault) return void response.writeHead(403).end(`<Error><Code>${fault}</Code></Error>`)
    const [, asFor, key = ''] = /^\/([^/]+)(?:\/(.+))?$/.exec(decodeURIComponent(asked.path)) ?? []
    if (asFor !== bucket) return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
    if (key === '') return void response.writeHead(200).end(page(new URLSearchParams(asked.query)))
    object(asked, key, response)
  }

  function object({ method, body }: S3Request, key: string, response: ServerResponse): void {
    const found = s3.objects.get(key)
    if (method === 'PUT') {
      s3.objects.set(key, { content: body, modifiedAt: new Date() })
      response.writeHead(200).end()
    } else if (method === 'DELETE') {
      s3.objects.delete(key)
      response.writeHead(204).end()
    } else if (!found)
      response.writeHead(404).end(method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
    else
      response
        .writeHead(200, { 'content-length': found.content.length })
        .end(method === 'HEAD' ? undefined : found.content)
  }

  /** Tokens with the characters that break a signature or an XML file when they are not escaped. */
  function page(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const keys = [...s3.objects.keys()].filter(key => key.startsWith(prefix)).sort()
    const token = query.get('continuation-token')
    const from = token ? Number(/^=&<(\d+)> \+\/~'\(\)$/.exec(token)?.[1]) : 0
    const shown = keys.slice(from, from + PER_PAGE)
    const next = from + PER_PAGE < keys.length ? `=&amp;&lt;${from + PER_PAGE}&gt; +/~&#x27;()` : null
    const contents = shown.map(
      key =>
        `<Contents><Key>${key}</Key><LastModified>${s3.objects.get(key)?.modifiedAt.toISOString()}</LastModified></Contents>`,
    )
    return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name>${contents.join('')}<IsTruncated>${next !== null}</IsTruncated>${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  s3.url = `s3://${ACCESS_KEY}:${encodeURIComponent(SECRET_KEY)}@127.0.0.1:${port}/${bucket}?region=${REGION}`
  return s3
}

async function read(request: IncomingMessage): Promise<S3Request> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const [path = '', query = ''] = (request.url ?? '').split('?')
  return { method: request.method ?? '', path, query, headers: request.headers, body: Buffer.concat(chunks) }
}

const LONGEST_SKEW_MS = 15 * 60 * 1000

/** From the specification of Signature Version 4, step by step, on the raw request. */
function whyNot({ method, path, query, headers, body }: S3Request): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      String(headers['authorization']),
    )
  if (!given) return 'AccessDenied'
  const [, accessKey, day = '', region = '', names = '', signature] = given
  if (accessKey !== ACCESS_KEY || region !== REGION) return 'InvalidAccessKeyId'
  const stamp = String(headers['x-amz-date'])
  const at = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < LONGEST_SKEW_MS) || !stamp.startsWith(day)) return 'RequestTimeTooSkewed'
  const bodyHash = createHash('sha256').update(body).digest('hex')
  if (headers['x-amz-content-sha256'] !== bodyHash) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';')
  for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!signed.includes(name)) return 'AccessDenied'

  const canonicalQuery = query
    .split('&')
    .filter(part => part !== '')
    .map(part => (part.includes('=') ? part : `${part}=`))
    .map(part => part.split('=').map(reencoded).join('='))
    .sort()
    .join('&')
  const canonical = `${method}\n${path}\n${canonicalQuery}\n${signed.map(name => `${name}:${String(headers[name]).trim()}\n`).join('')}\n${names}\n${bodyHash}`
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = `AWS4-HMAC-SHA256\n${stamp}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET_KEY}`, day), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

/** What arrived is read as a form would be ("+" is a blank) and written as the specification says. */
function reencoded(text: string): string {
  return [...Buffer.from(decodeURIComponent(text.replaceAll('+', ' ')))]
    .map(byte => {
      const character = String.fromCharCode(byte)
      return /[A-Za-z0-9\-._~]/.test(character)
        ? character
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
}
