import { useState } from 'react'
import {
  createDelegationSchema,
  type CreateDelegation,
} from '@contract/modules/approvals/approval-delegation.calls'
import { businessDate } from '@contract/kernel/dates'
import { delegationActions } from '@/features/approvals/delegations/delegations.api'
import { PersonField } from '@/features/approvals/person-field'
import type { ComboOption } from '@/shared/form/combo-box'
import { Form } from '@/shared/form/form'
import { FormDate } from '@/shared/form/form-date'
import { FormText } from '@/shared/form/form-text'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { useFieldMessage } from '@/shared/form/use-field-message'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

const blank = () => ({ to_user_id: '', date_from: businessDate(new Date()), date_to: null, reason: null })

export function DelegationForm() {
  const t = usePhrases('approvals')
  const dispatch = useAppDispatch()
  const messageOf = useFieldMessage()
  const [person, setPerson] = useState<ComboOption | null>(null)
  const [create] = delegationActions.create.useMutation()
  const form = usePortalForm<CreateDelegation>({
    schema: createDelegationSchema as FormSchema<CreateDelegation>,
    defaultValues: blank(),
    onSubmit: async (values, fields) => {
      await create({ body: values }).unwrap()
      dispatch(success(t('delegation.saved')))
      fields.reset(blank())
      setPerson(null)
    },
  })
  const handlePick = (option: ComboOption | null) => {
    setPerson(option)
    form.fields.setValue('to_user_id', option?.id ?? '', {
      shouldDirty: true,
      shouldValidate: option !== null,
    })
  }
  return (
    <Form form={form} label={t('delegation.new')} className="form-stack">
      <PersonField
        label={t('delegation.to')}
        value={person}
        error={messageOf(form.fields.formState.errors.to_user_id && 'required')}
        onPick={handlePick}
      />
      <div className="delegation-dates">
        <FormDate form={form} name="date_from" label={t('delegation.from')} required />
        <FormDate
          form={form}
          name="date_to"
          label={t('delegation.until')}
          hint={t('delegation.until_hint')}
          optional
        />
      </div>
      <FormText form={form} name="reason" label={t('delegation.reason')} nullable />
      <div className="cluster">
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('delegation.save')}
        </Button>
      </div>
    </Form>
  )
}
