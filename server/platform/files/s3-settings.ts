import { ConfigError, isLoopback } from '@server/config'
import type { S3Credentials } from '@server/platform/files/s3-signature'

export type S3Settings = S3Credentials & { endpoint: URL; bucket: string }

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const KNOWN = new Set(['region', 'tls'])

const wrong = (why: string) => new ConfigError('FILES_URL', why)

/** s3://KEY:SECRET@host:port/bucket?region=eu-central-1; `tls=off` for a store on a private line. */
export function readS3Url(text: string): S3Settings {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.protocol !== 's3:' || url.hostname === '')
    throw wrong('must look like s3://KEY:SECRET@host/bucket')
  for (const name of url.searchParams.keys()) if (!KNOWN.has(name)) throw wrong(`knows no setting "${name}"`)
  if (!url.username || !url.password) throw wrong('needs a key and a secret, s3://KEY:SECRET@host/bucket')
  const bucket = decodeURIComponent(url.pathname.replace(/^\/|\/$/g, ''))
  if (!BUCKET.test(bucket)) throw wrong('must end with the name of one bucket, s3://KEY:SECRET@host/bucket')
  const tls = url.searchParams.get('tls') ?? (isLoopback(url.hostname) ? 'off' : 'on')
  if (tls !== 'on' && tls !== 'off') throw wrong('"tls" is either on or off')
  return {
    endpoint: new URL(`${tls === 'on' ? 'https' : 'http'}://${url.host}/`),
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
  }
}
