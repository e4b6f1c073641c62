import { inDays, oneOf } from '@contract/kernel/one-of'
import type { CloseCheck } from '@server/platform/ledger/close-check'
import {
  countDrafts,
  findChainFaults,
  findNumberGaps,
  findSumFaults,
} from '@server/modules/accounting/close-checks.repository'

/** What the books say of themselves. */
export const ledgerCloseChecks: readonly CloseCheck[] = [
  {
    check: 'chain',
    async look(db, { ou_id }) {
      const faults = await findChainFaults(db, ou_id)
      return { count: faults.length, ...entryRows(faults[0]?.number ?? null, ou_id) }
    },
  },
  {
    check: 'numbers',
    async look(db, { ou_id }) {
      const gaps = await findNumberGaps(db, ou_id)
      return { count: gaps.length, ...entryRows(gaps[0]?.number ?? null, ou_id) }
    },
  },
  {
    check: 'sums',
    async look(db, { ou_id }) {
      const faults = await findSumFaults(db, ou_id)
      return {
        count: faults.length,
        example: faults[0]?.number ?? null,
        rows: { path: '/accounting/ledger', filter: { ou_id: oneOf(ou_id) } },
      }
    },
  },
  {
    check: 'manual_drafts',
    async look(db, month) {
      const filter = {
        ou_id: oneOf(month.ou_id),
        status: oneOf('draft'),
        entry_date: inDays(month.from, month.until),
      }
      return { count: await countDrafts(db, month), rows: { path: '/accounting/manual-entries', filter } }
    },
  },
]

const entryRows = (number: string | null, ouId: string) => ({
  example: number,
  rows: {
    path: '/accounting/journal',
    filter: {
      ou_id: oneOf(ouId),
      ...(number !== null && {
        number: { filterType: 'text' as const, type: 'equals' as const, filter: number },
      }),
    },
  },
})
