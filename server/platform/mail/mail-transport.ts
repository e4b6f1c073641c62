import type { MailAttachment } from '@server/platform/mail/attachment.repository'
import type { OutboxRow } from '@server/platform/mail/outbox.repository'

export type OutgoingMail = Pick<
  OutboxRow,
  'id' | 'created_at' | 'to_address' | 'locale' | 'subject' | 'message_id'
> & {
  text: string
  html: string
  attachments: readonly MailAttachment[]
}

/** Where mails leave: a mail server, or a folder that people read at /settings/outbox. */
export type MailTransport = {
  /** True in the demo, where the outbox shows its visitors the links that were mailed to its people. */
  keepsSecrets: boolean
  /** Resolves once the other side has taken the mail; rejects with DeliveryFailure. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

/** `permanent`: the same mail would be refused again, so it is given up at once. */
export class DeliveryFailure extends Error {
  constructor(
    readonly reason: string,
    readonly permanent: boolean,
  ) {
    super(reason)
    this.name = 'DeliveryFailure'
  }
}
