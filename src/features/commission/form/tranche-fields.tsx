import { rateText } from '@contract/kernel/rates'
import { TRANCHE_EVENTS } from '@contract/modules/commission/scheme.resource'
import type { SchemeFault } from '@contract/selling/scheme.rules'
import { PartFaults } from '@/features/commission/form/part-faults'
import { EMPTY_TRANCHE, sumOf, type SchemeFormValues } from '@/features/commission/form/scheme-values'
import { FormRate } from '@/shared/form/form-rate'
import { FormSelect } from '@/shared/form/form-select'
import { FormText } from '@/shared/form/form-text'
import { shownRate } from '@/shared/format/shown-rate'
import { useFormValues } from '@/shared/form/use-form-values'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'

export type TrancheFieldsProps = { form: PortalForm<SchemeFormValues>; faults: readonly SchemeFault[] }

const MOST = 12
const OWN = [
  ...(['tranches_missing', 'tranches_not_whole', 'triggers_not_rising', 'trigger_out_of_range'] as const),
]

/** As many parts as there are, each with when it opens and how much of the whole it is. */
export function TrancheFields({ form, faults }: TrancheFieldsProps) {
  const t = usePhrases('commission')
  const { tranches } = useFormValues(form)
  const change = (next: SchemeFormValues['tranches']) =>
    form.fields.setValue('tranches', next, { shouldDirty: true })
  const events = TRANCHE_EVENTS.map(value => ({ value, label: t(`values.requires_event.${value}`) }))
  return (
    <div className="form-stack">
      <div>
        {tranches.map((_tranche, index) => {
          const at = `tranches.${index}` as const
          const number = index + 1
          return (
            <fieldset key={index} className="scheme-tranche">
              <legend className="visually-hidden">{t('tranches.number', { number })}</legend>
              <FormText form={form} name={`${at}.name`} label={t('fields.tranche_name')} nullable optional />
              <FormRate form={form} name={`${at}.trigger_pct`} label={t('fields.trigger_pct')} required />
              <FormRate form={form} name={`${at}.release_pct`} label={t('fields.release_pct')} required />
              <FormSelect
                form={form}
                name={`${at}.requires_event`}
                label={t('fields.requires_event')}
                options={events}
              />
              <IconButton
                icon="trash"
                label={t('tranches.remove', { number })}
                disabled={tranches.length === 1}
                onClick={() => change(tranches.filter((_each, other) => other !== index))}
              />
            </fieldset>
          )
        })}
      </div>
      <div className="cluster">
        {tranches.length < MOST && (
          <Button size="sm" icon="plus-lg" onClick={() => change([...tranches, EMPTY_TRANCHE])}>
            {t('tranches.add')}
          </Button>
        )}
        <p className="scheme-sum" role="status">
          {t('tranches.sum', {
            sum: `${shownRate(rateText(sumOf(tranches.map(({ release_pct }) => release_pct))))} %`,
          })}
        </p>
      </div>
      <PartFaults form={form} name="tranches" faults={OWN.filter(fault => faults.includes(fault))} />
    </div>
  )
}
