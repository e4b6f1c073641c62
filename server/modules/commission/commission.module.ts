import { commissionSchemeResource, schemeDetailSchema } from '@contract/modules/commission/scheme.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import type { AdvanceLimitPort } from '@server/platform/ledger/advance-port'
import { registerResource } from '@server/platform/resource/register-resource'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import type { PaymentPort } from '@server/platform/selling/payment-port'
import type { SaleSellersPort } from '@server/platform/selling/sale-sellers-port'
import type { UnitPort } from '@server/platform/selling/unit-port'
import { correctionRoutes } from '@server/modules/commission/adjustments/correction.routes'
import { clawbackRoutes } from '@server/modules/commission/clawbacks/clawback.routes'
import { comingRoutes } from '@server/modules/commission/coming-commission.routes'
import { incentiveRoutes } from '@server/modules/commission/incentives/incentive.routes'
import { creditRoutes } from '@server/modules/commission/credits/credit.routes'
import { memoHandlers } from '@server/modules/commission/memos/memo-jobs'
import { noticeHandlers, noticeSchedules } from '@server/modules/commission/notices/notice-jobs'
import { nextMoneyRoutes } from '@server/modules/commission/next-money/next-money.routes'
import { previewRoutes } from '@server/modules/commission/preview.routes'
import { releaseRoutes, type ReleaseRouteParts } from '@server/modules/commission/releases/release.routes'
import { requestRoutes } from '@server/modules/commission/requests/request.routes'
import { sellerRecordRoutes } from '@server/modules/commission/record/seller-record.routes'
import { schemeRecords } from '@server/modules/commission/scheme-records'
import { schemeRoutes } from '@server/modules/commission/scheme.routes'
import { statementRoutes } from '@server/modules/commission/statements/statement.routes'
import { transactionRoutes } from '@server/modules/commission/transactions/transaction.routes'

export function commissionModule(
  app: PortalApp,
  platform: Platform,
  parts: {
    units: UnitPort
    commission: CommissionPort
    payments: PaymentPort
    sellers: SaleSellersPort
    advanceLimit: AdvanceLimitPort
    jobs: JobRegister | undefined
  } & ReleaseRouteParts,
): void {
  registerResource(app, platform, commissionSchemeResource, {
    only: ['list', 'get'],
    repository: schemeRecords,
    one: schemeDetailSchema,
  })
  schemeRoutes(app, platform)
  previewRoutes(app, platform, parts)
  comingRoutes(app, platform)
  sellerRecordRoutes(app, platform)
  nextMoneyRoutes(app, platform)
  transactionRoutes(app, platform, parts)
  statementRoutes(app, platform, parts)
  releaseRoutes(app, platform, parts)
  clawbackRoutes(app, platform)
  requestRoutes(app, platform, parts)
  correctionRoutes(app, platform, parts)
  creditRoutes(app, platform, parts)
  incentiveRoutes(app, platform)
  const handlers = [...memoHandlers(platform), ...noticeHandlers(platform.database)]
  parts.jobs?.add({ handlers, schedules: noticeSchedules })
}
