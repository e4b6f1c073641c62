import { oneOf } from '@contract/kernel/one-of'
import type { HoldUnit } from '@contract/modules/property/hold.calls'
import { holdActions } from '@/features/property/holds/holds.api'
import { useCan } from '@/shared/access/use-can'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormReference } from '@/shared/form/form-reference'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { listPath } from '@/shared/resource/list-path'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import { ButtonLink } from '@/shared/ui/button-link'

export type HoldDialogProps = {
  unitId: string
  unitCode: string
  /** How long it lasts. */
  hours: number
  /** For whom, where one came from a lead. */
  leadId: string | null
  /** Said in the form's place once somebody else was quicker. */
  taken: string | null
  onClose: () => void
}

const FREE_UNITS = listPath('/property/list', { filter: { status: oneOf('available') } })

export function HoldDialog({ unitId, unitCode, hours, leadId, taken, onClose }: HoldDialogProps) {
  const t = usePhrases('holds')
  const can = useCan()
  const dispatch = useAppDispatch()
  const [hold] = holdActions.hold.useMutation()
  const form = usePortalForm<HoldUnit>({
    schema: holdActions.hold.body as FormSchema<HoldUnit>,
    defaultValues: { unit_id: unitId, lead_id: leadId, employee_id: null },
    onSubmit: async values => {
      await hold({ body: values }).unwrap()
      dispatch(success(t('hold.done', { unit: unitCode })))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('hold.dialog', { unit: unitCode })}
      submit={t('hold.action', { count: hours })}
      onClose={onClose}
      instead={
        taken &&
        !form.isBusy && (
          <Banner
            tone="warning"
            role="alert"
            action={<ButtonLink to={FREE_UNITS}>{t('reserved.to_units')}</ButtonLink>}
          >
            {taken}
          </Banner>
        )
      }
    >
      <p>{t('hold.dialog_text')}</p>
      {can('buyer.lead.view') && (
        <FormReference
          form={form}
          name="lead_id"
          to="lead"
          label={t('hold.lead')}
          hint={t('hold.lead_hint')}
          optional
        />
      )}
    </FormDialog>
  )
}
