import { useRef, useState, type FormEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { hasPhrase } from '@/shared/i18n/i18n'
import { schemaResolver, type FormSchema } from '@/shared/form/schema-resolver'

/** What a form holds, by the names of its fields. */
export type FormValues = FieldValues

export interface PortalFormOptions<Values extends FieldValues> {
  schema: FormSchema<Values>
  defaultValues: DefaultValues<Values>
  /** What is checked and sent of what was typed, where that is not all of it. */
  prepare?: ((values: Values) => Values) | undefined
  /** Rejects with what the call rejects with; the form shows it. */
  onSubmit: (values: Values, fields: UseFormReturn<Values, unknown, Values>) => Promise<unknown>
  /** Somebody was faster: what is shown has to be fetched again. */
  onStale?: () => void
}

export interface PortalForm<Values extends FieldValues> {
  fields: UseFormReturn<Values, unknown, Values>
  handleSubmit: (event?: FormEvent) => void
  isBusy: boolean
  /** Why the last attempt failed, where no field says it. */
  failure: ApiFailure | null
}

/** Puts what the server says of single fields beside them. Gives back whether every word found its place. */
function placeServerErrors<Values extends FieldValues>(
  fields: Pick<UseFormReturn<Values, unknown, Values>, 'setError' | 'getValues'>,
  failure: ApiFailure,
): boolean {
  const values = fields.getValues()
  const placed = failure.fields.filter(({ path }) => Object.hasOwn(values, path.split('.')[0] ?? ''))
  placed.forEach(({ path, code, message }, index) => {
    const words = hasPhrase('shared', `fields.${code}`) ? code : message
    fields.setError(path as Path<Values>, { type: 'server', message: words }, { shouldFocus: index === 0 })
  })
  return placed.length > 0 && placed.length === failure.fields.length
}

/** One form: checked by its schema, sent once however often it is pressed, its first error focused. */
export function usePortalForm<Values extends FieldValues>(
  options: PortalFormOptions<Values>,
): PortalForm<Values> {
  const { schema, defaultValues, prepare, onSubmit, onStale } = options
  const fields = useForm<Values, unknown, Values>({
    resolver: schemaResolver(schema, prepare),
    defaultValues,
    mode: 'onTouched',
  })
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const sending = useRef(false)

  const send = async (values: Values) => {
    if (sending.current) return
    sending.current = true
    setFailure(null)
    try {
      await onSubmit(values, fields)
    } catch (error) {
      const failed = toApiFailure(error)
      if (failed.code === 'stale_record') onStale?.()
      if (!placeServerErrors(fields, failed)) setFailure(failed)
    } finally {
      sending.current = false
    }
  }

  return {
    fields,
    handleSubmit: event => void fields.handleSubmit(send)(event),
    isBusy: fields.formState.isSubmitting,
    failure,
  }
}
