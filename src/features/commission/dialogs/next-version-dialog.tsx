import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { nextVersionSchema } from '@contract/modules/commission/scheme.resource'
import { schemeFormPath } from '@/features/commission/scheme-paths'
import { schemes, useNextSchemeMutation, type ShownScheme } from '@/features/commission/schemes.api'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type NextVersionDialogProps = { scheme: ShownScheme; onClose: () => void }

/** Asks for the first day alone: the rest is copied, and changed in the form that follows. */
export function NextVersionDialog({ scheme, onClose }: NextVersionDialogProps) {
  const t = usePhrases('commission')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [make] = useNextSchemeMutation()
  const form = usePortalForm<z.infer<typeof nextVersionSchema>>({
    schema: nextVersionSchema,
    defaultValues: { valid_from: '' },
    onSubmit: async values => {
      const made = await make({ scheme, values }).unwrap()
      dispatch(success(t('next.done', { version: made.version })))
      void navigate(schemeFormPath(made.id))
    },
    onStale: () => dispatch(schemes.wentStale(scheme.id)),
  })
  return (
    <FormDialog
      form={form}
      title={t('next.title', { name: scheme.name })}
      submit={t('next.submit')}
      onClose={onClose}
    >
      <p>{t('next.text', { version: scheme.version })}</p>
      <FormDate form={form} name="valid_from" label={t('fields.valid_from')} hint={t('next.hint')} required />
    </FormDialog>
  )
}
