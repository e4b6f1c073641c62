import { isIP } from 'node:net'
import { ConfigError, isLoopback } from '@server/config'
import { isOneAddress } from '@server/platform/mail/mail-text'

export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS where it is offered. */
  secure: boolean
  /** A password never travels in clear text, except to this machine itself. */
  requireTls: boolean
  user: string | null
  password: string | null
  /** From `?from=` of the address. */
  from: string | null
}

const DEFAULT_PORT = { 'smtps:': 465, 'smtp:': 587 } as const

export function readSmtpUrl(text: string): SmtpSettings {
  const url = new URL(text)
  for (const name of url.searchParams.keys())
    if (name !== 'from')
      throw new ConfigError('SMTP_URL', `knows no setting "${name}"; only "from" may follow the "?"`)
  const from = url.searchParams.get('from')
  if (from !== null && !isOneAddress(from))
    throw new ConfigError('SMTP_URL', '"from" is not an e-mail address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (host === '') throw new ConfigError('SMTP_URL', 'names no host')
  const secure = url.protocol === 'smtps:'
  const user = url.username ? decodeURIComponent(url.username) : null
  return {
    host,
    port: url.port ? Number(url.port) : DEFAULT_PORT[secure ? 'smtps:' : 'smtp:'],
    secure,
    requireTls: !secure && user !== null && !isLoopback(host),
    user,
    password: user === null ? null : decodeURIComponent(url.password),
    from,
  }
}

/** Who mails come from: as configured, else the account they are sent with, else the portal's own host. */
export function senderAddress(smtp: SmtpSettings | null, publicUrl: string): string {
  if (smtp?.from) return smtp.from
  if (smtp?.user && isOneAddress(smtp.user)) return smtp.user
  const host = new URL(publicUrl).hostname
  return `no-reply@${host.includes('.') && isIP(host) === 0 && !host.startsWith('[') ? host : 'localhost'}`
}
