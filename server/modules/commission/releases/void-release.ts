import type { KeptRelease } from '@contract/modules/commission/release.document'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import type { AdvancePort } from '@server/platform/ledger/advance-port'
import { revokePaperLinks } from '@server/platform/links/paper-links'
import { reverseEntry } from '@server/platform/ledger/reverse-entry'
import { voidSeal } from '@server/platform/seals/seal-document'
import { undoRecoveries } from '@server/modules/commission/releases/clawback.repository'
import { reverseTax } from '@server/modules/commission/releases/commission-tax.repository'
import { undoHoldbacks } from '@server/modules/commission/releases/holdback.repository'
import { keyOf } from '@server/modules/commission/releases/release-entry'
import { lockPayees } from '@server/modules/commission/releases/payee.repository'
import {
  freeShares,
  lockShares,
  unpayShares,
} from '@server/modules/commission/releases/release-line.repository'

/** Shares, advances, clawbacks and holdbacks are as they were before, to the centavo; one not paid yet only frees its shares. */
export async function voidRelease(
  tx: Tx,
  advances: AdvancePort,
  release: KeptRelease,
  reason: string,
): Promise<void> {
  const { id, entry_id } = release
  await revokePaperLinks(tx, { type: 'commission_release', id })
  await voidSeal(tx, 'commission_release', id)
  if (entry_id === null) return asPortal(tx, ({ db }) => freeShares(db, id))
  await asPortal(tx, async ({ db }) => {
    await lockPayees(db, [release.seller_id])
    await lockShares(db, [id])
  })
  const mirrors = await reverseEntry(tx, entry_id, reason)
  const own = mirrors.find(({ ou_id }) => ou_id === release.ou_id)
  if (!own) throw new Error('a release is posted in its unit')
  const date = own.entry_date
  await advances.restore(tx, { key: keyOf(release), date, reason })
  await asPortal(tx, async ({ db }) => {
    if ((await unpayShares(db, id)) > 0) throw new Problem('rule_broken', 'release_clawed_back')
    if ((await undoHoldbacks(db, id)) > 0) throw new Problem('rule_broken', 'release_holdback_used')
    await undoRecoveries(db, id, date)
  })
  await reverseTax(tx.db, id, date)
}
