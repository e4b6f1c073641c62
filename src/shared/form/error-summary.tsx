import type { FieldValues } from 'react-hook-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type ErrorSummaryProps<Values extends FieldValues> = { form: PortalForm<Values> }

/** After a try to save: how many fields lack something. The eye sees it, the ear is told here. */
export function ErrorSummary<Values extends FieldValues>({ form }: ErrorSummaryProps<Values>) {
  const t = usePhrases('shared')
  const { errors, submitCount, isSubmitting } = form.fields.formState
  const count = Object.keys(errors).length
  return (
    <p className="visually-hidden" role="status">
      {submitCount > 0 && !isSubmitting && count > 0 ? t('fields_to_mend', { count }) : ''}
    </p>
  )
}
