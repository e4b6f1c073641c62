import type { z } from 'zod'
import { assignLeadSchema, transferLeadSchema } from '@contract/modules/buyers/lead.commands'
import { useGetLeadChoicesQuery, useHandOverLeadMutation } from '@/features/buyers/leads/lead-commands.api'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormSelect } from '@/shared/form/form-select'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leads } from '@/shared/leads/leads.api'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type HandOverDialogProps = {
  lead: { id: string; row_version: number; full_name: string; owner_employee_id: string }
  kind: 'assign' | 'transfer'
  onClose: () => void
}

type Handing = z.infer<typeof assignLeadSchema>

/** Another seller gets the lead; the history keeps from whom, by whom and why. */
export function HandOverDialog({ lead, kind, onClose }: HandOverDialogProps) {
  const t = usePhrases('leads')
  const dispatch = useAppDispatch()
  const { data: choices } = useGetLeadChoicesQuery()
  const [send] = useHandOverLeadMutation()
  const { id, row_version, full_name: name } = lead
  const sellers = choices?.sellers.filter(seller => seller.id !== lead.owner_employee_id) ?? []
  const form = usePortalForm<Handing>({
    schema: (kind === 'assign' ? assignLeadSchema : transferLeadSchema) as unknown as FormSchema<Handing>,
    defaultValues: { to_employee_id: '', reason: kind === 'assign' ? null : '' },
    onSubmit: async values => {
      await send({ id, row_version, kind, values }).unwrap()
      dispatch(success(t('hand.done', { name })))
      onClose()
    },
    onStale: () => dispatch(leads.wentStale(id)),
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
