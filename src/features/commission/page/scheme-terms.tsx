import { commissionSchemeResource } from '@contract/modules/commission/scheme.resource'
import type { ShownScheme } from '@/features/commission/schemes.api'
import { useSchemeWords } from '@/features/commission/use-scheme-words'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FieldValue } from '@/shared/record/field-value'
import { useFieldWords } from '@/shared/record/use-field-words'

export type SchemeTermsProps = { scheme: ShownScheme }

const SHOWN = [
  ...(['base_kind', 'company_rate_pct', 'vat_mode', 'trigger_kind', 'vacant_rule'] as const),
  ...(['holdback_rate_pct', 'holdback_release_rule', 'clawback_rule'] as const),
]

/** What else it says: the base, the tax on what we bill, what is kept back and what is claimed back. */
export function SchemeTerms({ scheme }: SchemeTermsProps) {
  const t = usePhrases('commission')
  const fields = useFieldWords('commission')
  const words = useSchemeWords()
  return (
    <section aria-label={t('terms.title')}>
      <h2 className="section-title">{t('terms.title')}</h2>
      <dl className="scheme-facts">
        <div>
          <dt>{t('fields.scope')}</dt>
          <dd>
            <bdi>{words.scope(scheme)}</bdi>
          </dd>
        </div>
        {SHOWN.map(name => (
          <div key={name}>
            <dt>{fields.label(name)}</dt>
            <dd>
              <FieldValue
                field={commissionSchemeResource.fields[name]}
                name={name}
                namespace="commission"
                value={scheme[name]}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
