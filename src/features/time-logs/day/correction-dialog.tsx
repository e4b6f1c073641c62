import { useState } from 'react'
import { z } from 'zod'
import type { ShownPunch } from '@contract/modules/time-logs/time-logs.calls'
import { correctionCallSchema } from '@contract/modules/time-logs/time-request.calls'
import { changesOf, rowsOf } from '@/features/time-logs/day/correction-rows'
import { PunchRows } from '@/features/time-logs/day/punch-rows'
import { requestActions, timedPersonActions } from '@/features/time-logs/time-logs.api'
import { useDayName } from '@/shared/format/use-day-name'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type CorrectionDialogProps = {
  date: string
  punches: readonly ShownPunch[]
  /** Null: one's own day, which is asked for; else HR corrects at once. */
  employeeId: string | null
  onClose: () => void
}

const reasonSchema = z.object({ reason: correctionCallSchema.shape.reason })

/** The day as it should read; what has to be voided and added for that is worked out. */
export function CorrectionDialog({ date, punches, employeeId, onClose }: CorrectionDialogProps) {
  const t = usePhrases('time-logs')
  const dayName = useDayName()
  const [before] = useState(() => rowsOf(punches, date))
  const [rows, setRows] = useState(before)
  const isOwn = employeeId === null
  const command = isOwn ? requestActions.corrections.request : timedPersonActions.correct
  const form = useCommandForm<{ reason: string }, unknown>(command, {
    record: isOwn ? undefined : { id: employeeId },
    schema: reasonSchema,
    defaultValues: { reason: '' },
    toBody: ({ reason }) => ({ work_date: date, reason, ...changesOf(before, rows, date) }),
    done: () => t(isOwn ? 'correction.asked' : 'correction.done'),
    onDone: onClose,
  })
  const changes = changesOf(before, rows, date)
  const isChanged = changes.voids.length + changes.adds.length > 0
  const isWhole = rows.every(row => row.time !== '')
  return (
    <FormDialog
      form={form}
      title={t('correction.title', { date: dayName(date) })}
      submit={t(isOwn ? 'correction.submit_own' : 'correction.submit')}
      onClose={onClose}
      canSubmit={isChanged && isWhole}
    >
      <LeaveGuard isDirty={isChanged && !form.isBusy} />

      <p className="mb-0">{t('correction.text')}</p>
      <PunchRows rows={rows} onChange={setRows} />
      <FormLongText form={form} name="reason" label={t('correction.reason')} required />
    </FormDialog>
  )
}
