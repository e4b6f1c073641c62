import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import { acceptRows, disputeRows } from '@server/modules/collection/report-match/decide-rows'
import { importReport } from '@server/modules/collection/report-match/import-report'
import { findTranches } from '@server/modules/collection/report-match/report-match.repository'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { founder } from '@server/seeds/lists/list-writer'
import { findClerk } from '@server/seeds/statements/demo-statements.repository'
import { findReportRows, findOwingDeveloper } from '@server/seeds/statements/demo-report.repository'
import { reportOf } from '@server/seeds/statements/report-plans'
import { BILLING_UNIT } from '@server/seeds/statements/statement-plans'

/** The report of a developer who owes most lines: most of it as ours, some of it accepted, disputed or still open. */
export async function seedDemoReport(tx: Tx): Promise<void> {
  const quiet: Tx = { ...tx, audit: () => undefined }
  const whose = await findOwingDeveloper(tx.db, BILLING_UNIT)
  if (!whose) return
  const today = await businessDay(tx.db)
  const ours = await findTranches(tx.db, whose, today)
  const { report_id } = await importReport(
    { tx: quiet, locale: DEFAULT_LOCALE },
    {
      ...whose,
      ...{ rows: reportOf(ours, today), dry_run: false, left_out: 0 },
      file: { name: `Commission ${today.slice(0, 7)}.xlsx`, sha256: 'd'.repeat(64) },
    },
  )
  if (report_id === null) throw new Error('the report of the demo company is read')
  const { user_id } = await findClerk(tx.db)
  const deciding = { tx: quiet, actor: await founder(tx, user_id), locale: DEFAULT_LOCALE }
  const paid = await findReportRows(tx.db, report_id, ['missing_receipt'])
  const differing = await findReportRows(tx.db, report_id, ['other_gross'])
  await acceptRows(deciding, { target: { ids: paid }, note: 'Confirmed by their bank advice.' })
  await disputeRows(deciding, {
    target: { ids: differing.slice(0, 2) },
    note: 'The contract price is the one of the signed contract to sell.',
  })
}
