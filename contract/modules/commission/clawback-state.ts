import { z } from 'zod'
import { dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import type { Clawback } from '@contract/modules/commission/clawback.resource'

export const CLAWBACK_MOVES = ['confirm', 'decline', 'ask_write_off', 'write_off', 'keep'] as const
export type ClawbackMove = (typeof CLAWBACK_MOVES)[number]

/** Whether a clawback can be moved so as it stands: nobody gives up what is not open, or what nobody asked to give up. */
export function canMoveClawback(
  {
    status,
    open_amount,
    write_off_asked_by,
  }: Pick<Clawback, 'status' | 'open_amount' | 'write_off_asked_by'>,
  move: ClawbackMove,
): boolean {
  if (move === 'confirm' || move === 'decline') return status === 'proposed'
  if (open_amount === '0.00') return false
  return (write_off_asked_by === null) === (move === 'ask_write_off')
}

/** What was recovered of a clawback with which release; below nothing where that was voided. */
export const recoverySchema = z.object({
  release_id: idSchema,
  number: z.string().nullable(),
  recovered_on: dateText,
  amount: signedAmountText,
})
export type Recovery = z.infer<typeof recoverySchema>

/** Beside a clawback that is looked at alone. */
export const besideClawback = {
  actions: z.array(z.enum(CLAWBACK_MOVES)).optional(),
  recoveries: z.array(recoverySchema).optional(),
}
