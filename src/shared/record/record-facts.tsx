import type { Resource } from '@contract/kernel/define-resource'
import type { Namespace } from '@/shared/i18n/namespaces'
import { FieldValue } from '@/shared/record/field-value'
import { fieldOf } from '@/shared/record/record-values'
import { useFieldWords } from '@/shared/record/use-field-words'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type RecordFactsProps = {
  resource: Resource
  namespace: Namespace
  names: readonly string[]
  row: ResourceRow
}

/** The few facts of a record that one looks for first; what it does not say is left out. */
export function RecordFacts({ resource, namespace, names, row }: RecordFactsProps) {
  const words = useFieldWords(namespace)
  const said = names.filter(name => row[name] !== null && row[name] !== undefined && row[name] !== '')
  if (said.length === 0) return null
  return (
    <dl className="record-facts">
      {said.map(name => (
        <div key={name}>
          <dt>{words.label(name)}</dt>
          <dd>
            <FieldValue
              field={fieldOf(resource, name)}
              name={name}
              namespace={namespace}
              value={row[name]}
              row={row}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
