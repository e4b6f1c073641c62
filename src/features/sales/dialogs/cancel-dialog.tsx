import type { CancelSale } from '@contract/selling/sale.calls'
import { CANCEL_KINDS, CANCEL_REASONS } from '@contract/selling/sale-words'
import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { MacedaFacts } from '@/features/sales/dialogs/maceda-facts'
import { saleActions } from '@/features/sales/sale-commands.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormSelect } from '@/shared/form/form-select'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'

const NOTHING_SAID = {
  kind: '' as CancelSale['kind'],
  reason_code: '' as CancelSale['reason_code'],
  note: '',
  maceda_acknowledged: false,
  developer_notice_no: null,
}

/** A reservation ends at once; a booked sale after approval, and not before the law's figures were read. */
export function CancelDialog({ row, onClose }: ActionDialogProps) {
  const t = usePhrases('sales')
  const isBooked = row.status === 'booked'
  const form = useCommandForm<CancelSale, unknown>(saleActions.cancel, {
    record: row,
    defaultValues: NOTHING_SAID,
    done: () => t(isBooked ? 'done.cancel_asked' : 'done.cancel'),
    onDone: onClose,
  })
  const { maceda_acknowledged: isRead } = useFormValues(form)
  return (
    <FormDialog
      form={form}
      size={isBooked ? 'lg' : 'md'}
      title={t('command.cancel.title')}
      submit={t(isBooked ? 'cancel.ask' : 'command.cancel.title')}
      isGrave
      canSubmit={!isBooked || isRead}
      onClose={onClose}
    >
      <p>{t(isBooked ? 'cancel.text_booked' : 'cancel.text_reserved', { unit: row.unit_code })}</p>
      {isBooked && <MacedaFacts id={row.id} />}
      {isBooked && (
        <FormSwitch
          form={form}
          name="maceda_acknowledged"
          label={t('maceda.acknowledge')}
          hint={t('maceda.acknowledge_hint')}
        />
      )}
      <div className="form-grid">
        <FormSelect
          form={form}
          name="kind"
          label={t('fields.cancel_kind')}
          placeholder={t('cancel.choose')}
          required
          options={CANCEL_KINDS.map(value => ({ value, label: t(`values.cancel_kind.${value}`) }))}
        />
        <FormSelect
          form={form}
          name="reason_code"
          label={t('fields.cancel_reason_code')}
          placeholder={t('cancel.choose')}
          required
          options={CANCEL_REASONS.map(value => ({ value, label: t(`values.cancel_reason_code.${value}`) }))}
        />
      </div>
      <FormLongText form={form} name="note" label={t('fields.cancel_note')} required rows={3} dir="auto" />
      {isBooked && (
        <FormText
          form={form}
          name="developer_notice_no"
          label={t('fields.developer_notice_no')}
          hint={t('cancel.notice_hint')}
          required
          nullable
          dir="ltr"
        />
      )}
    </FormDialog>
  )
}
