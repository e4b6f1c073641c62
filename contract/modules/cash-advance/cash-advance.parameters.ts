import { defineParameter } from '@contract/kernel/define-parameter'
import { rateText } from '@contract/kernel/field-declarations'
import { wholeNumber } from '@contract/kernel/parameter-schemas'

/** How much of what a seller has earned and not been paid may be advanced. */
export const sellerLimit = defineParameter({
  code: 'cash_advance.seller_limit',
  kind: 'rate',
  measure: 'percent',
  schema: rateText(),
  default: '50',
  scopes: ['company', 'unit'],
})

/** How much of a month's basic pay may be advanced. */
export const payLimit = defineParameter({
  code: 'cash_advance.pay_limit',
  kind: 'rate',
  measure: 'percent',
  schema: rateText(0, 300),
  default: '100',
  scopes: ['company', 'unit'],
})

/** So many operational advances one person may have open at once. */
export const openAtOnce = defineParameter({
  code: 'cash_advance.open_at_once',
  kind: 'integer',
  measure: 'advances',
  schema: wholeNumber(1, 10),
  default: 1,
  scopes: ['company', 'unit'],
})

/** Between the release and the day by which it is settled. */
export const liquidationDays = defineParameter({
  code: 'cash_advance.liquidation_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 365),
  default: 15,
  scopes: ['company', 'unit'],
})

/** So long before that day whoever has to settle is reminded. */
export const liquidationWarningDays = defineParameter({
  code: 'cash_advance.warning_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 60),
  default: 3,
  scopes: ['company'],
})

/** Up to this amount whoever recorded a movement may undo it; above it somebody else does. */
export const undoneAlone = defineParameter({
  code: 'cash_advance.undone_alone',
  kind: 'integer',
  measure: 'pesos',
  schema: wholeNumber(0, 1_000_000),
  default: 5000,
  scopes: ['company', 'unit'],
})

/** How much of the net pay after statutory deductions may go to advances. */
export const payCap = defineParameter({
  code: 'cash_advance.pay_cap',
  kind: 'rate',
  measure: 'percent',
  schema: rateText(),
  default: '20',
  scopes: ['company', 'unit'],
})

/** How much of a release of commission may go to advances. */
export const commissionCap = defineParameter({
  code: 'cash_advance.commission_cap',
  kind: 'rate',
  measure: 'percent',
  schema: rateText(),
  default: '50',
  scopes: ['company', 'unit'],
})
