import type { ArchivedPayslip } from '@contract/modules/files/payslip.calls'
import { payslipActions, useGetPayslipViewsQuery } from '@/features/files/payslips/payslips.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

/** Takes a payslip back; who has seen it until now is told first. */
export function WithdrawDialog({ slip, onClose }: { slip: ArchivedPayslip; onClose: () => void }) {
  const t = usePhrases('files')
  const formats = useFormats()
  const { currentData: views } = useGetPayslipViewsQuery(slip.id)
  const form = useCommandForm<{ reason: string }, unknown>(payslipActions.withdraw, {
    record: slip,
    defaultValues: { reason: '' },
    done: () => t('archive.withdrawn', { no: slip.slip_no }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('archive.withdraw_named', { no: slip.slip_no })}
      submit={t('archive.withdraw')}
      isGrave
      onClose={onClose}
    >
      <Banner tone={views && views.length > 0 ? 'warning' : 'info'}>
        {views?.length === 0 && t('archive.unseen')}
        {views && views.length > 0 && (
          <ul className="mb-0">
            {views.map(view => (
              <li key={view.at}>
                <bdi>{view.viewer}</bdi> · {formats.longDate(view.at)}
              </li>
            ))}
          </ul>
        )}
      </Banner>
      <FormLongText form={form} name="reason" label={t('archive.reason')} required />
    </FormDialog>
  )
}
