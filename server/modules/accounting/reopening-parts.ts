import { recordPath } from '@contract/access/record-path'
import { stepsOfReopening } from '@contract/modules/accounting/period.rules'
import {
  periodReopening,
  type KeptPeriodReopening,
} from '@contract/modules/accounting/period-reopening.document'
import { formatMonth } from '@contract/kernel/format-month'
import { holdersOf } from '@server/platform/approvals/directory.repository'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { viewLine } from '@server/platform/documents/document-lines'
import { documentParts, type DocumentParts } from '@server/platform/documents/document-parts'
import { notFound, Problem } from '@server/platform/http/problems'
import { notifications } from '@server/platform/notifications/notify'
import { documentFieldName } from '@server/platform/phrases/document-names'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { nextPeriodStatus } from '@server/modules/accounting/next-period-status'
import {
  changePeriod,
  isReopeningAsked,
  lockPeriod,
  type LockedPeriod,
} from '@server/modules/accounting/period.repository'

/** Who answers for the figures of the unit, and the president: a month that they took for final may change. */
const TOLD = ['ou_admin', 'president'] as const

async function tellReopened(
  tx: Tx,
  { id, ou_id, month, unit }: LockedPeriod,
  { number }: KeptPeriodReopening,
): Promise<void> {
  const people = await Promise.all(TOLD.map(role => holdersOf(tx.db, role, ou_id)))
  await notifications.notify(tx, {
    kind: 'period.reopened',
    to: [...new Set(people.flat().flatMap(({ user_id }) => user_id ?? []))],
    subject: { type: 'fiscal_period', id },
    path: recordPath('accounting.period.view', id) ?? '/',
    params: { month: month.slice(0, 'YYYY-MM'.length), unit, document: number ?? '' },
  })
}

const DECIDES = '/accounting/period-reopening/appr/ext/:id'

/** A month is reopened by whoever decides, at the moment of the decision: what is in its way then undoes the decision. */
export const reopeningParts: DocumentParts = documentParts(periodReopening, {
  hooks: {
    async beforeWrite(tx, values, before) {
      if (before) return { ...values }
      const period = await lockPeriod(tx.db, String(values['period_id']))
      if (!period) throw notFound()
      return { ...values, ou_id: period.ou_id, month: period.month }
    },
    async beforeSubmit(tx, asked) {
      const period = await findOf(tx, asked)
      if (await asPortal(tx, ({ db }) => isReopeningAsked(db, asked.period_id, asked.id)))
        refuseBroken([{ path: 'period_id', code: 'reopening_waits' }])
      if (stepsOfReopening(period.status, asked.opens_to) === null)
        refuseBroken([{ path: 'opens_to', code: 'reopening_needless' }])
      await nextPeriodStatus(tx.db, period, 'reopen')
    },
    async onApproved(tx, row) {
      await asPortal(tx, portal => reopen(portal, row))
    },
    async moreLines(tx, row, { locale }) {
      const { month, unit } = await asPortal(tx, portal => findOf(portal, row))
      return [
        {
          ...viewLine('field', 'text', `${formatMonth(month, locale)} · ${unit}`),
          label: documentFieldName(locale, periodReopening, 'month'),
        },
      ]
    },
  },
  pages: { steps: { president: DECIDES }, status: null },
  handlers: {},
})

async function findOf(tx: Tx, { period_id }: KeptPeriodReopening) {
  const period = await lockPeriod(tx.db, period_id)
  if (!period) throw notFound()
  return period
}

async function reopen(portal: Tx, asked: KeptPeriodReopening): Promise<void> {
  const period = await findOf(portal, asked)
  if (stepsOfReopening(period.status, asked.opens_to) === null) throw new Problem('conflict', 'period_moved')
  let status = period.status
  while (status !== asked.opens_to)
    status = await nextPeriodStatus(portal.db, { ...period, status }, 'reopen')
  await changePeriod(portal.db, period.id, status, null, asked.reason)
  portal.audit({
    action: 'fiscal_period.reopen',
    entityType: 'fiscal_period',
    entityId: period.id,
    ouId: period.ou_id,
    diff: { status: { from: period.status, to: status }, reason: asked.reason },
  })
  await tellReopened(portal, period, asked)
}
