import { useRef, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ErrorSummary } from '@/shared/form/error-summary'
import { FailureBanner } from '@/shared/form/failure-banner'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { useSaveKey } from '@/shared/form/use-save-key'

export type FormProps<Values extends FieldValues> = {
  form: PortalForm<Values>
  children: ReactNode
  /** Names the form for those who hear it, where no heading does. */
  label?: string
  className?: string
  /** For a button that stands outside. */
  id?: string
}

export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, children, label, className, id } = props
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(element)
  return (
    <form
      ref={element}
      id={id}
      noValidate
      className={className ?? 'form'}
      aria-label={label}
      onSubmit={form.handleSubmit}
    >
      {form.failure && <FailureBanner failure={form.failure} />}
      <ErrorSummary form={form} />
      {children}
    </form>
  )
}
