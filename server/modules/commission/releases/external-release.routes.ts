import { answerReleaseSchema, openedReleaseSchema } from '@contract/modules/commission/release-link'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { paperLinkRoutes } from '@server/platform/links/paper-link-routes'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { answerRelease, linkedRelease, openRelease } from '@server/modules/commission/releases/open-release'
import { sealVoucher } from '@server/modules/commission/releases/seal-voucher'
import { voucherPaper } from '@server/modules/commission/releases/voucher-paper'
import { findVoucherFacts } from '@server/modules/commission/releases/voucher.repository'

/** What a payee reads and confirms by the link of a payment. */
export function externalReleaseRoutes(app: PortalApp, platform: Platform): void {
  paperLinkRoutes(app, platform, {
    name: 'release',
    summaries: {
      open: 'What the link of a payment shows its payee; it confirms nothing',
      answer: 'Confirm a payment, or say what is wrong with it, once by each link',
      pdf: 'The voucher behind the link of a payment',
    },
    opened: openedReleaseSchema,
    answer: answerReleaseSchema,
    onOpen: openRelease,
    onAnswer: answerRelease,
    async paper(tx, token, locale) {
      const { row } = await linkedRelease(tx, token)
      const facts = await findVoucherFacts(tx.db, row)
      const head = await findPaperHead(tx.db, null)
      const seal = await sealVoucher(tx, row, platform.publicUrl())
      return { number: row.number ?? '', paper: { ...voucherPaper(row, facts, head, locale), seal } }
    },
  })
}
