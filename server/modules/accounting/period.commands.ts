import type { CloseCheckName } from '@contract/modules/accounting/close-check.rules'
import { fiscalPeriodResource, type FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import { periodCommands } from '@contract/modules/accounting/period-commands'
import {
  periodMachine,
  type PeriodGuard,
  type PeriodTrigger,
} from '@contract/modules/accounting/period.rules'
import { transition } from '@contract/kernel/state-machine'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import type { CloseCheck } from '@server/platform/ledger/close-check'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions, type RecordContext } from '@server/platform/resource/run-command'
import { refuseUnready } from '@server/modules/accounting/close-checklist'
import {
  changePeriod,
  closeMonthsBefore,
  findPeriodFacts,
} from '@server/modules/accounting/period.repository'

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
      await move(context, 'close', null, accepted)
      await refuseUnready(context.tx.db, context.record, checks, accepted)
      await closeMonthsBefore(context.tx.db, context.record, context.actor.userId)
    },
    reopen: context => move(context, 'reopen', context.body.reason),
  })
}

const MISSING: Record<PeriodGuard, string> = {
  month_over: 'period_not_over',
  earlier_months_closed: 'earlier_month_open',
  later_months_open: 'later_month_closed',
}

/** The right was asked for by the command; the machine says from where, and what must be so. */
async function move(
  { tx, actor, record, audit }: RecordContext<FiscalPeriod>,
  trigger: PeriodTrigger,
  reason: string | null = null,
  accepted: readonly CloseCheckName[] = [],
): Promise<void> {
  const facts = await findPeriodFacts(tx.db, record)
  const outcome = transition(periodMachine, { from: record.status, trigger, facts, may: () => true })
  if (!outcome.done) {
    const [missing] = outcome.reason === 'not_ready' ? outcome.missing : []
    throw missing ? new Problem('rule_broken', MISSING[missing]) : new Problem('conflict', 'period_moved')
  }
  await changePeriod(tx.db, record.id, outcome.to, actor.userId, reason)
  audit({
    status: { from: record.status, to: outcome.to },
    ...(reason && { reason }),
    ...(accepted.length > 0 && { accepted }),
  })
}
