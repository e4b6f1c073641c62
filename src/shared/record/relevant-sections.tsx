import { useFormValues } from '@/shared/form/use-form-values'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { FormSections, type FormSectionsProps } from '@/shared/record/form-sections'
import { relevantSections } from '@/shared/record/record-sections'
import type { IsRelevant, RecordValues } from '@/shared/record/record-values'

export type RelevantSectionsProps = FormSectionsProps & {
  form: PortalForm<RecordValues>
  isRelevant: IsRelevant
}

/** The groups of a form whose fields come and go with what is typed: drawn anew at each change, the form is not. */
export function RelevantSections({ form, isRelevant, sections, ...rest }: RelevantSectionsProps) {
  const typed = useFormValues(form)
  return <FormSections {...rest} sections={relevantSections(sections, isRelevant, typed)} />
}
