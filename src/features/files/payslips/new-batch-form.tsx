import { CUTOFFS, newPayslipBatchSchema, type NewPayslipBatch } from '@contract/modules/files/payslip.calls'
import { batchActions } from '@/features/files/payslips/payslips.api'
import { Form } from '@/shared/form/form'
import { FormDate } from '@/shared/form/form-date'
import { FormSelect } from '@/shared/form/form-select'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'

export type NewBatchFormProps = { onBegun: (batch: { id: string }) => void; onCancel: () => void }

export function NewBatchForm({ onBegun, onCancel }: NewBatchFormProps) {
  const t = usePhrases('files')
  const shared = usePhrases('shared')
  const [begin] = batchActions.create.useMutation()
  const form = usePortalForm<NewPayslipBatch>({
    schema: newPayslipBatchSchema,
    defaultValues: { cutoff: 'second' },
    onSubmit: async values => onBegun(await begin({ body: values }).unwrap()),
  })
  return (
    <Card title={t('batch.begin')}>
      <Form form={form} className="form-stack">
        <FormDate form={form} name="period_from" label={t('batch.period_from')} required />
        <FormDate form={form} name="period_to" label={t('batch.period_to')} required />
        <FormDate form={form} name="pay_date" label={t('batch.pay_date')} required />
        <FormSelect
          form={form}
          name="cutoff"
          label={t('batch.cutoff')}
          required
          options={CUTOFFS.map(value => ({ value, label: t(`payslips.cutoff.${value}`) }))}
        />
        <div className="form-actions">
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('batch.begin')}
          </Button>
          <Button disabled={form.isBusy} onClick={onCancel}>
            {shared('cancel')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
