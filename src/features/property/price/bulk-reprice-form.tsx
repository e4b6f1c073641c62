import type { BulkTarget } from '@contract/kernel/record-calls'
import { PRICE_ROUNDINGS, type RepricePreview } from '@contract/selling/property-unit.calls'
import {
  readRepriceForm,
  repriceFormSchema,
  WAYS,
  type RepriceValues,
} from '@/features/property/price/reprice-form'
import { unitActions } from '@/features/property/unit-commands.api'
import { businessToday } from '@/features/property/business-today'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormMoney } from '@/shared/form/form-money'
import { FormRate } from '@/shared/form/form-rate'
import { FormSelect } from '@/shared/form/form-select'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type BulkRepriceFormProps = {
  target: BulkTarget
  /** What was asked before, where somebody came back from the preview. */
  before: RepriceValues | null
  onPreview: (values: RepriceValues, preview: RepricePreview) => void
  onClose: () => void
}

export function BulkRepriceForm({ target, before, onPreview, onClose }: BulkRepriceFormProps) {
  const t = usePhrases('property')
  const [ask] = unitActions.preview_reprice.useMutation()
  const form = usePortalForm<RepriceValues>({
    schema: repriceFormSchema,
    defaultValues: before ?? {
      by: 'percent',
      figure: '',
      round_to: '100.00',
      effective_from: businessToday(),
      reason: '',
    },
    onSubmit: async values => {
      onPreview(values, await ask({ body: { target, ...readRepriceForm(values) } }).unwrap())
    },
  })
  const { by } = useFormValues(form)
  const figure = { form, name: 'figure', label: t(`reprice.figure.${by}`), required: true } as const
  return (
    <FormDialog form={form} title={t('reprice.bulk_title')} submit={t('reprice.preview')} onClose={onClose}>
      <p>{t('reprice.text')}</p>
      <FormSelect
        form={form}
        name="by"
        label={t('reprice.way')}
        options={WAYS.map(way => ({ value: way, label: t(`reprice.ways.${way}`) }))}
      />
      {by === 'percent' ? (
        <FormRate {...figure} hint={t('reprice.percent_hint')} />
      ) : (
        <FormMoney {...figure} hint={by === 'amount' ? t('reprice.amount_hint') : undefined} />
      )}
      <FormSelect
        form={form}
        name="round_to"
        label={t('reprice.round_to')}
        options={PRICE_ROUNDINGS.map(step => ({
          value: step,
          label: t(`reprice.rounding.${ROUNDING[step]}`),
        }))}
      />
      <FormDate form={form} name="effective_from" label={t('reprice.from')} required />
      <FormLongText form={form} name="reason" label={t('command.reason')} required />
    </FormDialog>
  )
}

const ROUNDING = {
  '0.01': 'centavo',
  '1.00': 'peso',
  '100.00': 'hundred',
  '1000.00': 'thousand',
} as const satisfies Record<(typeof PRICE_ROUNDINGS)[number], string>
