import { useWatch, type FieldValues } from 'react-hook-form'
import type { PortalForm } from '@/shared/form/use-portal-form'

/** What stands in the form now, for what is drawn by it. A field that was not drawn yet may lack. */
export function useFormValues<Values extends FieldValues>(form: PortalForm<Values>): Values {
  return useWatch({ control: form.fields.control }) as Values
}
