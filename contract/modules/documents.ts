import { expense } from '@contract/modules/accounting/expense.document'
import { cashAdvance } from '@contract/modules/cash-advance/cash-advance.document'
import { correction } from '@contract/modules/commission/correction.document'
import { credit } from '@contract/modules/commission/credit.document'
import { incentiveGrant } from '@contract/modules/commission/incentive-grant.document'
import { release } from '@contract/modules/commission/release.document'
import { commissionRequest } from '@contract/modules/commission/request.document'
import { statement } from '@contract/modules/commission/statement.document'
import { periodReopening } from '@contract/modules/accounting/period-reopening.document'
import type { DocumentDefinition } from '@contract/kernel/define-document'

/** Every document that is declared: each is named here once, for its fields to be named in every language. */
export const DOCUMENTS: readonly DocumentDefinition[] = [
  expense,
  cashAdvance,
  statement,
  release,
  commissionRequest,
  correction,
  credit,
  periodReopening,
  incentiveGrant,
]
