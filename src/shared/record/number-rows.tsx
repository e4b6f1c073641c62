import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RevealedNumber } from '@/shared/record/revealed-number'
import { useFieldWords } from '@/shared/record/use-field-words'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type NumberRowsProps = {
  /** Where one of them is revealed. */
  url: string
  row: ResourceRow
  names: readonly string[]
  namespace: Namespace
  mayReveal: boolean
}

/** The protected numbers that are on file, by their last digits; shown whole to whom it may be. */
export function NumberRows({ url, row, names, namespace, mayReveal }: NumberRowsProps) {
  const t = usePhrases('record')
  const words = useFieldWords(namespace)
  return names.map(name => {
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
              namespace={namespace}
              masked={masked}
              mayReveal={mayReveal}
            />
          ) : (
            t('reveal.none')
          )}
        </dd>
      </div>
    )
  })
}
