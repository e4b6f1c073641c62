import { rateText } from '@contract/kernel/rates'
import type { SchemeFault } from '@contract/selling/scheme.rules'
import { PartFaults } from '@/features/commission/form/part-faults'
import { sumOf, type SchemeFormValues } from '@/features/commission/form/scheme-values'
import { FormRate } from '@/shared/form/form-rate'
import { FormSwitch } from '@/shared/form/form-switch'
import { shownRate } from '@/shared/format/shown-rate'
import { useFormValues } from '@/shared/form/use-form-values'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type LevelFieldsProps = { form: PortalForm<SchemeFormValues>; faults: readonly SchemeFault[] }

const OWN = ['levels_above_company_rate', 'level_twice', 'level_missing'] as const
const percent = (rate: bigint) => `${shownRate(rateText(rate))} %`

/** What comes in, who of the ladder earns how much of it, and what is left for the company. */
export function LevelFields({ form, faults }: LevelFieldsProps) {
  const t = usePhrases('commission')
  const selling = usePhrases('selling')
  const { levels, company_rate_pct } = useFormValues(form)
  const paid = sumOf(levels.map(({ rate_pct }) => rate_pct))
  const company = sumOf([company_rate_pct])
  return (
    <div className="form-stack">
      <div className="scheme-row">
        <FormRate
          form={form}
          name="company_rate_pct"
          label={t('fields.company_rate_pct')}
          hint={t('hints.company_rate_pct')}
          required
        />
      </div>
      <div>
        {levels.map(({ level }, index) => (
          <div key={level} className="scheme-row">
            <FormRate
              form={form}
              name={`levels.${index}.rate_pct`}
              label={t('levels.rate_of', { level: selling(`levels.${level}`) })}
              required={level !== 'referrer'}
              optional={level === 'referrer'}
            />
            <FormSwitch form={form} name={`levels.${index}.is_override`} label={t('levels.override')} />
          </div>
        ))}
      </div>
      <p className="scheme-sum" role="status">
        {t('levels.sum', {
          paid: percent(paid),
          company: percent(company),
          kept: percent(company > paid ? company - paid : 0n),
        })}
      </p>
      <PartFaults form={form} name="levels" faults={OWN.filter(fault => faults.includes(fault))} />
    </div>
  )
}
