import { Registry } from 'prom-client'
import { LOCALE_CODES } from '@contract/kernel/locales'
import { DOCUMENTS } from '@contract/modules/documents'
import type { PortalInfo } from '@contract/modules/auth/auth.calls'
import type { Config } from '@server/config'
import { createAuthenticator } from '@server/platform/access/authenticate'
import type { ApprovalDocument } from '@server/platform/approvals/approval-document'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import { rememberSessions } from '@server/platform/access/session-memory'
import { createTokenSigner } from '@server/platform/access/tokens'
import type { Connection } from '@server/platform/db/connection'
import { createColumnSeal } from '@server/platform/db/column-seal'
import type { Database } from '@server/platform/db/database'
import { followDatabaseClock } from '@server/platform/db/database-clock'
import { guardDisk } from '@server/platform/disk/guard-disk'
import type { FreeBytes } from '@server/platform/disk/watch-disk'
import { createApprovalDocument } from '@server/platform/documents/create-approval-document'
import { keptSource } from '@server/platform/documents/kept-source'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { forgottenHandlers, forgottenSchedules } from '@server/platform/documents/forgotten-drafts'
import { registerDocument } from '@server/platform/documents/register-document'
import { hearLists } from '@server/platform/events/live-lists'
import { createScanner } from '@server/platform/files/clamd-scanner'
import { createFileStore } from '@server/platform/files/create-file-store'
import type { FileStore } from '@server/platform/files/file-store'
import { createFileService } from '@server/platform/files/files.service'
import { createUploadService } from '@server/platform/files/uploads.service'
import { answerErrors } from '@server/platform/http/answer-errors'
import { createHttp } from '@server/platform/http/create-http'
import { health, type Health } from '@server/platform/http/health'
import { uploads as fileBodies } from '@server/platform/http/receive-file'
import { limits } from '@server/platform/http/limits'
import { logRequests } from '@server/platform/http/log-requests'
import type { Logger } from '@server/platform/http/logger'
import { metrics } from '@server/platform/http/metrics'
import { noteRefusals } from '@server/platform/http/note-refusals'
import { openApi } from '@server/platform/http/openapi'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import { hearNotices } from '@server/platform/notifications/hear-notices'
import { boundLoad } from '@server/platform/http/request-load'
import { requireAccess } from '@server/platform/http/require-access'
import { securityHeaders } from '@server/platform/http/security-headers'
import { listCountsRoute } from '@server/platform/resource/routes/list-counts.route'
import { verifyRoutes } from '@server/platform/seals/verify.routes'
import { staticFiles } from '@server/platform/http/static-files'
import { approvalsModule } from '@server/modules/approvals/approvals.module'
import { accountingModule } from '@server/modules/accounting/accounting.module'
import { expenseCloseChecks } from '@server/modules/expense/expense-close-checks'
import { reopeningParts } from '@server/modules/accounting/reopening-parts'
import { createExpenseParts } from '@server/modules/expense/expense-parts'
import { expenseModule } from '@server/modules/expense/expense.module'
import { openAdvances } from '@server/modules/cash-advance/advance-close-checks.repository'
import { controlCheck } from '@server/platform/ledger/close-check'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { commissionCloseChecks } from '@server/modules/commission/commission-close-checks'
import { openClawbacks } from '@server/modules/commission/commission-close-checks.repository'
import { cashAdvanceParts } from '@server/modules/cash-advance/advance-document'
import { advanceLimitPort } from '@server/modules/cash-advance/advance-limit-port'
import { advancePort } from '@server/modules/cash-advance/deduct-advances'
import { cashAdvanceModule } from '@server/modules/cash-advance/cash-advance.module'
import { createAccountPort } from '@server/modules/auth/account-port'
import { authModule } from '@server/modules/auth/auth.module'
import { buyersModule } from '@server/modules/buyers/buyers/buyers.module'
import { filesModule } from '@server/modules/files/files.module'
import { leadConversions } from '@server/modules/buyers/leads/lead-conversion-port'
import { leadsModule } from '@server/modules/buyers/leads/leads.module'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { leaveSource } from '@server/modules/leave/leave-document'
import { leaveModule } from '@server/modules/leave/leave.module'
import { maintenanceModule } from '@server/modules/maintenance/maintenance.module'
import { notificationsModule } from '@server/modules/notifications/notifications.module'
import { peopleModule } from '@server/modules/people/people.module'
import { propertyModule } from '@server/modules/property/property.module'
import { holdsModule } from '@server/modules/property/holds/holds.module'
import { salesReportModule } from '@server/modules/sales-report/sales-report.module'
import { createCommissionPort } from '@server/modules/commission/commission-port'
import { createPaymentPort, paidFacts } from '@server/modules/sales/payments/payment-port'
import { salesModule } from '@server/modules/sales/sales.module'
import { parameterTouches } from '@server/parameter-touches'
import { saleSellersPort } from '@server/modules/sales/records/sale-sellers-port'
import { amendmentSource } from '@server/modules/sales/records/amendment-source'
import { collectionCloseChecks } from '@server/modules/collection/collection-close-checks'
import { collectionModule } from '@server/modules/collection/collection.module'
import { commissionModule } from '@server/modules/commission/commission.module'
import { statementPort } from '@server/modules/commission/statements/statement-port'
import { followAnswers } from '@server/modules/commission/requests/follow-answers'
import { createRequestParts } from '@server/modules/commission/requests/request-parts'
import { createCorrectionParts } from '@server/modules/commission/adjustments/correction-parts'
import { createCreditParts } from '@server/modules/commission/credits/credit-parts'
import { grantParts } from '@server/modules/commission/incentives/grant-parts'
import { createReleaseParts } from '@server/modules/commission/releases/release-parts'
import { createStatementParts } from '@server/modules/commission/statements/statement-parts'
import { buyerPort } from '@server/modules/buyers/buyers/buyer-port'
import { salesFollowBuyers } from '@server/modules/sales/records/buyer-follower'
import { createLeadPort } from '@server/modules/buyers/leads/lead-port'
import { unitPort } from '@server/modules/property/unit-port'
import { paymentsModule } from '@server/modules/sales/payments/payments.module'
import { quotePort } from '@server/modules/property/quotes/quote-port'
import { quotesModule } from '@server/modules/property/quotes/quotes.module'
import { unitMatches } from '@server/modules/property/unit-match.repository'
import { findOwnFormsNamed } from '@server/modules/files/form.repository'
import { findOwnMemosNamed } from '@server/modules/files/own-memo.repository'
import { searchModule } from '@server/modules/search/search.module'
import { settingsModule } from '@server/modules/settings/settings.module'
import { createAttendancePort } from '@server/modules/time-logs/attendance-port'
import { timeRequestSource } from '@server/modules/time-logs/time-document'
import { timeLogsModule } from '@server/modules/time-logs/time-logs.module'
import { createUserPort } from '@server/modules/settings/user-port'
import { DEMO_PASSWORD, demoAccounts } from '@server/seeds/demo-accounts'

