import type { ProtectedNumber } from '@contract/modules/people/protected-numbers'
import { RevealedNumber } from '@/shared/record/revealed-number'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useFieldWords } from '@/shared/record/use-field-words'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type ProtectedNumbersProps = {
  /** Where one of them is revealed. */
  url: string
  row: ResourceRow
  names: readonly ProtectedNumber[]
}

/** What is on file, by the last digits; shown whole to whom it may be. */
export function ProtectedNumbers({ url, row, names }: ProtectedNumbersProps) {
  const t = usePhrases('people')
  const record = usePhrases('record')
  const words = useFieldWords('people')
  const mayReveal = useCan()('hr.employee.reveal_pii')
  return (
    <section className="form-stack" aria-label={t('sections.numbers')}>
      <h3 className="section-title">{t('sections.numbers')}</h3>
      <dl className="number-list">
        {names.map(name => {
          const masked = row[`${name}_masked`]
          return (
            <div className="number-row" key={name}>
              <dt>{words.label(name)}</dt>
              <dd>
                {typeof masked === 'string' ? (
                  // A number that was changed is another number: what was shown of the former goes.
                  <RevealedNumber
                    key={masked}
                    url={url}
                    name={name}
                    namespace="people"
                    masked={masked}
                    mayReveal={mayReveal}
                  />
                ) : (
                  record('reveal.none')
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
