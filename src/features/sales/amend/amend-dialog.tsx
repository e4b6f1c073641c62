import { z } from 'zod'
import { amendSaleSchema } from '@contract/selling/sale.calls'
import { AmendFields } from '@/features/sales/amend/amend-fields'
import { AmendPreview } from '@/features/sales/amend/amend-preview'
import { AMENDABLE, amendmentOf, asItStands, type AmendValues } from '@/features/sales/amend/amend-values'
import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { saleActions } from '@/features/sales/sale-commands.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormSelect } from '@/shared/form/form-select'
import { issueCode } from '@/shared/form/issue-codes'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** The contract's own check of what is sent; what it says of the change stands at the fields of the form. */
const amendFormSchema = z.custom<AmendValues>().superRefine((values, context) => {
  const read = amendSaleSchema.safeParse(amendmentOf(values), { error: issue => issueCode(issue) })
  for (const { path, message } of read.error?.issues ?? []) {
    context.addIssue({
      code: 'custom',
      message,
      path: path[0] === 'change' ? path.slice(1) : path,
    })
  }
})

/** One change, as it shall be; before and after beside it; then those who decide are asked. */
export function AmendDialog({ row, detail, onClose }: ActionDialogProps) {
  const t = usePhrases('sales')
  const form = useCommandForm<AmendValues, unknown>(saleActions.amend, {
    record: row,
    schema: amendFormSchema,
    toBody: amendmentOf,
    defaultValues: asItStands(row, detail),
    done: () => t('done.amend'),
    onDone: onClose,
  })
  const values = useFormValues(form)
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('command.amend.title')}
      submit={t('amend.ask')}
      onClose={onClose}
    >
      <FormSelect
        form={form}
        name="kind"
        label={t('amend.kind')}
        options={AMENDABLE.map(value => ({ value, label: t(`values.amendment_kind.${value}`) }))}
      />
      <AmendFields form={form} values={values} />
      <FormLongText form={form} name="reason" label={t('fields.reason')} required rows={2} dir="auto" />
      <FormDate
        form={form}
        name="effective_date"
        label={t('amend.effective')}
        hint={t('amend.effective_hint')}
        optional
      />
      <AmendPreview id={row.id} values={values} />
    </FormDialog>
  )
}
