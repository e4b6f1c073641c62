import type { CloseCheckName } from '@contract/modules/accounting/close-check.rules'
import { fiscalPeriodResource, type FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import { periodCommands } from '@contract/modules/accounting/period.commands'
import type { PeriodTrigger } from '@contract/modules/accounting/period.rules'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { CloseCheck } from '@server/platform/ledger/close-check'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions, type RecordContext } from '@server/platform/resource/run-command'
import { refuseUnready } from '@server/modules/accounting/close-checklist'
import { changePeriod, closeMonthsBefore } from '@server/modules/accounting/period.repository'
import { nextPeriodStatus } from '@server/modules/accounting/next-period-status'

export function registerPeriodCommands(
  app: PortalApp,
  platform: Platform,
  checks: readonly CloseCheck[],
): void {
  const options = recordOptions<FiscalPeriod>(createRepository(fiscalPeriodResource))
  registerCommands(app, platform, periodCommands, options, {
    soft_close: context => move(context, 'soft_close'),
    async close(context) {
      const accepted = context.body?.accepted ?? []
      await move(context, 'close', accepted)
      await refuseUnready(context.tx.db, context.record, checks, accepted)
      await closeMonthsBefore(context.tx.db, context.record, context.actor.userId)
    },
  })
}

/** The right was asked for by the command; the machine says from where, and what must be so. */
async function move(
  { tx, actor, record, audit }: RecordContext<FiscalPeriod>,
  trigger: Exclude<PeriodTrigger, 'reopen'>,
  accepted: readonly CloseCheckName[] = [],
): Promise<void> {
  const to = await nextPeriodStatus(tx.db, record, trigger)
  await changePeriod(tx.db, record.id, to, actor.userId, null)
  audit({
    status: { from: record.status, to },
    ...(accepted.length > 0 && { accepted }),
  })
}
