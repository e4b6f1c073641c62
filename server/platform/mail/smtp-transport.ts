import nodemailer from 'nodemailer'
import { asDeliveryFailure } from '@server/platform/mail/delivery-error'
import type { MailTransport } from '@server/platform/mail/mail-transport'
import { mimeMail } from '@server/platform/mail/mime-mail'
import type { SmtpSettings } from '@server/platform/mail/smtp-settings'

const CONNECTIONS = 4
const CONNECT_MS = 10_000
const ANSWER_MS = 30_000
/** Shorter than servers wait, or a mail would be written into a line that is just being closed. */
const IDLE_MS = 10_000

export function smtpTransport(settings: SmtpSettings, sender: string): MailTransport {
  const transporter = nodemailer.createTransport({
    pool: true,
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    requireTLS: settings.requireTls,
    ...(settings.user === null ? {} : { auth: { user: settings.user, pass: settings.password ?? '' } }),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true },
    maxConnections: CONNECTIONS,
    // When a line drops after the text was handed over, nobody knows whether it was taken. The outbox tries again
    // a minute later; the pool by itself would do so within the second, several times.
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    dnsTimeout: CONNECT_MS,
  })
  return {
    keepsSecrets: false,
    async send(mail, signal) {
      try {
        await transporter.sendMail({ ...mimeMail(mail, sender), signal })
      } catch (error) {
        throw asDeliveryFailure(error)
      }
    },
    async close() {
      transporter.close()
    },
  }
}
