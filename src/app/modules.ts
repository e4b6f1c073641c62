import { accountingModule } from '@/features/accounting/accounting.module'
import { authModule } from '@/features/auth/auth.module'
import { approvalsModule } from '@/features/approvals/approvals.module'
import { linkModule } from '@/features/approvals/link.module'
import { bankRegisterModule } from '@/features/bank-register/bank-register.module'
import { buyersModule } from '@/features/buyers/buyers/buyers.module'
import { cashAdvanceModule } from '@/features/cash-advance/cash-advance.module'
import { anomaliesModule } from '@/features/anomalies/anomalies.module'
import { clawbacksModule } from '@/features/clawbacks/clawbacks.module'
import { collectionModule } from '@/features/collection/collection.module'
import { commissionAdjustmentsModule } from '@/features/commission-adjustments/commission-adjustments.module'
import { commissionCreditsModule } from '@/features/commission-credits/commission-credits.module'
import { reportMatchModule } from '@/features/collection/report-match/report-match.module'
import { commissionModule } from '@/features/commission/commission.module'
import { commissionRecordModule } from '@/features/commission-record/commission-record.module'
import { commissionRequestsModule } from '@/features/commission-requests/commission-requests.module'
import { commissionTransactionsModule } from '@/features/commission-transactions/commission-transactions.module'
import { dashboardModule } from '@/features/dashboard/dashboard.module'
import { expenseModule } from '@/features/expense/expense.module'
import { ledgerModule } from '@/features/ledger/ledger.module'
import { leadsModule } from '@/features/buyers/leads/leads.module'
import { holdsModule } from '@/features/property/holds/holds.module'
import { incentivesModule } from '@/features/incentives/incentives.module'
import { leaveModule } from '@/features/leave/leave.module'
import { filesModule } from '@/features/files/files.module'
import { maintenanceModule } from '@/features/maintenance/maintenance.module'
import { notificationsModule } from '@/features/notifications/notifications.module'
import { parametersModule } from '@/features/settings/parameters/parameters.module'
import { peopleModule } from '@/features/people/people.module'
import { profitAndLossModule } from '@/features/profit-and-loss/profit-and-loss.module'
import { profileModule } from '@/features/profile/profile.module'
import { salesModule } from '@/features/sales/sales.module'
import { salesReportModule } from '@/features/sales-report/sales-report.module'
import { propertyModule } from '@/features/property/property.module'
import { salePaymentsModule } from '@/features/sales/payments/payments.module'
import { releasesModule } from '@/features/releases/releases.module'
import { statementsModule } from '@/features/statements/statements.module'
import { settingsModule } from '@/features/settings/settings.module'
import { timeLogsModule } from '@/features/time-logs/time-logs.module'
import { trialBalanceModule } from '@/features/trial-balance/trial-balance.module'
import type { FeatureModule } from '@/shared/access/feature-module'

/** The one list of what the portal is made of. */
export const FEATURE_MODULES: readonly FeatureModule[] = [
  accountingModule,
  approvalsModule,
  authModule,
  bankRegisterModule,
  buyersModule,
  cashAdvanceModule,
  collectionModule,
  reportMatchModule,
  commissionModule,
  commissionRecordModule,
  commissionRequestsModule,
  commissionTransactionsModule,
  dashboardModule,
  expenseModule,
  leadsModule,
  ledgerModule,
  holdsModule,
  linkModule,
  leaveModule,
  filesModule,
  maintenanceModule,
  notificationsModule,
  parametersModule,
  peopleModule,
  profitAndLossModule,
  profileModule,
  salesModule,
  salesReportModule,
  propertyModule,
  salePaymentsModule,
  settingsModule,
  releasesModule,
  statementsModule,
  anomaliesModule,
  clawbacksModule,
  commissionAdjustmentsModule,
  commissionCreditsModule,
  incentivesModule,
  timeLogsModule,
  trialBalanceModule,
]
