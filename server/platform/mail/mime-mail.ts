import type { SendMailOptions } from 'nodemailer'
import { isLocale, LOCALES } from '@contract/kernel/locales'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { oneLine } from '@server/platform/mail/mail-text'
import type { OutgoingMail } from '@server/platform/mail/mail-transport'

/** Addresses go in as objects: as text they would be parsed, and what is parsed can be more than one. */
export function mimeMail(mail: OutgoingMail, sender: string): SendMailOptions {
  const to = { name: '', address: mail.to_address }
  return {
    from: { name: PRODUCT_NAME, address: sender },
    to,
    envelope: { from: sender, to: [mail.to_address] },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ file_name, mime, content }) => ({
      filename: oneLine(file_name),
      contentType: mime,
      content,
    })),
    date: new Date(mail.created_at),
    messageId: mail.message_id,
    headers: {
      'Content-Language': isLocale(mail.locale) ? LOCALES[mail.locale].tag : 'en',
      // Out-of-office notes and the like must not answer.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
