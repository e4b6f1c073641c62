import { anomaliesMigration } from '@server/migrations/0064-anomalies'
import type { Migration } from '@server/platform/db/migrate'
import { platformMigration } from '@server/migrations/0001-platform'
import { accessMigration } from '@server/migrations/0002-access'
import { isolationMigration } from '@server/migrations/0003-isolation'
import { recordsMigration } from '@server/migrations/0004-records'
import { settingsMigration } from '@server/migrations/0005-settings'
import { maintenanceMigration } from '@server/migrations/0006-maintenance'
import { accountsMigration } from '@server/migrations/0007-accounts'
import { peopleMigration } from '@server/migrations/0008-people'
import { parallelReadsMigration } from '@server/migrations/0009-parallel-reads'
import { areaPsgcMigration } from '@server/migrations/0010-area-psgc'
import { approvalsMigration } from '@server/migrations/0011-approvals'
import { leaveMigration } from '@server/migrations/0012-leave'
import { timeLogsMigration } from '@server/migrations/0013-time-logs'
import { filesMigration } from '@server/migrations/0014-files'
import { notificationsMigration } from '@server/migrations/0015-notifications'
import { teamPeopleMigration } from '@server/migrations/0016-team-people'
import { propertyMigration } from '@server/migrations/0017-property'
import { quotesMigration } from '@server/migrations/0018-quotes'
import { leadsMigration } from '@server/migrations/0019-leads'
import { buyersMigration } from '@server/migrations/0020-buyers'
import { salesMigration } from '@server/migrations/0021-sales'
import { commissionMigration } from '@server/migrations/0022-commission'
import { paymentsMigration } from '@server/migrations/0023-payments'
import { salesReportMigration } from '@server/migrations/0024-sales-report'
import { reservedMigration } from '@server/migrations/0025-reserved'
import { leadLinksMigration } from '@server/migrations/0026-lead-links'
import { buyerPapersMigration } from '@server/migrations/0028-buyer-papers'
import { quoteLooksMigration } from '@server/migrations/0029-quote-looks'
import { linkRulesMigration } from '@server/migrations/0031-link-rules'
import { openBalancesMigration } from '@server/migrations/0031-open-balances'
import { requesterEmployeeMigration } from '@server/migrations/0031-requester-employee'
import { orderEverywhereMigration } from '@server/migrations/0032-order-everywhere'
import { buyerAttorneyMigration } from '@server/migrations/0033-buyer-attorney'
import { leadConsentMigration } from '@server/migrations/0033-lead-consent'
import { nextDueMigration } from '@server/migrations/0033-next-due'
import { schemeVersionsMigration } from '@server/migrations/0034-scheme-versions'
import { schemeTakenBackMigration } from '@server/migrations/0035-scheme-taken-back'
import { fileChecksMigration } from '@server/migrations/0036-file-checks'
import { shareSearchMigration } from '@server/migrations/0037-share-search'
import { ownKeysAndMailsMigration } from '@server/migrations/0038-own-keys-and-mails'
import { sharePercentMigration } from '@server/migrations/0039-share-percent'
import { companyTablesMigration } from '@server/migrations/0040-company-tables'
import { sealedMailsMigration } from '@server/migrations/0041-sealed-mails'
import { parametersMigration } from '@server/migrations/0042-parameters'
import { documentTypesMigration } from '@server/migrations/0043-document-types'
import { ledgerMigration } from '@server/migrations/0044-ledger'
import { expensesOfAdvancesMigration } from '@server/migrations/0078-expenses-of-advances'
import { expenseMigration } from '@server/migrations/0045-expense'
import { closeBooksMigration } from '@server/migrations/0047-bank-and-close'
import { cashAdvanceMigration } from '@server/migrations/0046-cash-advance'
import { payablesMigration } from '@server/migrations/0048-payables-and-budgets'
import { commissionTransactionsMigration } from '@server/migrations/0049-commission-transactions'
import { statementsMigration } from '@server/migrations/0050-statements'
import { collectionMigration } from '@server/migrations/0051-collection'
import { recurringFirstDayMigration } from '@server/migrations/0052-recurring-first-day'
import { releasesMigration } from '@server/migrations/0053-releases'
import { certificatesMigration } from '@server/migrations/0054-certificates-and-promises'
import { commissionRequestsMigration } from '@server/migrations/0059-commission-requests'
import { clawbacksMigration } from '@server/migrations/0056-clawbacks'
import { paperLinksMigration } from '@server/migrations/0057-paper-links'
import { documentSealsMigration } from '@server/migrations/0058-document-seals'
import { searchEntriesMigration } from '@server/migrations/0062-search-entries'
import { settledStatementsMigration } from '@server/migrations/0066-settled-statements'
import { salesOfQuotesMigration } from '@server/migrations/0071-sales-of-quotes'
import { earlierRequestsMigration } from '@server/migrations/0077-earlier-requests'
import { buyerInterestMigration } from '@server/migrations/0082-buyer-interest'
import { teamTargetsMigration } from '@server/migrations/0083-team-targets'
import { foundLeaveMigration } from '@server/migrations/0084-found-leave'
import { floorAreaMigration } from '@server/migrations/0086-floor-area'
import { expenseImportsMigration } from '@server/migrations/0087-expense-imports'
import { userPinsMigration } from '@server/migrations/0085-user-pins'
import { incentivesEverywhereMigration } from '@server/migrations/0079-incentives-everywhere'
import { papersAndIndexesMigration } from '@server/migrations/0080-papers-and-indexes'
import { unitBedroomsMigration } from '@server/migrations/0081-unit-bedrooms'
import { moreAnomaliesMigration } from '@server/migrations/0073-more-anomalies'
import { documentLookersMigration } from '@server/migrations/0074-document-lookers'
import { documentFilesMigration } from '@server/migrations/0075-document-files'
import { commissionAdjustmentsMigration } from '@server/migrations/0060-commission-adjustments'
import { correctionsAndClaimsMigration } from '@server/migrations/0061-corrections-and-claims'
import { taxRatesMigration } from '@server/migrations/0067-tax-rates-and-originals'
import { periodReopeningsMigration } from '@server/migrations/0068-period-reopenings'
import { reportMatchesMigration } from '@server/migrations/0065-report-matches'
import { incentivesMigration } from '@server/migrations/0069-incentives'
import { incentiveSharesMigration } from '@server/migrations/0070-incentive-shares'
import { collectionRemindersMigration } from '@server/migrations/0089-collection-reminders'
import { writesWithinUnitsMigration } from '@server/migrations/0090-writes-within-units'
import { writesOfRequestsMigration } from '@server/migrations/0091-writes-of-requests'
import { receiptsThatComeLaterMigration } from '@server/migrations/0092-receipts-that-come-later'
import { namesOfPeopleMigration } from '@server/migrations/0093-names-of-people'
import { voidedRecordsMigration } from '@server/migrations/0094-voided-records'
import { creditsByHandMigration } from '@server/migrations/0095-credits-by-hand'
import { userPhotosMigration } from '@server/migrations/0097-user-photos'
import { exactFindsMigration } from '@server/migrations/0098-exact-finds'
import { addressesFoundExactlyMigration } from '@server/migrations/0100-addresses-found-exactly'
import { receivablesByMonthMigration } from '@server/migrations/0101-receivables-by-month'
import { whatIsOwedMigration } from '@server/migrations/0109-what-is-owed'
import { sharesThatChangeMigration } from '@server/migrations/0110-shares-that-change'
import { tranchesThatMoveMigration } from '@server/migrations/0111-tranches-that-move'
import { allocationsOfDevelopersMigration } from '@server/migrations/0112-allocations-of-developers'
import { lastAllocationsMigration } from '@server/migrations/0113-last-allocations'
import { numbersByTheirEndMigration } from '@server/migrations/0117-numbers-by-their-end'
import { entryAddedUpOnceMigration } from '@server/migrations/0118-an-entry-added-up-once'
import { nextLineOfEntryMigration } from '@server/migrations/0119-the-next-line-of-an-entry'
import { kindsOfRequestsMigration } from '@server/migrations/0120-kinds-of-requests'
import { grossAmountConditionsMigration } from '@server/migrations/0123-conditions-on-gross-amounts'
import { rowsCountedMigration } from '@server/migrations/0124-rows-counted'
import { reasonsInMailsMigration } from '@server/migrations/0125-reasons-in-mails'
import { keysThatWritesNameMigration } from '@server/migrations/0126-keys-that-writes-name'
import { keysInTheirUnitMigration } from '@server/migrations/0127-keys-in-their-unit'
import { referencesInTheirUnitMigration } from '@server/migrations/0128-references-in-their-unit'
import { openingsInTheirUnitMigration } from '@server/migrations/0129-openings-in-their-unit'
import { referencesCheckedMigration } from '@server/migrations/0130-references-checked'
import { policiesOfColumnsMigration } from '@server/migrations/0131-policies-of-columns'
import { triggersWithinTheirUnitMigration } from '@server/migrations/0132-triggers-within-their-unit'
import { keysOfFilesMigration } from '@server/migrations/0133-keys-of-files'
import { findsOfUnitsAndCompanyMigration } from '@server/migrations/0134-finds-of-units-and-company'
import { sumsWithinTheirUnitMigration } from '@server/migrations/0135-sums-within-their-unit'
import { statementMemosMigration } from '@server/migrations/0088-statement-memos'

