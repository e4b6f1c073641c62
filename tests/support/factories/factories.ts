import type { Db } from '@server/platform/db/database'
import { accountingFactories } from '@tests/support/factories/accounting'
import { buyerFactories } from '@tests/support/factories/buyers'
import { documentFactories } from '@tests/support/factories/documents'
import { filesFactories } from '@tests/support/factories/files'
import { holdFactories } from '@tests/support/factories/holds'
import { incentiveFactories } from '@tests/support/factories/incentives'
import { leadFactories } from '@tests/support/factories/leads'
import { leaveFactories } from '@tests/support/factories/leave'
import { buildApprovalChain, buildApprovalSeat } from '@tests/support/factories/approvals'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import { paymentFactories } from '@tests/support/factories/payments'
import { peopleFactories } from '@tests/support/factories/people'
import { propertyFactories } from '@tests/support/factories/property'
import { salesFactories } from '@tests/support/factories/sales'
import { timeLogsFactories } from '@tests/support/factories/time-logs'
import {
  buildAuditEntry,
  buildCompanyProfile,
  buildLinkRule,
  buildMenu,
  buildModule,
  buildNumberSeries,
  buildOutboxMail,
  buildParameterValue,
  buildPermission,
  buildRole,
  buildSodRule,
  buildUser,
} from '@tests/support/factories/settings'

/** A factory for each resource, by its name; each makes the parents it needs. */
export const factories: Record<string, (db: Db) => Promise<object>> = {
  ...accountingFactories,
  ...buyerFactories,
  ...documentFactories,
  ...filesFactories,
  ...incentiveFactories,
  ...holdFactories,
  ...leadFactories,
  ...leaveFactories,
  ...maintenanceFactories,
  ...paymentFactories,
  ...peopleFactories,
  ...propertyFactories,
  ...salesFactories,
  ...timeLogsFactories,
  approval_chain: buildApprovalChain,
  approval_seat: buildApprovalSeat,
  audit_entry: buildAuditEntry,
  company_profile: buildCompanyProfile,
  link_rule: buildLinkRule,
  menu: buildMenu,
  module: buildModule,
  number_series: buildNumberSeries,
  outbox_mail: buildOutboxMail,
  parameter_value: buildParameterValue,
  permission: buildPermission,
  role: buildRole,
  sod_rule: buildSodRule,
  user: buildUser,
}
