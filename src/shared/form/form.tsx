import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FailureBanner } from '@/shared/form/failure-banner'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type FormProps<Values extends FieldValues> = {
  form: PortalForm<Values>
  children: ReactNode
  /** Names the form for those who hear it, where no heading does. */
  label?: string
  className?: string
}

export function Form<Values extends FieldValues>({ form, children, label, className }: FormProps<Values>) {
  return (
    <form noValidate className={className ?? 'form'} aria-label={label} onSubmit={form.handleSubmit}>
      {form.failure && <FailureBanner failure={form.failure} />}
      {children}
    </form>
  )
}