/** In order; what was once applied is never changed, only followed. */
export const migrations: readonly Migration[] = [
  platformMigration,
  accessMigration,
  isolationMigration,
  recordsMigration,
  settingsMigration,
  maintenanceMigration,
  accountsMigration,
  peopleMigration,
  parallelReadsMigration,
  areaPsgcMigration,
  approvalsMigration,
  leaveMigration,
  timeLogsMigration,
  filesMigration,
  notificationsMigration,
  teamPeopleMigration,
  propertyMigration,
  quotesMigration,
  leadsMigration,
  buyersMigration,
  salesMigration,
  commissionMigration,
  paymentsMigration,
  salesReportMigration,
  reservedMigration,
  leadLinksMigration,
  buyerPapersMigration,
  quoteLooksMigration,
  linkRulesMigration,
  openBalancesMigration,
  requesterEmployeeMigration,
  orderEverywhereMigration,
  buyerAttorneyMigration,
  leadConsentMigration,
  nextDueMigration,
  schemeVersionsMigration,
  schemeTakenBackMigration,
  fileChecksMigration,
  shareSearchMigration,
  ownKeysAndMailsMigration,
  sharePercentMigration,
  companyTablesMigration,
  sealedMailsMigration,
  parametersMigration,
  documentTypesMigration,
  ledgerMigration,
  expenseMigration,
  cashAdvanceMigration,
  closeBooksMigration,
  payablesMigration,
  commissionTransactionsMigration,
  statementsMigration,
  collectionMigration,
  recurringFirstDayMigration,
  releasesMigration,
  certificatesMigration,
  clawbacksMigration,
  paperLinksMigration,
  documentSealsMigration,
  commissionRequestsMigration,
  commissionAdjustmentsMigration,
  correctionsAndClaimsMigration,
  searchEntriesMigration,
  anomaliesMigration,
  reportMatchesMigration,
  settledStatementsMigration,
  taxRatesMigration,
  periodReopeningsMigration,
  incentivesMigration,
  incentiveSharesMigration,
  salesOfQuotesMigration,
  moreAnomaliesMigration,
  documentLookersMigration,
  documentFilesMigration,
  earlierRequestsMigration,
  expensesOfAdvancesMigration,
  incentivesEverywhereMigration,
  papersAndIndexesMigration,
  unitBedroomsMigration,
  buyerInterestMigration,
  teamTargetsMigration,
  foundLeaveMigration,
  userPinsMigration,
  floorAreaMigration,
  expenseImportsMigration,
  statementMemosMigration,
  collectionRemindersMigration,
  writesWithinUnitsMigration,
  writesOfRequestsMigration,
  receiptsThatComeLaterMigration,
  namesOfPeopleMigration,
  voidedRecordsMigration,
  creditsByHandMigration,
  userPhotosMigration,
  exactFindsMigration,
  addressesFoundExactlyMigration,
  receivablesByMonthMigration,
  whatIsOwedMigration,
  sharesThatChangeMigration,
  tranchesThatMoveMigration,
  allocationsOfDevelopersMigration,
  lastAllocationsMigration,
  numbersByTheirEndMigration,
  entryAddedUpOnceMigration,
  nextLineOfEntryMigration,
  kindsOfRequestsMigration,
  grossAmountConditionsMigration,
  rowsCountedMigration,
  reasonsInMailsMigration,
  keysThatWritesNameMigration,
  keysInTheirUnitMigration,
  referencesInTheirUnitMigration,
  openingsInTheirUnitMigration,
  referencesCheckedMigration,
  policiesOfColumnsMigration,
  triggersWithinTheirUnitMigration,
  keysOfFilesMigration,
  findsOfUnitsAndCompanyMigration,
  sumsWithinTheirUnitMigration,
]
