import { join } from 'node:path'
import { folderTransport } from '@server/platform/mail/folder-transport'
import type { MailTransport } from '@server/platform/mail/mail-transport'
import { readSmtpUrl, senderAddress } from '@server/platform/mail/smtp-settings'
import { smtpTransport } from '@server/platform/mail/smtp-transport'

export type MailSettings = { smtpUrl: string | null; dataDir: string; publicUrl: string; demo?: boolean }

/** A mail server where one is configured, else files in DATA_DIR/outbox. */
export function createMailTransport({
  smtpUrl,
  dataDir,
  publicUrl,
  demo = false,
}: MailSettings): MailTransport {
  if (smtpUrl === null) return folderTransport(join(dataDir, 'outbox'), senderAddress(null, publicUrl), demo)
  const settings = readSmtpUrl(smtpUrl)
  return smtpTransport(settings, senderAddress(settings, publicUrl))
}
