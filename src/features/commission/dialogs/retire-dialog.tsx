import type { z } from 'zod'
import { retireSchemeSchema } from '@contract/modules/commission/scheme.resource'
import { schemes, useRetireSchemeMutation, type ShownScheme } from '@/features/commission/schemes.api'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type RetireDialogProps = { scheme: ShownScheme; onClose: () => void }

/** Says until when it holds; sales that were booked by it keep it. */
export function RetireDialog({ scheme, onClose }: RetireDialogProps) {
  const t = usePhrases('commission')
  const dispatch = useAppDispatch()
  const [retire] = useRetireSchemeMutation()
  const name = t('title_of', { name: scheme.name, version: scheme.version })
  const form = usePortalForm<z.infer<typeof retireSchemeSchema>>({
    schema: retireSchemeSchema,
    defaultValues: { valid_to: '' },
    onSubmit: async values => {
      await retire({ scheme, values }).unwrap()
      dispatch(success(t('retire.done', { name })))
      onClose()
    },
    onStale: () => dispatch(schemes.wentStale(scheme.id)),
  })
  return (
    <FormDialog
      form={form}
      title={t('retire.title', { name })}
      submit={t('acts.retire')}
      onClose={onClose}
      isGrave
    >
      <p>{t('retire.text', { sales: scheme.frozen_sales })}</p>
      <FormDate form={form} name="valid_to" label={t('fields.valid_to')} required />
    </FormDialog>
  )
}
