import { useGetLeadChoicesQuery } from '@/features/buyers/leads/lead-commands.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormSelect } from '@/shared/form/form-select'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leadActions } from '@/shared/leads/lead-actions.api'

export type HandOverDialogProps = {
  lead: { id: string; row_version: number; full_name: string; owner_employee_id: string }
  kind: 'assign' | 'transfer'
  onClose: () => void
}

type HandOver = { to_employee_id: string; reason: string | null }

/** Another seller gets the lead; the history keeps from whom, by whom and why. */
export function HandOverDialog({ lead, kind, onClose }: HandOverDialogProps) {
  const t = usePhrases('leads')
  const { data: choices } = useGetLeadChoicesQuery()
  const { full_name: name } = lead
  const sellers = choices?.sellers.filter(seller => seller.id !== lead.owner_employee_id) ?? []
  const form = useCommandForm<HandOver, unknown>(leadActions[kind], {
    record: lead,
    defaultValues: { to_employee_id: '', reason: kind === 'assign' ? null : '' },
    done: () => t('hand.done', { name }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t(`hand.${kind}_title`, { name })}
      submit={t(`hand.${kind}`)}
      onClose={onClose}
    >
      <p>{t('hand.text')}</p>
      <FormSelect
        form={form}
        name="to_employee_id"
        label={t('hand.to')}
        placeholder={t('capture.choose')}
        options={sellers.map(seller => ({
          value: seller.id,
          label: seller.team ? `${seller.label} · ${seller.team}` : seller.label,
        }))}
        required
      />
      <FormLongText
        form={form}
        name="reason"
        label={t('hand.reason')}
        nullable={kind === 'assign'}
        optional={kind === 'assign'}
        required={kind === 'transfer'}
      />
    </FormDialog>
  )
}
