import { useRef, type ReactNode, useEffect, type RefObject } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FailureBanner } from '@/shared/form/failure-banner'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'

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

type ErrorSummaryProps<Values extends FieldValues> = { form: PortalForm<Values> }

/** After a try to save: how many fields lack something. The eye sees it, the ear is told here. */
function ErrorSummary<Values extends FieldValues>({ form }: ErrorSummaryProps<Values>) {
  const t = usePhrases('shared')
  const { errors, submitCount, isSubmitting } = form.fields.formState
  const count = Object.keys(errors).length
  return (
    <p className="visually-hidden" role="status">
      {submitCount > 0 && !isSubmitting && count > 0 ? t('fields_to_mend', { count }) : ''}
    </p>
  )
}

/** Ctrl-S (Cmd-S) sends the form that holds the focus, or the only one that could be meant. */
function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      const element = form.current
      if (!element || event.defaultPrevented) return
      const focused = document.activeElement
      const isMeant = element.contains(focused) || !focused?.closest('form, [role="dialog"]')
      if (!isMeant) return
      event.preventDefault()
      // As if its button had been pressed; a press that the button would not take does nothing.
      const isOff = [...element.elements].some(each => each.matches('[type="submit"]:disabled'))
      if (!isOff) element.requestSubmit()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [form])
}
