import { z } from 'zod'
import { defineCommands, refusedRecords, withTouches } from '@contract/kernel/define-commands'
import { amountText, dateText, maybe, maybeText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { MOST_PAID_TOGETHER, prepareReleasesSchema } from '@contract/modules/commission/release-line'
import { PAID_OUT, release, RELEASE_MODES } from '@contract/modules/commission/release.document'

const idsToPay = z.array(idSchema).min(1).max(MOST_PAID_TOGETHER)
const payManySchema = z.strictObject({
  ids: idsToPay,
  paid_on: dateText,
  pay_mode: z.enum(RELEASE_MODES),
  bank_id: maybe(idSchema),
  /** Of the first check; the others follow in the order of their numbers. */
  first_check_no: maybeText(20),
})
export type PayMany = z.output<typeof payManySchema>

/** Of several releases at once; what is done with one stands with the document. */
export const releaseListCommands = defineCommands(withTouches(release.resource, PAID_OUT), {
  prepare: {
    on: 'list',
    permission: 'commission.release.create',
    summary: 'Draft a release for each of these payees, of all that may be released in a unit',
    body: prepareReleasesSchema,
    answer: z.object({ ids: z.array(z.string()) }),
    needsKey: true,
  },
  ask_payment: {
    on: 'list',
    path: 'pay/refused',
    permission: 'commission.release.pay',
    summary: 'Those of these releases that somebody else has to pay, and why',
    body: z.strictObject({ ids: idsToPay }),
    answer: refusedRecords,
    writesNothing: true,
  },
  pay_many: {
    on: 'list',
    path: 'pay',
    permission: 'commission.release.pay',
    summary: 'Pay approved releases together: all of them or none',
    body: payManySchema,
    answer: z.object({ batch_id: z.string(), count: z.number().int(), net_amount: amountText }),
    needsKey: true,
    posts: true,
  },
})
