import { useEffect } from 'react'
import type { AskValues } from '@/features/leave/ask/ask-values'
import { FormInteger } from '@/shared/form/form-integer'
import { FormSwitch } from '@/shared/form/form-switch'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type MaternityFactsProps = { form: PortalForm<AskValues> }

const USUAL = { miscarriage: false, unpaid_extension: false, transferred: 0 }

/** What the law makes the length of this leave depend on. */
export function MaternityFacts({ form }: MaternityFactsProps) {
  const t = usePhrases('leave')
  const { fields } = form
  const { maternity: facts } = useFormValues(form)
  useEffect(() => {
    if (!facts) fields.setValue('maternity', USUAL)
  }, [facts, fields])
  if (!facts) return null
  return (
    <fieldset className="form-stack">
      <legend className="field-label">{t('facts.title')}</legend>
      <FormSwitch form={form} name="maternity.miscarriage" label={t('facts.miscarriage')} />
      {!facts.miscarriage && (
        <>
          <FormSwitch form={form} name="maternity.unpaid_extension" label={t('facts.unpaid_extension')} />
          <FormInteger form={form} name="maternity.transferred" label={t('facts.transferred')} />
        </>
      )}
    </fieldset>
  )
}