export type AppOptions = {
  config: Config
  database: Database
  logger: Logger
  secret: string
  publicUrl: () => string
  webRoot: string | null
  build: string
  validateAnswers: boolean
  health?: Health
  /** Where files are kept; by default where the settings say. */
  fileStore?: FileStore
  /** Where sessions may be remembered for seconds: a line on which the database is heard. */
  listenConnection?: Connection
  /** Takes what the modules do by themselves; whoever runs jobs hands it to them. */
  jobs?: JobRegister
  /** The free bytes under the data folder; without it no disk is watched. */
  freeBytes?: FreeBytes
  /** Kinds of documents that only a test has decided. */
  extraDocuments?: readonly ApprovalDocument[]
  /** Documents of the kit that only a test has. */
  keptDocuments?: readonly DocumentParts[]
  /** Routes that only a test needs; they obey the same rules. */
  extraRoutes?: (app: PortalApp, platform: Platform) => void
}

/** The composition root: the platform, then the modules in order. Built apart from listening. */
export async function buildApp(options: AppOptions): Promise<PortalApp> {
  const { config, database, logger, publicUrl } = options
  const isTls = () => publicUrl().startsWith('https:')
  const app = await createHttp({
    logger,
    validateAnswers: options.validateAnswers,
    trustProxy: Boolean(config.publicUrl?.startsWith('https:')),
  })
  const clock = await followDatabaseClock(database.db, logger)
  const signer = createTokenSigner(options.secret, clock.now)
  const memory = rememberSessions(options.listenConnection ?? null)
  const notices = hearNotices(options.listenConnection ?? null)
  const lists = hearLists(options.listenConnection ?? null)
  const parameterLine = options.listenConnection ? database.parameters.follow(options.listenConnection) : null
  const state = options.health ?? { draining: false }
  const store = options.fileStore ?? createFileStore({ filesUrl: config.filesUrl, dataDir: config.dataDir })
  const seal = createColumnSeal(options.secret)
  const scanner = createScanner(config.scannerUrl)
  const files = createFileService({ database, store, log: logger, seal, scanner })
  const uploads = createUploadService({ database, store, seal })
  const hashOfBody = (text: string) => seal.hash('idempotency_key.body_hash', text)
  const platform: Platform = { config, database, publicUrl, logger, files, uploads, hashOfBody }

  const registry = new Registry()
  answerErrors(app)
  noteRefusals(app, database)
  boundLoad(app, { config, database, registry })
  logRequests(app, state)
  securityHeaders(app, isTls, options.build)
  limits(app)
  await fileBodies(app)
  const authenticate = createAuthenticator(database, signer, memory)
  requireAccess(app, database.db, authenticate, memory)
  app.addHook('onClose', () => memory.stop())
  app.addHook('onClose', () => clock.stop())
  app.addHook('onClose', () => notices.stop())
  app.addHook('onClose', () => lists.stop())
  app.addHook('onClose', async () => parameterLine?.stop())
  metrics(app, registry, database.pool)
  const { freeBytes } = options
  const disk = freeBytes ? await guardDisk(app, { config, database, registry, freeBytes }) : null
  health(app, database, state, disk)
  await openApi(app, config.demo)
  verifyRoutes(app, platform)

  authModule(app, platform, {
    signer,
    portal: portalInfo(options),
    authenticate,
    onAccessNews: listener => memory.onNews(listener),
    onNotices: listener => notices.onNotices(listener),
    onListNews: listener => lists.onNews(listener),
  })
  const accounts = createAccountPort(publicUrl)
  settingsModule(app, platform, accounts, parameterTouches)
  maintenanceModule(app, platform, seal)
  peopleModule(app, platform, { seal, users: createUserPort(accounts) })
  leadsModule(app, platform, { seal, matches: unitMatches })
  const closeChecks = [
    controlCheck('advances', LEDGER.advances, openAdvances, openClawbacks),
    ...expenseCloseChecks,
    ...collectionCloseChecks,
    ...commissionCloseChecks,
  ]
  accountingModule(app, platform, { closeChecks, jobs: options.jobs })
  const expenseParts = createExpenseParts({ advances: advancePort })
  expenseModule(app, platform, { jobs: options.jobs, seal, parts: expenseParts })
  const commission = createCommissionPort(paidFacts)
  const followers = [salesFollowBuyers({ buyers: buyerPort, commission })]
  buyersModule(app, platform, { seal, leads: leadConversions, followers })
  holdsModule(app, platform, { jobs: options.jobs })
  const leads = createLeadPort(seal)
  quotesModule(app, platform, leads)
  filesModule(app, platform)
  notificationsModule(app, platform)
  const attendance = createAttendancePort(leaveDays)
  const selling = {
    units: unitPort,
    leads,
    buyers: buyerPort,
    quotes: quotePort,
    payments: createPaymentPort(commission),
    commission,
  }
  const statements = followAnswers(createStatementParts(commission, publicUrl), 'statement_id')
  const releases = followAnswers(createReleaseParts({ advances: advancePort, publicUrl }), 'release_id')
  /** Documents with hooks or commands of their own, made by `documentParts` in their modules. */
  const ownParts: readonly DocumentParts[] = [
    expenseParts,
    reopeningParts,
    cashAdvanceParts,
    statements,
    createCorrectionParts({ commission, sellers: saleSellersPort }),
    createCreditParts({ sellers: saleSellersPort }),
    grantParts,
    releases,
    createRequestParts({ statements, releases, files }),
  ]
  const keptDocuments: readonly DocumentParts[] = [
    ...DOCUMENTS.map(
      document => ownParts.find(parts => parts.document === document) ?? { document, hooks: {} },
    ),
    ...(options.keptDocuments ?? []),
  ]
  const documents = [
    createApprovalDocument(leaveSource(attendance), files),
    createApprovalDocument(timeRequestSource('time_correction', leaveDays), files),
    createApprovalDocument(timeRequestSource('overtime_request', leaveDays), files),
    createApprovalDocument(amendmentSource(selling), files),
    ...keptDocuments.map(parts => createApprovalDocument(keptSource(parts), files)),
    ...(options.extraDocuments ?? []),
  ]
  const approvals = createApprovals({ publicUrl, holidays: leaveDays.holidays }, documents)
  approvalsModule(app, platform, { approvals, authenticate, jobs: options.jobs })
  for (const parts of keptDocuments) registerDocument(app, platform, approvals.port, parts)
  options.jobs?.add({
    handlers: forgottenHandlers(platform.database, keptDocuments),
    schedules: forgottenSchedules,
  })
  leaveModule(app, platform, { approvals: approvals.port, attendance, jobs: options.jobs })
  timeLogsModule(app, platform, { leave: leaveDays, approvals: approvals.port })
  propertyModule(app, platform, options.jobs)
  salesReportModule(app, platform, { jobs: options.jobs })
  cashAdvanceModule(app, platform, { jobs: options.jobs })
  commissionModule(app, platform, {
    ...selling,
    ...{ releases, advances: advancePort, seal, sellers: saleSellersPort },
    advanceLimit: advanceLimitPort,
    jobs: options.jobs,
  })
  collectionModule(app, platform, { statements: statementPort, jobs: options.jobs })
  salesModule(app, platform, { ...selling, approvals: approvals.port }, options.jobs)
  paymentsModule(app, platform, { commission })
  searchModule(app, platform, { own_memo: findOwnMemosNamed, own_form: findOwnFormsNamed })
  listCountsRoute(app, platform)
  options.extraRoutes?.(app, platform)
  await staticFiles(app, options.webRoot)
  return app
}

function portalInfo({ config, build }: AppOptions): PortalInfo {
  const accounts = [
    ...new Map(demoAccounts.toReversed().map(({ email, role }) => [role, { email, role }])).values(),
  ].toReversed()
  return { demo: config.demo ? { password: DEMO_PASSWORD, accounts } : null, locales: LOCALE_CODES, build }
}
