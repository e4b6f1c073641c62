import { shownDate } from '@contract/kernel/dates'
import { formatAmount } from '@contract/kernel/money'
import { paperLinkDays } from '@contract/modules/commission/commission.parameters'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { mailPaper } from '@server/platform/links/paper-links'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { paperWords } from '@server/platform/pdf/paper-words'
import { say } from '@server/platform/phrases/say'
import { findPayeeAddress } from '@server/modules/commission/releases/payee-address.repository'
import { paymentLines } from '@server/modules/commission/releases/payment-lines'

export const paymentSubject = ({ id, ou_id, content_version }: KeptRelease) => ({
  ...{ type: 'commission_release', id, ou_id, version: content_version },
})

/** What he was paid, how and when, with a link to confirm it; the voucher stays behind the link. */
export async function mailPayee(tx: Tx, release: KeptRelease, publicUrl: string): Promise<void> {
  const to = await asPortal(tx, ({ db }) => findPayeeAddress(db, release.seller_id))
  if (!to) return
  const { locale } = to
  const { company } = await findPaperHead(tx.db, null)
  const days = await parameterOf(tx, paperLinkDays, { on: await businessDay(tx.db) })
  const words = paperWords(locale)
  const { voucher } = words
  const facts = {
    ...{ number: release.number ?? '', company: company.trade_name ?? company.legal_name, days },
    net: formatAmount(release.net_amount),
  }
  const lines = [
    ...paymentLines(words, release),
    [voucher.mode, release.pay_mode ? voucher.modes[release.pay_mode] : ''],
    [voucher.paid_on, release.paid_on ? shownDate(release.paid_on) : ''],
  ]
  const subject = paymentSubject(release)
  await mailPaper(
    tx,
    to,
    { subject, page: '/release/ext/:id', publicUrl, days, button: say(locale, 'mail_release_open') },
    {
      kind: 'release.mailed',
      subject: say(locale, 'mail_release_subject', facts),
      paragraphs: [
        say(locale, 'mail_release_body', facts),
        lines.map(([label, value]) => `${label}: ${value}`).join('\n'),
        say(locale, 'mail_release_answer'),
        say(locale, 'mail_paper_link', facts),
      ],
    },
  )
}
