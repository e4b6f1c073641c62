import type { Parameter } from '@contract/kernel/define-parameter'
import * as accounting from '@contract/modules/accounting/accounting.parameters'
import * as approvals from '@contract/modules/approvals/approvals.parameters'
import * as collection from '@contract/modules/collection/collection.parameters'
import * as commission from '@contract/modules/commission/commission.parameters'
import * as buyers from '@contract/modules/buyers/buyers.parameters'
import * as expense from '@contract/modules/accounting/expense.parameters'
import * as cashAdvance from '@contract/modules/cash-advance/cash-advance.parameters'
import * as property from '@contract/selling/property.parameters'
import * as sales from '@contract/selling/sales.parameters'
import { withholdingRates } from '@contract/modules/accounting/withholding.parameters'
import * as tax from '@contract/selling/tax.parameters'
import * as timeLogs from '@contract/modules/time-logs/time-logs.parameters'

/** Every parameter, module by module in the order of their names. */
export const PARAMETERS: readonly Parameter[] = [
  property,
  buyers,
  sales,
  approvals,
  timeLogs,
  cashAdvance,
  accounting,
  tax,
  withholdingRates,
  expense,
  commission,
  collection,
].flatMap(module => Object.values<Parameter>(module))
