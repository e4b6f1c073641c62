import { useEffect } from 'react'
import { isDateText } from '@contract/kernel/dates'
import type { HalfDay } from '@contract/modules/leave/day-count.rules'
import type { LeaveChoices, LeavePreviewProblem } from '@contract/modules/leave/leave.views'
import { fittingPart, partsFor, type AskValues } from '@/features/leave/ask/ask-values'
import { FormDate } from '@/shared/form/form-date'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Checkbox } from '@/shared/ui/checkbox'

export type AskDatesProps = {
  form: PortalForm<AskValues>
  type: LeaveChoices['types'][number] | undefined
  problems: readonly LeavePreviewProblem[]
}

const DATE_FIELDS = ['date_from', 'date_to', 'half_day', 'hours']

/** From when to when, which part of a day, and at once what stands against it. */
export function AskDates({ form, type, problems }: AskDatesProps) {
  const t = usePhrases('leave')
  const { fields } = form
  const { date_from: from, date_to: to, half_day: part } = useFormValues(form)
  const told = problems.filter(({ path }) => DATE_FIELDS.includes(path))
  const parts = partsFor(from ?? '', to ?? '')
  const isFirst = isDateText(from ?? '')

  // Most leave is one day long: the last day begins as the first one.
  useEffect(() => {
    if (isFirst && !to) fields.setValue('date_to', from, { shouldDirty: true })
  }, [isFirst, from, to, fields])
  useEffect(() => {
    const fitting: HalfDay = type && !type.allow_half_day ? 'none' : fittingPart(part, from ?? '', to ?? '')
    if (fitting !== part) fields.setValue('half_day', fitting, { shouldDirty: true })
  }, [type, part, from, to, fields])

  return (
    <>
      <div className="form-grid">
        <FormDate form={form} name="date_from" label={t('ask.from')} required />
        <FormDate form={form} name="date_to" label={t('ask.to')} required />
      </div>
      {(!type || type.allow_half_day) && (
        <fieldset className="day-parts">
          <legend className="field-label">{t('ask.half')}</legend>
          <div className="cluster">
            {parts.map(each => (
              <Checkbox
                key={each}
                kind="radio"
                label={
                  parts.includes('single_am') && each === 'none'
                    ? t('ask.whole_day')
                    : t(`values.half_day.${each}`)
                }
                value={each}
                checked={part === each}
                name="half_day"
                onChange={() => fields.setValue('half_day', each, { shouldDirty: true })}
              />
            ))}
          </div>
          <p className="field-hint">{t('ask.half_hint')}</p>
        </fieldset>
      )}
      {told.map(({ code, message }) => (
        <p key={code} className="field-error" role="alert">
          {message}
        </p>
      ))}
    </>
  )
}
