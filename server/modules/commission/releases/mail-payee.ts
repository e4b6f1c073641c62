import { shownDate } from '@contract/kernel/dates'
import { pesoAmount } from '@contract/kernel/money'
import { paperLinkDays } from '@contract/modules/commission/commission.parameters'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { mailPaper } from '@server/platform/links/paper-links'
import type { Receiver } from '@server/platform/mail/write-mail'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import type { CompanyHead } from '@server/platform/pdf/paper'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { paperWords } from '@server/platform/pdf/paper-words'
import { say } from '@server/platform/phrases/say'
import { findPayeeAddresses } from '@server/modules/commission/releases/payee-address.repository'
import { paymentLines } from '@server/modules/commission/releases/payment-lines'

export const paymentSubject = ({ id, ou_id, content_version }: KeptRelease) => ({
  ...{ type: 'commission_release', id, ou_id, version: content_version },
})

/** Each payee what he was paid, how and when, with a link to confirm it; the voucher stays behind the link. */
export async function mailPayees(tx: Tx, releases: readonly KeptRelease[], publicUrl: string): Promise<void> {
  const sellers = releases.map(({ seller_id }) => seller_id)
  // The mails as well, so that the role does not change four times for each.
  await asPortal(tx, async portal => {
    const addresses = await findPayeeAddresses(portal.db, sellers)
    if (addresses.size === 0) return
    const { company } = await findPaperHead(portal.db, null)
    const days = await parameterOf(portal, paperLinkDays, { on: await businessDay(portal.db) })
    for (const release of releases) {
      const to = addresses.get(release.seller_id)
      if (to) await mailPayee(portal, release, to, { company, days, publicUrl })
    }
  })
}

type MailedBy = { company: CompanyHead; days: number; publicUrl: string }

async function mailPayee(
  tx: Tx,
  release: KeptRelease,
  to: Receiver,
  { company, days, publicUrl }: MailedBy,
): Promise<void> {
  const { locale } = to
  const words = paperWords(locale)
  const { voucher } = words
  const facts = {
    ...{ number: release.number ?? '', company: company.trade_name ?? company.legal_name, days },
    net: pesoAmount(release.net_amount),
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
