import { createHash, createHmac } from 'node:crypto'

export type S3Credentials = { accessKey: string; secretKey: string; region: string }

export type ToSign = {
  method: string
  url: URL
  /** Lower-case names; host and x-amz-date are added. */
  headers: Record<string, string>
  /** Hex SHA-256 of the body. */
  payloadHash: string
  at: Date
}

export const sha256Hex = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex')

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Stricter than encodeURIComponent, which leaves !'()* as they are and would break the signature. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** AWS Signature Version 4: the headers to send, the signature among them. `url.pathname` must be encoded already. */
export function signedHeaders(
  request: ToSign,
  { accessKey, secretKey, region }: S3Credentials,
): Record<string, string> {
  const stamp = `${request.at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const scope = `${stamp.slice(0, 8)}/${region}/s3/aws4_request`
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': request.payloadHash,
    'x-amz-date': stamp,
  }
  const names = Object.keys(headers).sort()
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url.searchParams),
    ...names.map(name => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    request.payloadHash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256Hex(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretKey}`, stamp.slice(0, 8)))
  const signature = hmac(key, toSign).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`)
    .sort()
    .join('&')
}
