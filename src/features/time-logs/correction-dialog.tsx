import { useState } from 'react'
import { z } from 'zod'
import type { ShownPunch } from '@contract/modules/time-logs/time-logs.commands'
import { correctionCallSchema } from '@contract/modules/time-logs/time-request.commands'
import { changesOf, rowsOf } from '@/features/time-logs/correction-rows'
import { PunchRows } from '@/features/time-logs/punch-rows'
import { useAskForCorrectionMutation } from '@/features/time-logs/time-logs.api'
import { useDayName } from '@/features/time-logs/use-day-name'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

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
  const dispatch = useAppDispatch()
  const [ask] = useAskForCorrectionMutation()
  const [before] = useState(() => rowsOf(punches, date))
  const [rows, setRows] = useState(before)
  const form = usePortalForm({
    schema: reasonSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      const values = { work_date: date, reason, ...changesOf(before, rows, date) }
      await ask({ employee_id: employeeId, values }).unwrap()
      dispatch(success(t(employeeId === null ? 'correction.asked' : 'correction.done')))
      onClose()
    },
  })
  const changes = changesOf(before, rows, date)
  const isChanged = changes.voids.length + changes.adds.length > 0
  const isWhole = rows.every(row => row.time !== '')
  return (
    <FormDialog
      form={form}
      title={t('correction.title', { date: dayName(date) })}
      submit={t(employeeId === null ? 'correction.submit_own' : 'correction.submit')}
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
