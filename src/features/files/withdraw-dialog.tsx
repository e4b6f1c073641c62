import { withdrawPayslipSchema, type ArchivedPayslip } from '@contract/modules/files/payslip.commands'
import { useGetPayslipViewsQuery, useWithdrawPayslipMutation } from '@/features/files/payslips.api'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'

/** Takes a payslip back; who has seen it until now is told first. */
export function WithdrawDialog({ slip, onClose }: { slip: ArchivedPayslip; onClose: () => void }) {
  const t = usePhrases('files')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { data: views } = useGetPayslipViewsQuery(slip.id)
  const [withdraw] = useWithdrawPayslipMutation()
  const form = usePortalForm<{ reason: string }>({
    schema: withdrawPayslipSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await withdraw({ id: slip.id, row_version: slip.row_version, reason }).unwrap()
      dispatch(success(t('archive.withdrawn', { no: slip.slip_no })))
      onClose()
    },
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
