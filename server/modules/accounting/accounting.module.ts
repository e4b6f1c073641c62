import { accountResource } from '@contract/modules/accounting/account.resource'
import { entryTemplateResource } from '@contract/modules/accounting/entry-template.resource'
import { fiscalPeriodResource } from '@contract/modules/accounting/fiscal-period.resource'
import { journalEntryResource } from '@contract/modules/accounting/journal-entry.resource'
import { journalLineResource } from '@contract/modules/accounting/journal-line.resource'
import { manualEntryResource } from '@contract/modules/accounting/manual-entry.resource'
import { openingBalanceResource } from '@contract/modules/accounting/opening-balance.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import type { CloseCheck } from '@server/platform/ledger/close-check'
import { registerResource } from '@server/platform/resource/register-resource'
import { accountingHandlers, accountingSchedules } from '@server/modules/accounting/accounting-jobs'
import { registerTemplateCommands } from '@server/modules/accounting/entry-template.commands'
import { entryPosterRoutes } from '@server/modules/accounting/entry-poster.routes'
import { entryTemplateHooks } from '@server/modules/accounting/entry-template.hooks'
import { accountHooks } from '@server/modules/accounting/account.hooks'
import { accountLedgerRoutes } from '@server/modules/accounting/account-ledger.routes'
import { anomalyRoutes } from '@server/modules/accounting/anomalies/anomaly.routes'
import { bankCloseCheck } from '@server/modules/accounting/bank-close-check'
import { registerBankCommands } from '@server/modules/accounting/bank.commands'
import { bankRoutes } from '@server/modules/accounting/bank.routes'
import { closeChecklistRoutes } from '@server/modules/accounting/close-checklist.routes'
import { registerJournalCommands } from '@server/modules/accounting/journal.commands'
import { ledgerCloseChecks } from '@server/modules/accounting/ledger-close-checks'
import { registerManualEntryCommands } from '@server/modules/accounting/manual-entry.commands'
import { manualEntryHooks } from '@server/modules/accounting/manual-entry.hooks'
import { openingBalanceHooks } from '@server/modules/accounting/opening-balance.hooks'
import { registerPeriodCommands } from '@server/modules/accounting/period.commands'
import { profitAndLossRoutes } from '@server/modules/accounting/profit-and-loss.routes'
import { taxValuesRoutes } from '@server/modules/accounting/tax-values.routes'
import { trialBalanceRoutes } from '@server/modules/accounting/trial-balance.routes'

export type AccountingParts = {
  /** What other modules check before a month closes. */
  closeChecks: readonly CloseCheck[]
  jobs: JobRegister | undefined
}

export function accountingModule(
  app: PortalApp,
  platform: Platform,
  { closeChecks, jobs }: AccountingParts,
): void {
  registerResource(app, platform, accountResource, {
    only: ['list', 'get', 'create', 'update', 'deactivate', 'import'],
    hooks: accountHooks,
  })
  registerResource(app, platform, journalEntryResource, { only: ['list', 'get'] })
  registerResource(app, platform, journalLineResource, { only: ['list'] })
  registerResource(app, platform, manualEntryResource, {
    only: ['list', 'get', 'create', 'update'],
    hooks: manualEntryHooks,
  })
  registerResource(app, platform, entryTemplateResource, {
    only: ['list', 'get', 'create', 'update', 'deactivate'],
    hooks: entryTemplateHooks,
  })
  registerTemplateCommands(app, platform)
  registerResource(app, platform, openingBalanceResource, {
    only: ['list', 'import'],
    hooks: openingBalanceHooks,
  })
  registerResource(app, platform, fiscalPeriodResource, { only: ['list', 'look'] })
  registerJournalCommands(app, platform)
  registerManualEntryCommands(app, platform)
  entryPosterRoutes(app, platform)
  anomalyRoutes(app, platform)
  bankRoutes(app, platform)
  registerBankCommands(app, platform)
  const checks = [...ledgerCloseChecks, ...closeChecks, bankCloseCheck]
  registerPeriodCommands(app, platform, checks)
  closeChecklistRoutes(app, platform, checks)
  jobs?.add({
    handlers: accountingHandlers(platform.database, platform.publicUrl),
    schedules: accountingSchedules,
  })
  profitAndLossRoutes(app, platform)
  accountLedgerRoutes(app, platform)
  trialBalanceRoutes(app, platform)
  taxValuesRoutes(app, platform)
}
