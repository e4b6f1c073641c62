import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { asDeliveryFailure } from '@server/platform/mail/delivery-error'
import type { MailTransport, OutgoingMail } from '@server/platform/mail/mail-transport'
import { mimeMail } from '@server/platform/mail/mime-mail'

/** Mails as files, for an installation without a mail server: any mail reader opens them. */
export function folderTransport(folder: string, sender: string, keepsSecrets: boolean): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    keepsSecrets,
    async send(mail) {
      try {
        const { message } = await composer.sendMail(mimeMail(mail, sender))
        await writeWhole(folder, emlName(mail), message as Buffer)
      } catch (error) {
        throw asDeliveryFailure(error)
      }
    },
    async close() {
      composer.close()
    },
  }
}

/** The same mail always has the same name: a second sending replaces its file. */
function emlName(mail: Pick<OutgoingMail, 'id' | 'created_at'>): string {
  return `${new Date(mail.created_at).toISOString().replaceAll(/[-:.]/g, '')}-${mail.id}.eml`
}

/** Links in these mails open accounts, so nobody else on the machine may read them. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(folder, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
