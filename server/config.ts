import { z } from 'zod'

/** One line for the person who starts the server: which variable, and why. */
export class ConfigError extends Error {
  constructor(
    readonly variable: string,
    why: string,
  ) {
    super(`${variable}: ${why}`)
    this.name = 'ConfigError'
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const KNOWN_PORTAL_VARIABLES = new Set([
  'PORTAL_DEMO',
  'PORTAL_DEMO_SALES',
  'PORTAL_SECRET',
  'PORTAL_CHROMIUM',
])
export const SECRET_SHORTEST = 32
/** Sample secrets that stand in tutorials; a server that signs with one has no lock. */
const SAMPLE_SECRET = /^(change[-_ ]?me|your[-_ ]|sample|example|super[-_ ]?secret)/i
const FEWEST_DIFFERENT = 8

export type Config = {
  port: number
  host: string
  /** null: the listening address, known once the server listens. */
  publicUrl: string | null
  dataDir: string
  databaseUrl: string | null
  /** No pooler stands before it, so that its connections can keep plans. */
  databaseIsDirect: boolean
  demo: boolean
  /** So many sales are made for the demo company. */
  demoSales: number
  secret: string | null
  smtpUrl: string | null
  filesUrl: string | null
  scannerUrl: string | null
  logLevel: (typeof LOG_LEVELS)[number]
  /** What one request may take, its statements with it. */
  requestSeconds: number
  /** What a newcomer may have to wait before it is sent away. */
  waitTargetMs: number
  /** Of the disk under DATA_DIR: below these megabytes it is warned, and writes are refused. */
  diskWarnMb: number
  diskRefuseMb: number
}

type Environment = Record<string, string | undefined>

export function readConfig(env: Environment): Config {
  refuseUnknown(env)
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const host = text(env, 'HOST') ?? '127.0.0.1'
  const config: Config = {
    port: port(env),
    host,
    publicUrl: publicUrl(env, host),
    dataDir: text(env, 'DATA_DIR') ?? './data',
    databaseUrl,
    databaseIsDirect: choice(env, 'DATABASE_DIRECT', ['yes', 'no']) === 'yes' || databaseUrl === null,
    demo: demo(env, databaseUrl === null),
    demoSales: amount(env, 'PORTAL_DEMO_SALES', { usual: 600, least: 10, most: 1_000 }),
    secret: secret(env),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    filesUrl: filesUrl(env),
    scannerUrl: scannerUrl(env),
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
    requestSeconds: amount(env, 'REQUEST_SECONDS', { usual: 30, least: 0.05, most: 600 }),
    waitTargetMs: amount(env, 'WAIT_TARGET_MS', { usual: 100, least: 1, most: 10_000 }),
    diskWarnMb: amount(env, 'DISK_WARN_MB', { usual: 2_048, least: 0, most: 10_000_000 }),
    diskRefuseMb: amount(env, 'DISK_REFUSE_MB', { usual: 512, least: 0, most: 10_000_000 }),
  }
  if (config.diskRefuseMb > config.diskWarnMb)
    throw new ConfigError('DISK_REFUSE_MB', 'is more than DISK_WARN_MB: it would refuse before it warns')
  if (databaseUrl && !config.secret)
    throw new ConfigError(
      'PORTAL_SECRET',
      'is required together with DATABASE_URL; set at least 32 random characters',
    )
  return config
}

function text(env: Environment, name: string): string | undefined {
  const value = env[name]
  if (value === undefined) return undefined
  if (value.trim() === '') throw new ConfigError(name, 'is set but empty; give it a value or leave it unset')
  return value.trim()
}

function refuseUnknown(env: Environment): void {
  for (const name of Object.keys(env)) {
    if (name.startsWith('PORTAL_') && !KNOWN_PORTAL_VARIABLES.has(name))
      throw new ConfigError(name, 'is not a setting of the portal; see docs/operating.md')
  }
}

function port(env: Environment): number {
  const value = text(env, 'PORT') ?? '4300'
  const number = Number(value)
  if (!/^\d{1,5}$/.test(value) || number > 65_535)
    throw new ConfigError('PORT', `"${value}" is not a port (0 to 65535)`)
  return number
}

function amount(
  env: Environment,
  name: string,
  { usual, least, most }: { usual: number; least: number; most: number },
): number {
  const value = text(env, name)
  if (value === undefined) return usual
  const number = Number(value)
  if (!/^\d+(\.\d+)?$/.test(value) || number < least || number > most)
    throw new ConfigError(name, `"${value}" is not a number from ${least} to ${most}`)
  return number
}

function choice<Known extends string>(
  env: Environment,
  name: string,
  known: readonly Known[],
): Known | undefined {
  const value = text(env, name)
  const found = known.find(each => each === value)
  if (value !== undefined && !found) throw new ConfigError(name, `"${value}" is none of ${known.join(', ')}`)
  return found
}

function demo(env: Environment, embedded: boolean): boolean {
  const value = choice(env, 'PORTAL_DEMO', ['on', 'off'])
  if (value === 'on' && !embedded)
    throw new ConfigError('PORTAL_DEMO', 'on: demo data is never made in a database given by DATABASE_URL')
  return embedded && value !== 'off'
}

function secret(env: Environment): string | null {
  const value = env['PORTAL_SECRET']
  if (value === undefined) return null
  if (Buffer.byteLength(value) < SECRET_SHORTEST)
    throw new ConfigError('PORTAL_SECRET', `is shorter than ${SECRET_SHORTEST} bytes`)
  if (SAMPLE_SECRET.test(value) || new Set(value).size < FEWEST_DIFFERENT)
    throw new ConfigError('PORTAL_SECRET', 'looks like a sample; set random characters')
  return value
}

function parsed(name: string, value: string): URL {
  const result = z.url().safeParse(value)
  if (!result.success || !URL.canParse(value)) throw new ConfigError(name, 'is not an address (URL)')
  return new URL(value)
}

function url(env: Environment, name: string, protocols: string[]): string | null {
  const value = text(env, name)
  if (value === undefined) return null
  // The value may carry a password, so the message never repeats it.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(name, `must start with ${protocols.map(p => `${p}//`).join(' or ')}`)
  return value
}

function filesUrl(env: Environment): string | null {
  const value = text(env, 'FILES_URL')
  if (value === undefined) return null
  if (value.startsWith('s3://')) return value
  if (value.includes('://')) throw new ConfigError('FILES_URL', 'must be a folder or start with s3://')
  return value
}

function scannerUrl(env: Environment): string | null {
  const value = url(env, 'SCANNER_URL', ['clamd:'])
  if (value !== null && new URL(value).hostname === '')
    throw new ConfigError('SCANNER_URL', 'must name the machine it runs on, as in clamd://127.0.0.1:3310')
  return value
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function publicUrl(env: Environment, host: string): string | null {
  const value = text(env, 'PUBLIC_URL')
  if (value === undefined) {
    if (isLoopback(host)) return null
    throw new ConfigError(
      'PUBLIC_URL',
      `is required when HOST (${host}) is open to other machines: mailed links start with it`,
    )
  }
  const address = parsed('PUBLIC_URL', value)
  if (address.protocol !== 'https:' && !(address.protocol === 'http:' && isLoopback(address.hostname)))
    throw new ConfigError('PUBLIC_URL', 'must start with https:// (http:// only for this machine itself)')
  if (address.pathname !== '/' || address.search || address.hash || value.endsWith('/'))
    throw new ConfigError('PUBLIC_URL', 'must be an origin only, without a path or a slash at its end')
  if (address.username || address.password)
    throw new ConfigError('PUBLIC_URL', 'must not carry a user or password')
  return address.origin
}
