import { z } from 'zod'
import { defineCommands } from '@contract/kernel/define-commands'
import { amountText, linesText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { reasonFields } from '@contract/kernel/reason-fields'
import { CLAIM_CAUSES, clawbackResource } from '@contract/modules/commission/clawback.resource'

const right = (action: string) => `commission.clawback.${action}`

export const claimClawbackSchema = z.strictObject({
  sale_id: idSchema,
  seller_id: idSchema,
  cause: z.enum(CLAIM_CAUSES),
  of_incentive: z.boolean().default(false),
  amount: amountText.refine(text => text !== '0.00', 'clawback_needs_amount'),
  reason: linesText(3, 400),
})
export type ClaimClawback = z.output<typeof claimClawbackSchema>

export const clawbackCommands = defineCommands(clawbackResource, {
  claim: {
    on: 'list',
    path: '',
    permission: right('create'),
    summary: 'Open a clawback by hand: nothing is owed of it until another person confirms it',
    body: claimClawbackSchema,
    makes: true,
    needsKey: true,
  },
  confirm: {
    permission: right('approve'),
    summary: 'Confirm a clawback that somebody else has opened: it is posted, and later releases recover it',
    needsKey: true,
    posts: true,
  },
  decline: {
    permission: { permission: right('approve'), or: right('create') },
    summary: 'End a clawback that was opened by hand and is not confirmed',
  },
  ask_write_off: {
    permission: right('create'),
    summary: 'Ask to give up what is open of a clawback',
    fields: reasonFields,
  },
  write_off: {
    permission: right('write_off'),
    summary: 'Give up what is open of a clawback, as somebody else has asked: it is posted as an expense',
    needsKey: true,
    posts: true,
  },
  keep: {
    permission: { permission: right('write_off'), or: right('create') },
    summary: 'Do not give up a clawback that somebody asked to give up',
  },
})
