import { defineParameter, type Parameter } from '@contract/kernel/define-parameter'
import { rateText } from '@contract/kernel/field-declarations'
import { recordOf } from '@contract/kernel/records'
import {
  MOST_WITHHELD,
  WITHHOLDING,
  WITHHOLDING_CODES,
  type WithholdingCode,
} from '@contract/modules/accounting/withholding'

const rateOf = (code: WithholdingCode): Parameter<string> =>
  defineParameter({
    code: `accounting.withholding_${code.toLowerCase()}`,
    kind: 'rate',
    measure: 'percent',
    schema: rateText(0, MOST_WITHHELD),
    default: WITHHOLDING[code].rate,
    scopes: ['company'],
  })

/** What is withheld by each code. */
export const withholdingRates = recordOf(WITHHOLDING_CODES, rateOf)
